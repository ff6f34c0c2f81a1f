import Springform
import SpringformDocument
import SpringformPipeline

/// How a scene file reads others, which lie beside it or below.
extension ReaderContext {
  /// The path of a file that a node names.
  /// - Parameters:
  ///   - key: what the name stands under.
  ///   - what: what the file is called: "picture".
  func path(ofFile node: Node, _ key: String, what: String) -> String? {
    guard let name = node.scalar?.text else {
      problems.add(.type(key, expected: "a file's name", found: node.kind), at: node.position)
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !parts.contains(".."), !name.unicodeScalars.contains("\0"), !name.isEmpty else {
      problems.add(
        "a \(what) lies beside the file or in a folder below", at: node.position, hint: "write its relative path")
      return nil
    }
    guard let path = PictureFolder(file.folder).path(of: name) else {
      problems.add("there is no \(what) '\(name)' beside the file or below", at: node.position)
      return nil
    }
    return path
  }

  /// A file's content, at most as large as a scene file.
  func bytes(_ path: String, at node: Node) -> [UInt8]? {
    do throws(InputError) {
      return try InputFile.bytes(of: path, maximumSize: SceneFile.maximumFileSize)
    } catch {
      problems.add(error.description { _ in "'\(node.scalar?.text ?? path)'" }, at: node.position)
      return nil
    }
  }

  /// A YAML or JSON file, which messages call by its way from where this one lies.
  func document(_ path: String, at node: Node) -> Document? {
    guard let bytes = bytes(path, at: node) else { return nil }
    let own = problems.source.file
    let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
    do throws(ProblemList) {
      return try Document(bytes, file: folder + (node.scalar?.text ?? path))
    } catch {
      for problem in error.problems { problems.add(problem) }
      return nil
    }
  }
}
