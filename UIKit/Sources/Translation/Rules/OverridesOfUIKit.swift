import SwiftSyntax

/// `extension UIWindow { override func motionEnded(...) {} }`: an extension of one of UIKit's own classes that overrides what the class inherits.
///
/// With Objective-C the class has that method from then on. Here the extension conforms to a protocol of the module's, by which the class asks for it.
struct OverridesOfUIKit {
  private static let methods: Set<String> = [
    "hitTest", "motionBegan", "motionEnded", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews",
  ]

  private let declared: Set<String>

  init(_ files: [SourceFileSyntax]) { declared = Set(ClassList(files).nodes.map(\.name.text)) }

  func edits(for node: ExtensionDeclSyntax) -> [Edit] {
    let name = node.extendedType.trimmedDescription
    guard name.hasPrefix("UI"), !declared.contains(name), node.genericWhereClause == nil else { return [] }
    let found = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
      $0.modifiers.contains { $0.name.text == "override" } && Self.methods.contains($0.name.text)
    }
    guard !found.isEmpty else { return [] }
    let protocols = found.map { "Overrides" + $0.name.text.prefix(1).uppercased() + $0.name.text.dropFirst() }
    // In an extension of its own: one that says who sees it cannot conform to anything.
    let conformance = Edit(
      insert: "; extension \(name): \(protocols.joined(separator: ", ")) {}", at: node.endPositionBeforeTrailingTrivia)
    return [conformance] + found.flatMap(edits(for:))
  }

  private func edits(for function: FunctionDeclSyntax) -> [Edit] {
    let name = function.name.text
    let calls = SuperCalls(of: name)
    calls.walk(function)
    return function.modifiers.compactMap { modifier -> Edit? in
      switch modifier.name.text {
      case "override": Edit(modifier, "public")
      case "open", "public": Edit(modifier, "")
      default: nil
      }
    } + [Edit(function.name, name + "OfExtension")] + calls.edits
  }
}

/// `super.hitTest(point, with: event)`
private final class SuperCalls: SyntaxVisitor {
  private let name: String
  private(set) var edits: [Edit] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name else {
      return .visitChildren
    }
    edits.append(Edit(node, "self.\(name)OfUIKit"))
    return .skipChildren
  }
}
