import PackagePlugin

/// Compiles the texts among a target's sources, all files that are no source and no README, into it: `page.css` becomes
/// `EmbeddedTexts.page_css`, a string. SwiftPM's own `embedInCode` makes an array of numbers of each, over which the compiler
/// sits for longer than over all the rest of such a module.
@main
struct EmbeddedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files =
      target.sourceModule?.sourceFiles.filter { $0.type == .unknown && $0.url.lastPathComponent != "README.md" } ?? []
    let texts = files.map(\.url).sorted { $0.path < $1.path }
    guard !texts.isEmpty else {
      Diagnostics.error("\(target.name) has no texts to embed")
      return []
    }
    let script = context.package.directoryURL.appending(path: "Scripts/embed-texts")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(texts.count) texts in \(target.name)", executable: script,
        arguments: [output.path] + texts.map(\.path), inputFiles: [script] + texts, outputFiles: [output])
    ]
  }
}
