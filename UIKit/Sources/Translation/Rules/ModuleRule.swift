import SwiftSyntax

/// Which modules a source asks for, and for which systems it is.
///
/// The module `UIKit` hands on everything of Foundation that it does not have an own, animated one of, such as timers. A file
/// that imported Foundation itself would find both.
enum ModuleRule {
  private static let replaced: Set<String> = [
    "Foundation", "CoreGraphics", "QuartzCore", "CoreAnimation", "Dispatch", "ObjectiveC", "Darwin", "CoreFoundation",
  ]

  /// Frameworks of Apple's that are not here. Sources import some of which they use nothing, or nothing that moves; what they do use, the
  /// compiler names.
  private static let absent: Set<String> = [
    "AVFoundation", "Accelerate", "AudioToolbox", "CoreImage", "CoreMedia", "CoreMotion", "CoreText", "GLKit",
    "ImageIO", "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os", "simd",
  ]

  static func edit(for node: ImportDeclSyntax) -> Edit? {
    guard let module = node.path.first?.name.text else { return nil }
    // Parts such as `UIKit.UIGestureRecognizerSubclass` come with the whole here.
    let isPart = module == "UIKit" && node.path.count > 1
    // A file that imports SwiftUI and is not for it; see `isForSwiftUI(_:)`.
    let isUnused = module == "SwiftUI" && !isInCondition(node)
    guard replaced.contains(module) || absent.contains(module) || isPart || isUnused else { return nil }
    return Edit(node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path), "UIKit").extended(to: node.path)
  }

  /// With Apple's modules a file sees much of what another file of the component imports, without an import of its own.
  static func leading(_ file: SourceFileSyntax) -> String {
    let imports = file.statements.contains { $0.item.is(ImportDeclSyntax.self) || $0.item.is(IfConfigDeclSyntax.self) }
    return imports || file.statements.isEmpty ? "" : "import UIKit\n"
  }

  private static func isInCondition(_ node: ImportDeclSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(IfConfigClauseSyntax.self) { return true }
      parent = current.parent
    }
    return false
  }

  /// Whether a file shows the component to SwiftUI, and cannot do without: there is no SwiftUI here, so that it is left out.
  static func isForSwiftUI(_ file: SourceFileSyntax) -> Bool {
    let isImported = file.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
    guard isImported else { return false }
    let words = Words(viewMode: .sourceAccurate)
    words.walk(file)
    return words.areSwiftUI
  }

  /// Looks for what a file of SwiftUI's can hardly do without; what is for other systems does not count.
  private final class Words: SyntaxVisitor {
    private static let telling: Set<String> = [
      "View", "ViewModifier", "ViewBuilder", "UIViewRepresentable", "UIViewControllerRepresentable",
      "UIHostingController", "PreviewProvider", "Shape", "AnimatableModifier", "ButtonStyle", "Binding", "State",
      "ObservedObject", "Text", "EdgeInsets", "GeometryProxy", "GeometryReader", "EnvironmentKey", "EnvironmentValues",
      "PreferenceKey", "StateObject", "EnvironmentObject",
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
