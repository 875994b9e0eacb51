package import Linting

/// Every rule, sorted by its id. A rule exists when it stands here, in a file of its name, and has fixtures.
package enum AllRules {
  package static let rules: [Rule] = [
    .assemblyOutsideBuilder,
    .dataAccessOutsideInteractor,
    .dependencyCycle,
    .impureEntity,
    .incompleteModule,
    .navigationOutsideRouter,
    .oversizedComponent,
    .oversizedContract,
    .statefulInteractor,
    .strongPresenterReference,
    .uiFrameworkImport,
    .uiTypeInLogic,
  ]
}
