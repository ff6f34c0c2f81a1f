import SwiftSyntax

/// What the classes that a component declares inherit from.
struct Superclasses {
  private let names: [String: String]
  /// Those that inherit from nothing, too: a component may call one of its own as a framework calls another.
  private let declared: Set<String>

  init(_ files: [SourceFileSyntax]) {
    let nodes = ClassList(files).nodes
    declared = Set(nodes.map(\.name.text))
    names = nodes.reduce(into: [:]) { names, node in
      names[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    }
  }

  /// The first of a class's superclasses that the component does not declare; `nil` for a class without any, or of others.
  func root(of name: String) -> String? {
    var (current, seen): (String, Set<String>) = (name, [])
    while let superclass = names[current], seen.insert(current).inserted {
      if names[superclass] == nil { return superclass }
      current = superclass
    }
    return nil
  }

  /// The superclasses of a class, as far as the component declares them.
  func chain(above name: String) -> [String] {
    var (current, found): (String, [String]) = (name, [])
    while let superclass = names[current], superclass != name, !found.contains(superclass) {
      found.append(superclass)
      current = superclass
    }
    return found
  }

  /// The first of some classes that a class is or inherits from, UIKit's own classes among them.
  func kind(of name: String, among kinds: some Sequence<String>) -> String? {
    ([name] + lineage(of: name)).first { kinds.contains($0) }
  }

  /// The superclasses of a class, UIKit's own among them.
  func lineage(of name: String) -> [String] {
    var (current, found): (String, [String]) = (name, [])
    while let superclass = declared.contains(current) ? names[current] : UIKitClasses.superclasses[current],
      !found.contains(superclass),
      superclass != name
    {
      found.append(superclass)
      current = superclass
    }
    return found
  }
}
