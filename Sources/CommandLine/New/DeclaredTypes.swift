/// The types that a component's sources declare, as far as their code shows it: by brackets, which is enough for a first scene.
struct DeclaredTypes {
  struct Declaration {
    enum Kind: Substring {
      case structure = "struct"
      case object = "class"
      case choice = "enum"
    }

    let kind: Kind
    /// As code elsewhere in the module names it, `Card.Style`.
    let path: String
    let isGeneric: Bool
    /// What stands between its braces, and between those of its extensions.
    fileprivate(set) var bodies: [Substring]
  }

  private var declarations: [String: Declaration] = [:]

  /// - Parameter texts: the sources' code, as ``SwiftCode`` tells it.
  init(in texts: [String]) {
    var extended: [(path: String, body: Substring)] = []
    for text in texts {
      let scopes = Self.scopes(in: text)
      for scope in scopes where !Self.isHidden(scope.start, in: scopes) && !scope.isHidden {
        let outer = Self.path(to: scope.start, in: scopes)
        guard let kind = Declaration.Kind(rawValue: scope.keyword) else {
          if scope.keyword == "extension" { extended.append((String(scope.name), scope.body)) }
          continue
        }
        let declaration = Declaration(
          kind: kind, path: outer + scope.name, isGeneric: scope.isGeneric, bodies: [scope.body])
        declarations[declaration.path] = declarations[declaration.path] ?? declaration
      }
    }
    for (path, body) in extended { declarations[path]?.bodies.append(body) }
  }

  /// - Parameter name: as it is written, which may leave out the types around it.
  /// - Returns: `nil` where none or several have that name.
  subscript(name: Substring) -> Declaration? {
    if let whole = declarations[String(name)] { return whole }
    let inner = declarations.values.filter { $0.path.hasSuffix("." + name) }
    return inner.count == 1 ? inner[0] : nil
  }

  /// The types and extensions around a place in a source, as they go before a name: `Card.`; nothing at the source's top.
  static func path(to place: String.Index, in scopes: [Scope]) -> String {
    scopes.filter { $0.contains(place) }.map { $0.name + "." }.joined()
  }

  /// Whether a place in a source lies in something that other files do not see.
  private static func isHidden(_ place: String.Index, in scopes: [Scope]) -> Bool {
    scopes.contains { $0.isHidden && $0.contains(place) }
  }

  /// A type or an extension in a source.
  struct Scope {
    fileprivate let keyword: Substring
    fileprivate let name: Substring
    fileprivate let isGeneric: Bool
    /// Whether other files do not see it.
    fileprivate let isHidden: Bool
    fileprivate let start: String.Index
    fileprivate let body: Substring

    fileprivate func contains(_ place: String.Index) -> Bool { body.startIndex <= place && place < body.endIndex }
  }

  /// Those of a source, outer ones before what lies in them.
  static func scopes(in text: String) -> [Scope] {
    text.matches(
      of:
        #/((?:\w+(?:\(set\))?[ \t]+)*)\b(struct|class|enum|actor|extension)[ \t]+(?!func\b|var\b|let\b)([\w.]+)[ \t]*(<)?(?:(?!\b(?:struct|class|enum|actor|extension)[ \t]+\w)[^{};])*(?=\{)/#
    )
    .compactMap { match in
      ComponentInitializer.bracketed("{", "}", in: text[match.range.upperBound...]).map { body in
        let modifiers = match.1.split(whereSeparator: \.isWhitespace)
        return Scope(
          keyword: match.2, name: match.3, isGeneric: match.4 != nil,
          isHidden: modifiers.contains("private") || modifiers.contains("fileprivate"), start: match.range.lowerBound,
          body: body)
      }
    }
  }
}
