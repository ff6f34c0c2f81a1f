import ArgumentParser
import SpringformSceneFile

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scene files, for editors.",
    discussion: """
      A file whose first line is '# yaml-language-server: $schema=springform-scene.schema.json' is checked and completed \
      while it is typed, by editors that know YAML.
      """)

  func run() throws { try Console.writeResult(SceneSchema.text) }
}
