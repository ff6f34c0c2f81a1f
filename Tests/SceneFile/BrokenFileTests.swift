import Glibc
import Springform
import SpringformDocument
import SpringformPipeline
import SpringformSceneFile
import Testing

/// Files with mistakes that people make, and what they are told: in each file's last lines, which are comments, as `validate` says
/// it. Those in the folder itself have mistakes that a schema sees, too.
struct BrokenFileTests {
  private static let sections = [
    "", "YAML/", "Expressions/", "Layers/", "Motion/", "Files/", "Checks/", "Playing/", "Doubts/",
  ]
  private static let folder = GalleryFile.folder.replacing("/assets/scenes/", with: "/Tests/BrokenScenes/")

  @Test(
    "What is wrong, or may be, is told at its line and column, with what to do",
    arguments: BrokenFileTests.sections)
  func files(section: String) throws {
    let folder = Self.folder + section
    let names = try FilesInFolder(folder, suffix: ".scene.yml").names
    #expect(names.count >= 5)
    for name in names {
      let bytes = try InputFile.bytes(of: folder + name)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").reversed()
      let wanted = lines.prefix { $0.hasPrefix("# ") }.reversed().map { String($0.dropFirst(2)) }
      #expect(!wanted.isEmpty, "\(section)\(name)")
      #expect(try told(bytes, folder: folder, name: name) == wanted, "\(section)\(name)")
    }
  }

  /// All that is said of a file, which may be found by reading it or by its first picture.
  private func told(_ bytes: [UInt8], folder: String, name: String) throws -> [String] {
    func sentence(_ problem: Problem) -> String {
      let file = problem.file == folder + name ? "" : problem.file.replacing(folder, with: "") + ":"
      return
        "\(file)\(problem.position.line):\(problem.position.column) \(problem.sentence.replacing(folder, with: ""))"
    }
    do {
      let scene = try SceneFile(bytes, path: folder + name)
      try scene.check()
      return try ProblemList(scene.warnings + scene.undrawableText()).problems.map { "warning " + sentence($0) }
    } catch let list as ProblemList {
      return list.problems.map(sentence)
    } catch StageError.failed(let text) {
      let places = text.split(separator: "\n").filter { $0.hasPrefix(folder) }.map {
        $0.dropFirst((folder + name).count + 1)
      }
      return places.map { String($0).replacing(": ", with: " ", maxReplacements: 1) }
    }
  }

  @Test("The set is large, and every section of a scene file is in it")
  func size() throws {
    var (count, text) = (0, "")
    for section in Self.sections {
      for name in try FilesInFolder(Self.folder + section, suffix: ".scene.yml").names {
        count += 1
        text += String(decoding: try InputFile.bytes(of: Self.folder + section + name), as: UTF8.self)
      }
    }
    #expect(count >= 200)
    let sections = [
      "canvas", "time", "seed", "params", "themes", "data", "easings", "include", "components", "state", "values",
      "let",
      "layers", "templates", "physics", "events", "tape", "trace", "expect", "touches",
    ]
    for section in sections { #expect(text.contains("\n\(section):"), "\(section)") }
  }
}

/// What lies in a folder, by name.
struct FilesInFolder {
  let names: [String]

  init(_ folder: String, suffix: String) throws {
    let directory = try #require(opendir(folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(name) }
    }
    self.names = names.sorted()
  }
}
