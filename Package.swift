// swift-tools-version: 6.2
import PackageDescription

// The manifest is a table: one row per module, its arrows in the order of the design's drawing.
// Folders carry the short name, targets and modules the product's prefix, so that no user's module collides.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Pixel loops are unusable without optimisation, so these modules keep it in debug builds.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

func module(
  _ name: String, _ imports: [String] = [], system: [String] = [], external: [Target.Dependency] = [], hot: Bool = false
) -> Target {
  .target(
    name: "Springform" + name,
    dependencies: imports.map { .target(name: "Springform" + $0) } + system.map { .target(name: $0) } + external,
    path: "Sources/" + name,
    swiftSettings: hot ? strict + optimised : strict)
}

func tests(_ name: String, _ imports: [String], system: [String] = [], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: imports.map { .target(name: "Springform" + $0) } + system.map { .target(name: $0) },
    path: "Tests/" + name,
    resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "springform",
  products: [],
  dependencies: [],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGIF", path: "Sources/System/CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .target(
      name: "CBox2D", path: "Sources/System/CBox2D", publicHeadersPath: "include",
      linkerSettings: [.linkedLibrary("box2d")]),

    module("Geometry"),
    module("Bitmap", hot: true),
    module("Dynamics", ["Geometry"], system: ["CBox2D"]),
    module("Scene", ["Geometry", "Bitmap"]),
    module("Codecs", ["Bitmap"], system: ["CGIF"], hot: true),

    tests("Dynamics", ["Dynamics", "Geometry"], system: ["CBox2D"]),
  ],
  cxxLanguageStandard: .cxx17)
