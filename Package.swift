// swift-tools-version: 6.2
import PackageDescription

// The manifest is a table: one row per module, its arrows in the order of the design's drawing.
// Folders carry the short name, targets and modules the product's prefix, so that no user's module collides.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  // What editors look up is our own names; to index the system's with each file takes an eighth of the compiler's time.
  .unsafeFlags(["-index-ignore-system-modules", "-index-ignore-clang-modules"], .when(configuration: .debug)),
]

/// Loops over pixels and bytes are unusable without optimisation, so these modules keep it in debug builds.
let always: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What reads files, plans, words and compares what is written down, and touches no pixels, is as fast without, and would take a third of the
/// compiler's time.
let never: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let flyingFox = ["FlyingFox", "FlyingSocks"].map { Target.Dependency.product(name: $0, package: "FlyingFox") }
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

func springform(_ name: String) -> Target.Dependency {
  // The umbrella is the product's own name.
  .target(name: name == "Springform" ? name : "Springform" + name)
}

func module(
  _ name: String, _ imports: [String] = [], system: [String] = [], external: [Target.Dependency] = [],
  optimised: [SwiftSetting] = [], packageAccess: Bool = true, texts: Bool = false
) -> Target {
  .target(
    name: name == "Springform" ? name : "Springform" + name,
    dependencies: imports.map(springform) + system.map { .target(name: $0) } + external,
    path: "Sources/" + name,
    exclude: ["README.md"],
    packageAccess: packageAccess,
    swiftSettings: strict + optimised,
    plugins: texts ? [.plugin(name: "EmbeddedTexts")] : [])
}

