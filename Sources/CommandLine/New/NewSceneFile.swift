import Glibc
import Springform
import SpringformSceneFile

/// A scene file to begin with, and beside it the schema that its first line names.
struct NewSceneFile {
  let path: String
  private let schemaPath: String

  static let suffix = ".scene.yml"
  /// As in the template's first line.
  private static let schemaName = "springform-scene.schema.json"

  /// - Parameter name: the file's path, with or without `.scene.yml`.
  /// - Throws: ``UsageError/value(option:value:expected:)``.
  init(_ name: String) throws(UsageError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !last.allSatisfy({ $0 == "." }), !last.hasPrefix("-"),
      !last.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .value(option: "NAME", value: name, expected: "a file's name such as wobble")
    }
    path = Self.isFileName(last) ? name : name + Self.suffix
    schemaPath = name.dropLast(last.count) + Self.schemaName
  }

  /// Commands take a path with these endings for a scene file.
  private static func isFileName(_ name: Substring) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// Writes both. A schema that is there already stays as it is.
  /// - Returns: the paths of what was made.
  /// - Throws: `OutputError`, with `EEXIST` where something of the file's name is already.
  func write() throws -> [String] {
    guard !Self.isThere(path) else { throw OutputError.cannotCreate(path: path, code: EEXIST) }
    var contents = [(path, EmbeddedTexts.Scene_scene_yml_txt)]
    if !Self.isThere(schemaPath) { contents.append((schemaPath, SceneSchema.text)) }
    // Both are complete before one is in its place.
    let files = try contents.map { path, text in
      let file = try OutputFile(path: path)
      try Array(text.utf8).withUnsafeBytes { try file.write($0) }
      return file
    }
    for file in files { try file.commit() }
    return contents.map(\.0)
  }

  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
