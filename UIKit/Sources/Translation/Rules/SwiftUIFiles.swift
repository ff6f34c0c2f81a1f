import SwiftSyntax

/// Sources, and parts of them, that show a component to SwiftUI: there is none here, so that they are left out.
enum SwiftUIFiles {
  /// Whether a file imports SwiftUI, and cannot do without.
  static func contain(_ file: SourceFileSyntax) -> Bool {
    file.statements.contains(where: isImport) && areWords(in: Syntax(file))
  }

  /// `#if DEBUG`, and in it what imports SwiftUI and needs it: its condition is made one that is never met.
  static func edit(for node: IfConfigClauseSyntax) -> Edit? {
    guard let condition = node.condition, case .statements(let statements) = node.elements,
      statements.contains(where: isImport), areWords(in: Syntax(node))
    else { return nil }
    return Edit(insert: "os(macOS) && ", at: condition.positionAfterSkippingLeadingTrivia)
  }

  private static func isImport(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
  }

  private static func areWords(in node: Syntax) -> Bool {
    let words = Words(viewMode: .sourceAccurate)
    words.walk(node)
    return words.areSwiftUI
  }

  /// Looks for what a file of SwiftUI's can hardly do without; what is for other systems does not count.
  private final class Words: SyntaxVisitor {
    private static let telling: Set<String> = [
      "View", "ViewModifier", "ViewBuilder", "UIViewRepresentable", "UIViewControllerRepresentable",
      "UIHostingController", "PreviewProvider", "Shape", "AnimatableModifier", "ButtonStyle", "Binding", "State",
      "ObservedObject", "Text", "EdgeInsets", "GeometryProxy", "GeometryReader", "EnvironmentKey", "EnvironmentValues",
      "PreferenceKey", "StateObject", "EnvironmentObject", "UIHostingConfiguration", "Color", "VStack", "HStack",
      "ZStack", "WindowGroup", "LabelStyle", "ProgressViewStyle", "ToggleStyle", "InsettableShape", "AnyView",
    ]
    var areSwiftUI = false

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      node.condition?.trimmedDescription == "os(visionOS)" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if Self.telling.contains(node.name.text) { areSwiftUI = true }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if Self.telling.contains(node.baseName.text) { areSwiftUI = true }
      return .visitChildren
    }
  }
}
