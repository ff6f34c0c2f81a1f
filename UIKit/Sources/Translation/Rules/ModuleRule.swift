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
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "DeviceActivity", "EventKit", "GLKit",
    "FoundationModels", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOSurface", "ImageIO",
    "ImagePlayground",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "Symbols",
    "SystemConfiguration", "TipKit", "Translation", "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// Modules of Apple's that sources name.
  static let apples = replaced.union(absent).union(["Combine", "Observation", "Swift", "SwiftUI", "UIKit"])

  /// - Parameters:
  ///   - siblings: the component's own modules.
  ///   - hasSwiftUI: whether SwiftUI may be imported.
  ///   - hasCombine: whether the component imports Combine, which SwiftUI hands on.
  static func edit(
    for node: ImportDeclSyntax, siblings: Set<String> = [], hasSwiftUI: Bool = false, hasCombine: Bool = false
  ) -> Edit? {
    guard let module = node.path.first?.name.text else { return nil }
    // Parts such as `UIKit.UIGestureRecognizerSubclass` come with the whole here.
    let isPart = module == "UIKit" && node.path.count > 1
    // A file that imports SwiftUI and is not for it; see `SwiftUIFiles`.
    let isUnused = module == "SwiftUI" && !hasSwiftUI && !isInCondition(node)
    let isLimited = module == "UIKit" && !node.modifiers.isEmpty
    let handsOnCombine = hasSwiftUI || hasCombine
    guard
      isLimited || (module == "UIKit" && handsOnCombine) || replaced.contains(module) || absent.contains(module)
        || isPart || isUnused
        || siblings.contains(module)
    else { return nil }
    if isUnused, hasCombine { return Edit(node, "import UIKit; import Combine") }
    // Apple's Foundation hands on Combine, and what makes objects observable; UIKit hands on Foundation.
    if ["Foundation", "UIKit"].contains(module), node.path.count == 1, node.attributes.isEmpty, node.modifiers.isEmpty,
      node.importKindSpecifier == nil
    {
      if hasSwiftUI { return Edit(node, "import UIKit; import Combine; import Observation") }
      if hasCombine { return Edit(node, "import UIKit; import Combine") }
    }
    // What only tests may see is seen by all of a module.
    if siblings.contains(module), !node.attributes.isEmpty { return Edit(node, "import UIKit") }
    // Otherwise it says what is meant here.
    if module == "UIKit", !isLimited, !isPart { return nil }
    // How far what is imported is seen matters to a module that others import, and nobody does.
    if let access = node.modifiers.first { return Edit(access, "import UIKit").extended(to: node.path) }
    return Edit(node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path), "UIKit").extended(to: node.path)
  }

  /// `Darwin.sqrt`, `Foundation.Date`: all of it is found by way of UIKit. What is asked of the main actor is asked of the scene's thread.
  static func edits(forQualified name: TokenSyntax) -> [Edit] {
    if name.text == "MainActor" { return [Edit(name, "MainThread")] }
    return replaced.union(["os"]).contains(name.text) ? [Edit(name, "UIKit")] : []
  }

  /// With Apple's modules a file sees much of what another file of the component imports, without an import of its own.
  static func leading(_ file: SourceFileSyntax) -> String {
    let imports = file.statements.contains { $0.item.is(ImportDeclSyntax.self) || $0.item.is(IfConfigDeclSyntax.self) }
    return imports || file.statements.isEmpty ? "" : "import UIKit\n"
  }

  /// `extension MainActor { static func run() {} }`
  static func edits(for node: ExtensionDeclSyntax) -> [Edit] {
    guard let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name, name.text == "MainActor" else { return [] }
    return edits(forQualified: name)
  }

  private static func isInCondition(_ node: ImportDeclSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(IfConfigClauseSyntax.self) { return true }
      parent = current.parent
    }
    return false
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

  /// A condition as it is compiled.
  static func translated(condition: ExprSyntax) -> String {
    let apart = condition.trimmed.detached
    return edits(forCondition: Syntax(apart)).applied(to: apart.description)
  }
}

extension Edit {
  /// The same, up to the end of a node.
  fileprivate func extended(to node: some SyntaxProtocol) -> Edit {
    Edit(start, node.endPositionBeforeTrailingTrivia, text)
  }
}
