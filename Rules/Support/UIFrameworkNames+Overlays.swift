extension UIFrameworkNames {
  /// What a file sees only if it imports SwiftUI and another module: that module's own part for SwiftUI. By hand, from
  /// Apple's documentation; names that other modules may well have too are left out.
  package static let swiftUIOverlays: [String: String] = [
    "AVKit": "VideoPlayer",
    "AuthenticationServices": "AuthorizationController SignInWithAppleButton WebAuthenticationSession",
    "MapKit": """
    LookAroundPreview Map MapAnnotation MapAnnotationProtocol MapCameraBounds MapCameraPosition
    MapCameraUpdateContext MapCircle MapCompass MapContent MapContentBuilder MapInteractionModes
    MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapProxy MapReader MapScaleView MapStyle
    MapUserLocationButton MapUserTrackingMode MapZoomStepper UserAnnotation
    """,
    "PhotosUI": "PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle",
    "SceneKit": "SceneView",
    "SpriteKit": "SpriteView",
    "StoreKit": "ProductView RequestReviewAction StoreView SubscriptionStoreView",
    "WebKit": "WebView",
  ]
}
