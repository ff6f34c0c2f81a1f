import Foundation
import PackagePlugin

/// Translates the Swift files that a target's manifest excludes, and adds them to the target, so that the compiler sees them translated only:
/// those in the folder `Component`, which may be a link to where they live, and those that lie right beside it, but for `main.swift`. The target is also told where the folder
/// is, whose pictures are read when they are asked for.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Component")
    let component = swiftFiles(in: folder)
    guard !component.isEmpty else {
      Diagnostics.error("there is no Swift file in \(folder.path)")
      return []
    }
    let taken = Set(component.map(\.path) + (target.sourceModule?.sourceFiles.map { $0.url.path } ?? []))
    let beside = try FileManager.default.contentsOfDirectory(at: target.directoryURL, includingPropertiesForKeys: nil)
      .map { target.directoryURL.appending(path: $0.lastPathComponent) }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "main.swift" && !taken.contains($0.path) }
      .sorted { $0.path < $1.path }
    let files = component + beside
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Translating \(files.count) files of \(target.name)",
        executable: try context.tool(named: "springform-translate").url,
        arguments: options(of: target) + [output.path, folder.path] + files.map(\.path),
        inputFiles: files + catalogues(in: folder),
        outputFiles: files.enumerated().map { output.appending(path: "\($0)-\($1.lastPathComponent)") }
          + [output.appending(path: "SpringformFolder.swift")]
          + (depends(target, on: "SwiftUIScenes") ? [output.appending(path: "SpringformPreviews.swift")] : []))
    ]
  }

  private func options(of target: any Target) -> [String] {
    // SwiftPM makes a bundle of them.
    let hasResources = target.sourceModule?.sourceFiles.contains { $0.type == .resource } ?? false
    return (hasResources ? [] : ["--bundle"])
      // Otherwise what is for SwiftUI is left out of the sources.
      + (depends(target, on: "SwiftUI") ? ["--swiftui"] : [])
      // Previews become scenes, where scenes can show them.
      + (depends(target, on: "SwiftUIScenes") ? ["--previews"] : [])
      // What the component calls by its own module's name is this module's.
      + (target.sourceModule.map { ["--module=\($0.moduleName)"] } ?? [])
  }

  private func depends(_ target: any Target, on module: String) -> Bool {
    target.dependencies.contains {
      switch $0 {
      case .product(let product): product.name == module
      case .target(let target): target.name == module
      @unknown default: false
      }
    }
  }

  /// What is in the folder's asset catalogues, whose names the translation declares.
  private func catalogues(in folder: URL) -> [URL] {
    let origin = folder.resolvingSymlinksInPath()
    return (FileManager.default.enumerator(at: origin, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.path.contains(".xcassets/") && $0.lastPathComponent == "Contents.json" }
      .sorted { $0.path < $1.path }
  }

  /// In the order of their paths; those in a folder that is a link by way of the link, so that the build sees when it leads elsewhere.
  /// Folders within that are links are not followed; what lies in documentation, in playgrounds and in builds is no source of the component's,
  /// and neither is a manifest, nor what is hidden, such as what other systems keep beside files of a Mac.
  private func swiftFiles(in folder: URL) -> [URL] {
    let origin = folder.resolvingSymlinksInPath()
    return (FileManager.default.enumerator(at: origin, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { String($0.dropFirst(origin.path.count + 1)) }.filter { !isForeign($0) }
      .map { folder.appending(path: $0) }
  }

  private func isForeign(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last == "Package.swift" || parts.contains { $0.hasPrefix(".") }
      || parts.dropLast().contains { $0.hasSuffix(".docc") || $0.hasSuffix(".playground") }
  }
}
