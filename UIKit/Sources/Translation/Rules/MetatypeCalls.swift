import SwiftSyntax

/// `self.init()` in a class's own function, `T(frame: frame)` of a generic class, `type(of: self).init(frame: frame)`.
///
/// Swift calls an initialiser through a class only if it is `required`, unless it comes from Objective-C, as those of views and layers do
/// on a phone. Here such a class is asked to make one, by functions that the component's classes override.
struct MetatypeCalls {
  private enum Kind { case view, layer }

  /// Views that have an initialiser with a frame.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UISwitch", "UISlider",
    "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UITextField", "UITextView", "UINavigationBar",
    "UIToolbar", "UITabBar", "UIWindow",
  ]

  private let superclasses: Superclasses
  private let initializers: [String: [InitializerDeclSyntax]]
  /// Whether any class is asked to make one, so that those of the component have to be able to.
  private let areAsked: Bool

  init(_ files: [SourceFileSyntax]) {
    superclasses = Superclasses(files)
    let collector = Collector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file) }
    initializers = collector.initializers
    areAsked = collector.calls.contains { Self.class(of: $0) != nil }
  }

  // MARK: Who is asked

  func edits(for node: FunctionCallExprSyntax) -> [Edit] {
    guard let (name, reference) = Self.class(of: node), let kind = kind(of: name), node.trailingClosure == nil else {
      return []
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard labels.isEmpty || labels == ["frame"] && kind == .view, !isRequired(labels, of: name) else { return [] }
    let type = reference == "type(of: self)" ? "Self" : reference
    return [
      Edit(insert: "(", at: node.positionAfterSkippingLeadingTrivia),
      Edit(node.calledExpression, "\(reference).madeByClass"),
      Edit(insert: " as! \(type))", at: node.endPositionBeforeTrailingTrivia),
    ]
  }

  /// The name of the class that a call makes an object of by a reference to it, and the reference.
  private static func `class`(of node: FunctionCallExprSyntax) -> (String, String)? {
    var callee = node.calledExpression
    var isInit = false
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      (callee, isInit) = (base, true)
    }
    let text = callee.trimmedDescription
    switch text {
    case "self" where isInit, "Self",
      "type(of: self)" where isInit:
      guard let name = node.enclosingType, text != "self" || node.isInStaticFunction else { return nil }
      return (name, text == "self" ? "Self" : text)
    default:
      guard callee.is(DeclReferenceExprSyntax.self), let bound = node.genericParameter(named: text) else { return nil }
      return (bound, text)
    }
  }

  private func kind(of name: String) -> Kind? {
    let root = superclasses.root(of: name) ?? name
    if Self.views.contains(root) { return .view }
    return root.hasPrefix("CA") && root.hasSuffix("Layer") ? .layer : nil
  }

  private func isRequired(_ labels: [String], of name: String) -> Bool {
    ([name] + superclasses.chain(above: name)).contains { type in
      initializers[type, default: []].contains {
        $0.labels == labels && $0.modifiers.contains { $0.name.text == "required" }
      }
    }
  }

  // MARK: Who can make one

  /// What is inserted into a class of views.
  func factories(of node: ClassDeclSyntax) -> String? {
    let name = node.name.text
    guard areAsked, kind(of: name) == .view, superclasses.root(of: name) != nil else { return nil }
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let head = "\(isPublic ? " public" : "") override class func madeByClass"
    let own = initializers[name, default: []].contains { $0.labels.isEmpty }
    let text =
      (own ? "\(head)() -> UIView { \(name)() };" : "")
      + (hasFrame(name) ? "\(head)(frame: CGRect) -> UIView { \(name)(frame: frame) };" : "")
    return text.isEmpty ? nil : text
  }

  /// A class without designated initialisers of its own inherits its superclass's.
  private func hasFrame(_ name: String) -> Bool {
    let types = [name] + superclasses.chain(above: name)
    let designated = types.lazy.map { type in
      initializers[type, default: []].filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    }
    guard let known = designated.first(where: { !$0.isEmpty }) else { return true }
    return known.contains { $0.labels == ["frame"] }
      || initializers[name, default: []].contains { $0.labels == ["frame"] }
  }

  private final class Collector: SyntaxVisitor {
    var initializers: [String: [InitializerDeclSyntax]] = [:]
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      initializers[node.name.text, default: []] += node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension SyntaxProtocol {
  private var ancestors: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }

  fileprivate var enclosingType: String? {
    ancestors.lazy.compactMap {
      $0.as(ClassDeclSyntax.self)?.name.text ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }.first
  }

  /// Where `self` is the class.
  fileprivate var isInStaticFunction: Bool {
    for node in ancestors {
      if node.is(InitializerDeclSyntax.self) || node.is(ClassDeclSyntax.self) { return false }
      let modifiers = node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
      guard let modifiers else { continue }
      if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return true }
      if node.is(FunctionDeclSyntax.self) { return false }
    }
    return false
  }

  /// The class that a generic parameter in scope is one of.
  fileprivate func genericParameter(named name: String) -> String? {
    for node in ancestors {
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause ?? node.as(ClassDeclSyntax.self)?
        .genericParameterClause
        ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        return parameter.inheritedType?.trimmedDescription
      }
    }
    return nil
  }
}
