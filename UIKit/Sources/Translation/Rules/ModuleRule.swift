import SwiftSyntax

/// Which modules a source asks for, and for which systems it is.
///
/// The module `UIKit` hands on everything of Foundation that it does not have an own, animated one of, such as timers. A file
/// that imported Foundation itself would find both.
enum ModuleRule {
  private static let replaced: Set<String> = [
    "Foundation", "CoreGraphics", "QuartzCore", "CoreAnimation", "Dispatch", "ObjectiveC", "Darwin", "CoreFoundation",
  ]

  static func edit(for node: ImportDeclSyntax) -> Edit? {
    guard let module = node.path.first?.name.text else { return nil }
    // Parts such as `UIKit.UIGestureRecognizerSubclass` come with the whole here.
    let isPart = module == "UIKit" && node.path.count > 1
    guard replaced.contains(module) || isPart else { return nil }
    return Edit(node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path), "UIKit").extended(to: node.path)
  }

  /// Whether a file shows the component to SwiftUI, and cannot do without: there is no SwiftUI here, so that it is left out.
  static func isForSwiftUI(_ file: SourceFileSyntax) -> Bool {
    file.statements.contains { statement in
      guard let node = statement.item.as(ImportDeclSyntax.self) else { return false }
      return node.path.first?.name.text == "SwiftUI"
    }
  }

  /// What is for iOS is for here.
  static func edits(forCondition node: Syntax) -> [Edit] {
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
      let system = call.arguments.first, system.trimmedDescription == "iOS"
    {
      return [Edit(system, "Linux")]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { edits(forCondition: $0) }
  }
}

extension Edit {
  /// The same, up to the end of a node.
  fileprivate func extended(to node: some SyntaxProtocol) -> Edit {
    Edit(start, node.endPositionBeforeTrailingTrivia, text)
  }
}
