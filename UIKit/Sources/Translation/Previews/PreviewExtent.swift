import SwiftSyntax

/// How large a preview is shown, as its traits or its modifiers say.
enum PreviewExtent {
  /// As a value of `Preview.Extent` is written.
  static func text(ofTraits arguments: LabeledExprListSyntax) -> String {
    let traits = arguments.drop { $0.label?.text != "traits" }.map(\.expression)
    return traits.compactMap(text).first ?? ".device"
  }

  /// Of a type that makes previews: what the first modifier says.
  static func text(of provider: StructDeclSyntax) -> String {
    let search = Search(viewMode: .sourceAccurate)
    search.walk(provider)
    return search.found ?? ".device"
  }

  private static func text(_ trait: ExprSyntax) -> String? {
    if let call = trait.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      let numbers = call.arguments.compactMap { argument -> (String, String)? in
        let number = argument.expression.trimmedDescription
        guard let label = argument.label?.text, Double(number.filter { $0 != "_" }) != nil else { return nil }
        return (label, number)
      }
      guard name == "fixedLayout" || name == "fixed", numbers.map(\.0) == ["width", "height"] else { return nil }
      return ".fixed(width: \(numbers[0].1), height: \(numbers[1].1))"
    }
    return switch trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "sizeThatFitsLayout", "sizeThatFits": ".sizeThatFits"
    case "landscapeLeft", "landscapeRight": ".landscape"
    default: nil
    }
  }

  private final class Search: SyntaxVisitor {
    var found: String?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if name == "previewLayout" || name == "previewInterfaceOrientation", found == nil,
        let argument = node.arguments.first
      {
        found = text(argument.expression)
      }
      return .visitChildren
    }
  }
}