func tests(
  _ name: String, _ imports: [String], system: [String] = [], support: Bool = false, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: imports.map(springform) + (system + (support ? ["TestSupport"] : [])).map { .target(name: $0) },
    path: "Tests/" + name,
    exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "springform",
  products: [
    .executable(name: "springform", targets: ["SpringformTool"]),
    .library(name: "Springform", targets: ["Springform"]),
    .library(name: "SpringformSceneFile", targets: ["SpringformSceneFile"]),
    .library(name: "SpringformCommandLine", targets: ["SpringformCommandLine"]),
    .library(name: "SpringformComparison", targets: ["SpringformComparison"]),
    .library(name: "SpringformGallery", targets: ["SpringformGallery"]),
    .library(name: "SpringformTesting", targets: ["SpringformTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CRSVG", path: "Sources/System/CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CGIF", path: "Sources/System/CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/System/CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CLCMS", path: "Sources/System/CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CHeap", path: "Sources/System/CHeap"),
    .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),
    .target(
      name: "CBox2D", path: "Sources/System/CBox2D", publicHeadersPath: "include",
      linkerSettings: [.linkedLibrary("box2d")]),
    .plugin(name: "EmbeddedTexts", capability: .buildTool()),

    module("Numerics"),
    module("Processes", ["Numerics"], system: ["CLinux"]),
    module("Geometry", ["Numerics"]),
    module("Bitmap", optimised: always),
    module("MotionRecord", ["Numerics"], optimised: never),
    module("Motion", ["Numerics", "Geometry"]),
    module("Dynamics", ["Numerics", "MotionRecord", "Geometry"], system: ["CBox2D"]),
    module("Text", ["Numerics", "Geometry", "Bitmap"], system: ["CPango"]),
    module("SVG", ["Numerics", "Geometry", "Motion", "Text", "Codecs"], system: ["CRSVG"]),
    module("Codecs", ["Numerics", "Bitmap"], system: ["CGIF", "CDeflate", "CWebP", "CLCMS"], optimised: always),
    module(
      "Scene", ["Numerics", "MotionRecord", "Geometry", "Bitmap", "Motion", "Dynamics", "Text", "SVG"]),
    module(
      "Lottie",
      ["Numerics", "MotionRecord", "Geometry", "Bitmap", "Motion", "Text", "Codecs", "SVG", "Scene"]),
    module("Raster", ["Numerics", "Geometry", "Bitmap", "SVG", "Scene"], system: ["CCairo"]),
    module("Comparison", ["Numerics", "Bitmap"], optimised: always),
    module("Measurement", ["Numerics", "Geometry", "Bitmap", "Motion"], optimised: always),
    module(
      "Pipeline",
      [
        "Numerics", "Processes", "MotionRecord", "Geometry", "Bitmap", "Motion", "Dynamics", "Text", "SVG", "Lottie",
        "Scene", "Raster", "Codecs",
      ]),
    module(
      "Matching", ["Numerics", "Geometry", "Bitmap", "Scene", "Raster", "Measurement", "Pipeline"], optimised: always),
    module(
      "Springform",
      [
        "Numerics", "Geometry", "Bitmap", "Motion", "Dynamics", "Text", "SVG", "Lottie", "Scene", "Codecs", "Raster",
        "Pipeline",
      ]),
    module("Document", ["Numerics"], external: [yams], optimised: never),
    module("Expectations", ["Numerics", "Scene", "Pipeline"], optimised: never),
    module("Expressions", ["Numerics", "Geometry", "Motion", "Document"]),
    module(
      "Verification",
      [
        "Numerics", "MotionRecord", "Geometry", "Bitmap", "Dynamics", "Text", "Scene", "Codecs", "Raster", "Comparison",
        "Pipeline", "Document", "Expectations",
      ], optimised: never),
    module("Testing", ["Bitmap", "Scene", "Comparison", "Pipeline", "Expectations", "Verification"]),
    module(
      "SceneFile",
      [
        "Numerics", "Geometry", "MotionRecord", "Motion", "Scene", "Pipeline", "Springform", "Document", "Expressions",
        "Expectations",
      ], optimised: never),
    // Gallery and Tool use public API alone, as a package of somebody else would.
    module("Gallery", ["Springform"], optimised: never, packageAccess: false),
    module(
      "Reports",
      [
        "Numerics", "Geometry", "Bitmap", "Scene", "Text", "Codecs", "Raster", "Comparison", "Pipeline", "Verification",
      ],
      external: [mustache], optimised: never, texts: true),
    module(
      "Studio",
      [
        "Numerics", "Geometry", "Bitmap", "Motion", "Scene", "Raster", "Codecs", "Comparison", "Pipeline",
        "Measurement", "Matching", "Expectations", "SceneFile", "Verification", "Reports",
      ],
      external: flyingFox, optimised: never, texts: true),
    module(
      "CommandLine",
      [
        "Numerics", "Processes", "Bitmap", "Motion", "Scene", "Springform", "Document", "Expectations", "Expressions",
        "SceneFile",
        "Comparison", "Measurement", "Matching", "Verification", "Reports", "Studio",
      ],
      system: ["CHeap"], external: [argumentParser], optimised: never, texts: true),
    .executableTarget(
      name: "SpringformTool",
      dependencies: ["Springform", "SpringformCommandLine", "SpringformGallery"],
      path: "Sources/Tool", packageAccess: false, swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    .executableTarget(
      name: "ChangeBank",
      dependencies: [
        "Numerics", "MotionRecord", "Geometry", "Bitmap", "Motion", "Dynamics", "Text", "Document", "Scene",
        "SceneFile", "Codecs",
        "Pipeline", "Comparison", "Verification", "Gallery",
      ].map(springform) + [argumentParser],
      path: "Tests/ChangeBank",
      exclude: ["Scenes/card.scene.yml", "Scenes/parade.scene.yml", "Scenes/signals.scene.yml"], swiftSettings: strict),
    .testTarget(
      name: "ChangeBankTests", dependencies: ["ChangeBank", springform("Document")], path: "Tests/ChangeBankTests",
      swiftSettings: strict),
    tests("Numerics", ["Numerics"]),
    tests("Processes", ["Processes"]),
    tests("Geometry", ["Numerics", "Geometry"]),
    tests("MotionRecord", ["MotionRecord"]),
    tests("Motion", ["Geometry", "Motion"]),
    tests("Dynamics", ["Numerics", "Geometry", "Dynamics"], system: ["CBox2D"]),
    tests("Scene", ["MotionRecord", "Geometry", "Bitmap", "Motion", "Dynamics", "Text", "SVG", "Scene", "Raster"]),
    tests("Pipeline", ["Geometry", "Bitmap", "Motion", "Text", "Scene", "Codecs", "Pipeline"], support: true),
    tests("Document", ["Document"]),
    tests("Expressions", ["Geometry", "Motion", "Document", "Expressions"]),
    tests(
      "SceneFile",
      [
        "MotionRecord", "Pipeline", "Springform", "Document", "Comparison", "Expectations", "Verification", "SceneFile",
        "Gallery",
      ], support: true),
    tests("Gallery", ["Springform", "Pipeline", "Gallery"], support: true),
    tests(
      "CommandLine",
      [
        "Springform", "Document", "SceneFile", "Verification", "Reports", "Studio", "CommandLine", "Gallery", "Tool",
      ], support: true),
    tests("Codecs", ["Numerics", "Bitmap", "Codecs"], system: ["CGIF", "CDeflate"], support: true),
    tests("Comparison", ["Bitmap", "Motion", "Comparison", "Springform"]),
    tests("Bitmap", ["Bitmap"]),
    tests(
      "Matching", ["Geometry", "Bitmap", "Motion", "Scene", "Raster", "Pipeline", "Measurement", "Matching"]),
    tests("Measurement", ["Numerics", "Geometry", "Bitmap", "Motion", "Measurement"]),
    tests("Text", ["Geometry", "Bitmap", "Text"]),
    tests("SVG", ["Geometry", "SVG"]),
    tests(
      "Lottie", ["Numerics", "MotionRecord", "Geometry", "Bitmap", "Motion", "Codecs", "Scene", "Raster", "Lottie"],
      exclude: ["Files"]),
    tests("Raster", ["Geometry", "Bitmap", "Motion", "Text", "SVG", "Scene", "Raster"], support: true),
    tests("Expectations", ["Geometry", "Motion", "Scene", "Pipeline", "Expectations"]),
    tests(
      "Verification",
      [
        "MotionRecord", "Geometry", "Bitmap", "Text", "Scene", "Codecs", "Comparison", "Pipeline", "Document",
        "Expectations", "Verification",
      ], support: true),
    tests("Testing", ["Geometry", "Motion", "Testing"], support: true),
    tests(
      "Reports",
      [
        "Geometry", "Bitmap", "Motion", "Text", "Scene", "Raster", "Codecs", "Comparison", "Pipeline", "Verification",
        "Reports",
      ], support: true),
    tests(
      "Studio",
      [
        "Geometry", "Bitmap", "Motion", "Scene", "Codecs", "Pipeline", "Expectations", "SceneFile", "Verification",
        "Studio",
      ], support: true),
  ],
  cxxLanguageStandard: .cxx17)

// A sanitizer wants every module compiled anew, so its runs name the tests they are for: SPRINGFORM_TESTS=Scene,Raster.
if let chosen = Context.environment["SPRINGFORM_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name.dropLast("Tests".count)) }
}
