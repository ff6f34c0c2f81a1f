import Glibc
import Springform

/// A folder with an iOS component's own Swift source, which a new package is to show.
struct ComponentFolder {
  /// From the root.
  let path: String
  /// The class that is taken for the component's view.
  let view: String

  /// - Throws: `InputError`, ``UsageError`` for a folder in which no view is declared.
  init(_ path: String) throws {
    let files = try FileTree.paths(below: path, suffixes: ["swift"])
    guard !files.isEmpty else {
      throw UsageError.conflict(
        "there is no Swift file in '\(path)'", hint: "name the folder with the component's source")
    }
    let declared = try files.flatMap {
      Self.classes(in: String(decoding: try InputFile.bytes(of: "\(path)/\($0)"), as: UTF8.self))
    }
    let superclasses = Dictionary(declared.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    let views = declared.filter { !$0.isPrivate && Self.isView($0.name, superclasses) }
    guard let view = views.first(where: \.isPublic) ?? views.first else {
      throw UsageError.conflict(
        "no class in '\(path)' is a view", hint: "a component is a subclass of UIView, UIControl or one of their like")
    }
    self.view = view.name
    guard let root = realpath(path, nil) else {
      throw UsageError.conflict("'\(path)' is not there", hint: "name a folder")
    }
    defer { free(root) }
    self.path = String(cString: root)
  }

  private struct DeclaredClass {
    let name: String
    let superclass: String
    let isPublic: Bool
    let isPrivate: Bool
  }

  /// As they stand in a source, comments included: what is taken for the view is only what the first scene shows.
  private static func classes(in text: String) -> [DeclaredClass] {
    text.matches(of: #/(?m)^[ \t]*((?:[@\w]+[ \t]+)*)class[ \t]+(\w+)[^:{\n]*:\s*(\w+)/#).map { match in
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      return DeclaredClass(
        name: String(match.2), superclass: String(match.3),
        isPublic: modifiers.contains { $0 == "open" || $0 == "public" },
        isPrivate: modifiers.contains { $0 == "private" || $0 == "fileprivate" })
    }
  }

  private static func isView(_ name: String, _ superclasses: [String: String]) -> Bool {
    var (current, seen): (String, Set<String>) = (name, [])
    while let superclass = superclasses[current], seen.insert(current).inserted {
      if superclass.hasPrefix("UI"), superclasses[superclass] == nil {
        return ["View", "Control", "Button", "Label"].contains { superclass.hasSuffix($0) }
      }
      current = superclass
    }
    return false
  }
}
