import SwiftSyntax

/// Methods that an extension gives to a class, and that its subclasses override.
///
/// With Objective-C they may: its methods are found by their names. Here the extension's method asks whether the object is of such a
/// subclass, and calls the subclass's, which has got a name of its own. One that calls the method above it stays as it is, so that
/// the compiler names it.
struct ExtendedMethods {
  fileprivate struct Method: Hashable {
    let name: String
    let labels: [String]
  }

  /// The types that override each method, in the order in which they stand in the sources.
  private let overriders: [Method: [String]]

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    overriders = collector.overriders.filter {
      collector.extended.contains($0.key) && !collector.above.contains($0.key)
    }
  }

  /// - Parameter type: the innermost type around the method.
  func edits(for node: FunctionDeclSyntax, in type: String?) -> [Edit] {
    let method = Method(node)
    guard let types = overriders[method], let type else { return [] }
    if node.isOverride {
      return node.modifiers.called("override", "open")
        .map { Edit($0, $0.name.text == "open" ? "public" : "") } + [Edit(node.name, Self.ownName(method.name, type))]
    }
    guard node.isInExtension, let body = node.body else { return [] }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    let given = arguments.joined(separator: ", ")
    let branches = types.map { other in
      " if let it = self as? \(other) { return it.\(Self.ownName(method.name, other))(\(given)) };"
    }
    return [Edit(insert: branches.joined(), at: body.leftBrace.endPositionBeforeTrailingTrivia)]
  }

  private static func ownName(_ name: String, _ type: String) -> String {
    name + "_" + type.filter { $0.isLetter || $0.isNumber }
  }

  private final class Collector: SyntaxVisitor {
    var extended: Set<Method> = []
    var overriders: [Method: [String]] = [:]
    /// Those of which an override calls what is above it.
    var above: Set<Method> = []
    private var types: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      types.append(node.extendedType.trimmedDescription)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let method = Method(node)
      if node.isOverride {
        overriders[method, default: []].append(types.last ?? "")
        if node.body?.trimmedDescription.contains("super.\(method.name)(") == true { above.insert(method) }
      } else if node.isInExtension {
        extended.insert(method)
      }
      return .visitChildren
    }
  }
}

extension ExtendedMethods.Method {
  fileprivate init(_ node: FunctionDeclSyntax) {
    name = node.name.text
    labels = node.signature.parameterClause.parameters.map(\.firstName.text)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  /// Of the class's instances.
  fileprivate var isInExtension: Bool {
    parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
