import SwiftParser
import SwiftSyntax

/// `Selector("tapped:")` and `NSSelectorFromString("tapped:")`: Objective-C's name of a method of the component.
///
/// With Objective-C every object looks the name up for itself; here it becomes the method that has it, of the type around, or of the only
/// type that has one.
struct NamedSelectors {
  private struct Method {
    let type: String
    /// As Swift refers to it.
    let reference: String
    /// Others may name it, and not only its own type.
    let isSeen: Bool
  }

  private let methods: [String: [Method]]

  init(_ files: [SourceFileSyntax]) {
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    methods = collector.methods
  }

  /// What stands in the place of a call; `nil` where no method is known.
  func text(for node: FunctionCallExprSyntax, in type: String?) -> String? {
    guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
    else { return nil }
    var value = argument.expression
    while let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      value = only.expression
    }
    guard let literal = value.as(StringLiteralExprSyntax.self) else { return nil }
    if literal.representedLiteralValue == nil { return text(forParts: literal, in: type) }
    guard let name = literal.representedLiteralValue, let known = methods[name],
      let method = known.first(where: { $0.type == type }) ?? (known.count == 1 && known[0].isSeen ? known[0] : nil)
    else { return nil }
    return "Selector(\(method.type).\(method.reference), \"\(method.reference)\")"
  }

  /// `Selector("\(effect)Load")`: any of the methods of the type around without arguments that are called so but for what is filled in.
  private func text(forParts literal: StringLiteralExprSyntax, in type: String?) -> String? {
    let parts = literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text }
    guard let first = parts.first, let last = parts.last, parts.contains(where: { $0?.isEmpty == false }) else {
      return nil
    }
    let references = methods.filter { name, _ in
      name.hasPrefix(first ?? "") && name.hasSuffix(last ?? "") && !name.contains(":")
    }.flatMap { name, known in
      known.filter { $0.type == type }.map { "Selector(\($0.type).\($0.reference), \"\($0.reference)\")" }
    }.sorted()
    return references.isEmpty
      ? nil : "Selector(\(literal.trimmedDescription), among: [\(references.joined(separator: ", "))])"
  }

  private final class Collector: SyntaxVisitor {
    var methods: [String: [Method]] = [:]
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
      guard let type = types.last, node.genericParameterClause == nil,
        !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { return .skipChildren }
      let isSeen = !node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      methods[node.objectiveCName, default: []]
        .append(Method(type: type, reference: node.reference, isSeen: isSeen))
      return .skipChildren
    }
  }
}

extension FunctionDeclSyntax {
  private var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  fileprivate var reference: String {
    labels.isEmpty ? name.text : "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// As the compiler makes it from Swift's, unless `@objc` says another.
  fileprivate var objectiveCName: String {
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "objc" {
      if case .objCName(let pieces)? = attribute.arguments { return pieces.trimmedDescription }
    }
    guard let first = labels.first else { return name.text }
    let with = first == "_" ? "" : "With\(first.prefix(1).uppercased())\(first.dropFirst())"
    return ([name.text + with] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }
}
