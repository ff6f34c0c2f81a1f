// swift-tools-version: 6.2
import PackageDescription

// Measures what Springform makes against what others make: see README.md beside this file.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let springform = Target.Dependency.product(name: "Springform", package: "springform")

let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "springform", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CairoLibrary", path: "Sources/CairoLibrary", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(name: "CairoDrawings", dependencies: ["CairoLibrary"]),
    .target(
      name: "Corpora",
      dependencies: [springform, .product(name: "SpringformGallery", package: "springform"), "CairoDrawings"],
      swiftSettings: strict),
    .target(name: "Judge", dependencies: [springform], swiftSettings: strict),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Corpora", "Judge", "CairoDrawings", springform,
        .product(name: "SpringformComparison", package: "springform"),
        .product(name: "SpringformGallery", package: "springform"),
        .product(name: "SpringformSceneFile", package: "springform"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "JudgeTests", dependencies: ["Judge", springform], path: "Tests/Judge", swiftSettings: strict),
  ])
