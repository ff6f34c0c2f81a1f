import SwiftSyntax

/// `let mode: String = kCAFillModeForwards`: up to Swift 4.1, constants of UIKit and Core Animation were strings and numbers.
///
/// Since they have types of their own, what is made from one, or returns nothing else, is of that type.
enum ConstantTypes {
  /// By how the constants' names begin, the longer beginnings first.
  private static let types: [(prefix: String, type: String)] = [
    ("kCAFillMode", "CAMediaTimingFillMode"), ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
    ("kCALineCap", "CAShapeLayerLineCap"), ("kCALineJoin", "CAShapeLayerLineJoin"),
    ("kCAFillRule", "CAShapeLayerFillRule"), ("kCAGravity", "CALayerContentsGravity"),
    ("kCAFilter", "CALayerContentsFilter"), ("kCAAlignment", "CATextLayerAlignmentMode"),
    ("kCATruncation", "CATextLayerTruncationMode"), ("kCATransitionFrom", "CATransitionSubtype"),
    ("kCATransition", "CATransitionType"), ("kCAAnimationRotate", "CAAnimationRotationMode"),
    ("kCAAnimation", "CAAnimationCalculationMode"), ("UIWindowLevel", "UIWindow.Level"),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate"), ("UILayoutPriority", "UILayoutPriority"),
  ]
  /// What the constants were.
  private static let old: Set<String> = ["String", "CGFloat", "UILayoutPriority", "Float"]

  /// Variables with a value, or with a body that returns constants only.
  static func edits(for node: PatternBindingSyntax) -> [Edit] {
    guard let annotation = node.typeAnnotation?.type else { return [] }
    if let value = node.initializer?.value { return edits(annotation, [value]) }
    guard let block = node.accessorBlock, case .getter(let body) = block.accessors else { return [] }
    return edits(annotation, Returned.values(in: Syntax(body)))
  }

  static func edits(for node: FunctionParameterSyntax) -> [Edit] {
    node.defaultValue.map { edits(node.type, [$0.value]) } ?? []
  }

  static func edits(for node: FunctionDeclSyntax) -> [Edit] {
    guard let type = node.signature.returnClause?.type, let body = node.body else { return [] }
    return edits(type, Returned.values(in: Syntax(body.statements)))
  }

  private static func edits(_ annotation: TypeSyntax, _ values: [ExprSyntax]) -> [Edit] {
    var named = annotation
    if let optional = annotation.as(OptionalTypeSyntax.self) { named = optional.wrappedType }
    if let optional = annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { named = optional.wrappedType }
    let rest = values.filter { !$0.is(NilLiteralExprSyntax.self) }
    guard old.contains(named.trimmedDescription), !rest.isEmpty else { return [] }
    let found = Set(rest.map { type(of: $0) ?? "" })
    guard found.count == 1, let type = found.first, !type.isEmpty, type != named.trimmedDescription else { return [] }
    return [Edit(named, type)]
  }

  private static func type(of value: ExprSyntax) -> String? {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return types.first { name.hasPrefix($0.prefix) && name.count > $0.prefix.count }?.type
  }

  /// What a body returns, by itself or by `return`.
  private final class Returned: SyntaxVisitor {
    private var values: [ExprSyntax] = []

    static func values(in body: Syntax) -> [ExprSyntax] {
      if let statements = body.as(CodeBlockItemListSyntax.self), statements.count == 1,
        case .expr(let only)? = statements.first?.item, !only.is(SwitchExprSyntax.self), !only.is(IfExprSyntax.self)
      {
        return [only]
      }
      let visitor = Returned(viewMode: .sourceAccurate)
      visitor.walk(body)
      return visitor.values
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { values.append(value) }
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
