package import Linting

/// Every rule, sorted by its id. A rule exists when it stands here, in a file of its name, and has fixtures.
package enum AllRules {
  package static let rules: [Rule] = [
    .assemblyOutsideBuilder,
    .concreteDependency,
    .contractNotClassBound,
    .dataAccessOutsideInteractor,
    .dependencyCycle,
    .forbiddenDependency,
    .impureEntity,
    .incompleteModule,
    .malformedSuppression,
    .moduleInternalsAccess,
    .navigationOutsideRouter,
    .oversizedComponent,
    .oversizedContract,
    .retainCycle,
    .statefulInteractor,
    .strongPresenterReference,
    .strongViewReference,
    .uiFrameworkImport,
    .uiTypeInLogic,
    .unreadableFile,
    .unusedSuppression,
    .vipPayload,
    .weakBothWays,
  ]
}
