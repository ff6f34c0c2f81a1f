import Foundation
import PackagePlugin

/// Translates the Swift files in a target's folder `Component`, which may be a link to where they live, and adds them to the
/// target. The target's own manifest excludes the folder, so that the compiler sees the files translated only. The target is also told
/// where the folder is, whose pictures are read when they are asked for.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Component")
    let origin = folder.resolvingSymlinksInPath()
    // By way of the link, so that the build sees when it leads elsewhere.
    let files = (FileManager.default.enumerator(at: origin, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0.dropFirst(origin.path.count + 1)) }
    guard !files.isEmpty else {
      Diagnostics.error("there is no Swift file in \(folder.path)")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    // SwiftPM makes a bundle of them.
    let hasResources = target.sourceModule?.sourceFiles.contains { $0.type == .resource } ?? false
    return [
      .buildCommand(
        displayName: "Translating \(files.count) files of \(target.name)",
        executable: try context.tool(named: "springform-translate").url,
        arguments: [output.path, folder.path, hasResources ? "none" : "bundle"] + files.map(\.path), inputFiles: files,
        outputFiles: files.enumerated().map { output.appending(path: "\($0)-\($1.lastPathComponent)") }
          + [output.appending(path: "SpringformFolder.swift")])
    ]
  }
}
