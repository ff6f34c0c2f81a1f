// swift-tools-version: 6.2
import PackageDescription

// Modules with the names of Apple's, on Springform's stage, and what makes a component's own source compile against them: see
// README.md beside this file. Where Apple's modules are, nothing of it is.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  // What editors look up is our own names; to index the system's with each file takes an eighth of the compiler's time.
  .unsafeFlags(["-index-ignore-system-modules", "-index-ignore-clang-modules"], .when(configuration: .debug)),
]

let springform = Target.Dependency.product(name: "Springform", package: "springform")
let commandLine = Target.Dependency.product(name: "SpringformCommandLine", package: "springform")
let gallery = Target.Dependency.product(name: "SpringformGallery", package: "springform")
let testing = Target.Dependency.product(name: "SpringformTesting", package: "springform")

func swiftSyntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

/// A component: its source in the folder `Component`, which the plugin translates, and beside it a scene that shows it.
/// - Parameter others: files beside the folder that are translated, too.
func component(_ name: String, in folder: String = "Components", translating others: [String] = []) -> Target {
  .target(
    name: name + "Demo", dependencies: ["UIKit", "ViewScenes"], path: "\(folder)/\(name)",
    exclude: ["Component"] + others, swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"])
}

/// The same of a component that imports SwiftUI.
func swiftUIComponent(_ name: String) -> Target {
  .target(
    name: name + "Demo", dependencies: ["SwiftUI", "SwiftUIScenes"], path: "Components/\(name)",
    exclude: ["Component"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"])
}

/// What tests import without saying so when they import `UIKit`.
let testingOverlays = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let components = [
  "LikeButton", "Checkbox", "LoadingIndicators", "PulseView", "RippleButton", "RingProgress", "LiquidLoader",
  "StarRating", "DragSegmentedControl", "MarqueeLabel", "FloatingActionMenu", "GooeyMenu", "SlimeView", "FoldingCell",
  "CardCarousel", "JellyView", "Confetti", "BubbleTransition", "GuillotineMenu", "CurveRefresh",
  "ParallaxGallery",
]
let swiftUIComponents = [
  "ReactionButton", "Loaders", "CreditCard", "WaveGauge", "ExpandingCard", "CardStack", "AlarmBell", "Mascot",
  "Fireflies", "ActivityRings", "Onboarding", "Toast", "TagFlow", "Shimmer", "BrightnessSlider", "BarChart",
  "SlimeBadge", "RefreshableFeed",
]
let demos = (components + swiftUIComponents).map { Target.Dependency.target(name: $0 + "Demo") }

let package = Package(
  name: "uikit",
  products: [
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .executable(name: "springform-missing", targets: ["springform-missing"]),
  ],
  dependencies: [
    .package(name: "springform", path: ".."),
    // A range, so that people who have macros can resolve.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "Translation", dependencies: ["SwiftParser", "SwiftSyntax"].map(swiftSyntax), exclude: ["README.md"],
      swiftSettings: strict),
    .executableTarget(
      name: "springform-translate", dependencies: ["Translation"], path: "Sources/Translate", swiftSettings: strict),
    .executableTarget(
      name: "springform-missing", dependencies: ["Translation"], path: "Sources/Missing", swiftSettings: strict),
    .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["springform-translate"]),
    .target(name: "Constraints", exclude: ["README.md"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints"], path: "Tests/Constraints", swiftSettings: strict),
    .testTarget(
      name: "TranslationTests", dependencies: ["Translation"], path: "Tests/Translation", swiftSettings: strict),
  ])

#if os(Linux)
  package.products += [
    .library(name: "UIKit", targets: ["CoreGraphics", "QuartzCore", "UIKit"] + testingOverlays),
    .library(name: "ViewScenes", targets: ["ViewScenes"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SwiftUIScenes", targets: ["SwiftUIScenes"]),
  ]
  package.targets +=
    [
      .systemLibrary(
        name: "CPoppler", path: "Sources/System/CPoppler", pkgConfig: "poppler-glib",
        providers: [.apt(["libpoppler-glib-dev"])]),
      .systemLibrary(
        name: "CPixbuf", path: "Sources/System/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
        providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
      .target(name: "CoreGraphics", dependencies: [springform], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "QuartzCore", dependencies: [springform, "CoreGraphics"], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "SwiftUIAnimation", dependencies: [springform, "CoreGraphics"], exclude: ["README.md"],
        swiftSettings: strict),
      .target(name: "Pictograms", dependencies: [springform], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "UIKitCore",
        dependencies: [
          springform, "Constraints", "CoreGraphics", "Pictograms", "QuartzCore", "CPoppler", "CPixbuf",
        ],
        exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "UIKitLists", dependencies: [springform, "UIKitCore"], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "UIKitDynamics", dependencies: [springform, "UIKitCore", "UIKitLists"], exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "UIKitFrameworks", dependencies: [springform, "UIKitCore"], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "UIKitControls", dependencies: ["UIKitCore"], exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "UIKitControllers", dependencies: ["UIKitControls", "UIKitCore"], exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "UIKit",
        dependencies: [
          "UIKitControllers", "UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitFrameworks", "UIKitLists",
        ],
        exclude: ["README.md"], swiftSettings: strict),
      .target(
        name: "Combine", dependencies: ["CoreGraphics", "QuartzCore", "UIKit"], exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "SwiftUI",
        dependencies: [springform, "SwiftUIAnimation", "Combine", "CoreGraphics", "QuartzCore", "UIKit"],
        exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "SwiftUIScenes", dependencies: [springform, "SwiftUIAnimation", "SwiftUI", "UIKit", "ViewScenes"],
        exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "ViewScenes", dependencies: [springform, "QuartzCore", "UIKit"], exclude: ["README.md"],
        swiftSettings: strict),
      .target(
        name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Sources/TestingOverlays/CoreGraphics",
        swiftSettings: strict),
      .target(
        name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/TestingOverlays/UIKit", swiftSettings: strict),
      .executableTarget(
        name: "components", dependencies: [springform, commandLine] + demos, path: "Components/Tool",
        swiftSettings: strict),
      .testTarget(
        name: "CoreGraphicsTests", dependencies: [springform, "CoreGraphics", "_Testing_CoreGraphics"],
        path: "Tests/CoreGraphics", swiftSettings: strict),
      .testTarget(
        name: "SwiftUIAnimationTests", dependencies: ["CoreGraphics", "SwiftUIAnimation", "_Testing_CoreGraphics"],
        path: "Tests/SwiftUIAnimation", swiftSettings: strict),
      .testTarget(
        name: "QuartzCoreTests", dependencies: [springform, "QuartzCore", "_Testing_CoreGraphics"],
        path: "Tests/QuartzCore",
        swiftSettings: strict),
      .testTarget(
        name: "CombineTests",
        dependencies: [springform, "Combine", "QuartzCore", "UIKit", "ViewScenes"]
          + testingOverlays.map { .target(name: $0) },
        path: "Tests/Combine", swiftSettings: strict),
      .testTarget(
        name: "UIKitTests",
        dependencies: [springform, "QuartzCore", "UIKit", "UIKitCore", "UIKitFrameworks", "ViewScenes"]
          + testingOverlays.map { .target(name: $0) },
        path: "Tests/UIKit", swiftSettings: strict),
      .testTarget(
        name: "SwiftUITests",
        dependencies: [springform, "SwiftUI", "SwiftUIScenes", "UIKit", "ViewScenes"]
          + testingOverlays.map { .target(name: $0) },
        path: "Tests/SwiftUI", swiftSettings: strict),
      .testTarget(
        name: "ComponentsTests",
        dependencies: [springform, gallery, testing, "ViewScenes", "FlipCardDemo"]
          + testingOverlays.map { .target(name: $0) } + demos,
        path: "Tests/Components", exclude: ["__Baselines__"], swiftSettings: strict),
      // One with pictures, for tests.
      component("FlipCard", in: "Tests", translating: ["FlipCardScreen.swift"]),
    ] + components.map { component($0) } + swiftUIComponents.map(swiftUIComponent)
#endif
