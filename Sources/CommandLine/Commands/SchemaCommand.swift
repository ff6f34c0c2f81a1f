import ArgumentParser
import SpringformSceneFile

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scene files, for editors.",
    discussion: """
      A file whose first line is '# yaml-language-server: $schema=springform-scene.schema.json' is checked and completed \
      while it is typed, by editors that know YAML.
      """)

  @Flag(help: "Print the reference of all keys and functions as Markdown instead.") var reference = false

  func run() throws { try Console.writeResult(reference ? SceneReference.text : SceneSchema.text) }
}
