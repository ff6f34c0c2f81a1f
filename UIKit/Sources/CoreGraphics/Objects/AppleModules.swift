import Foundation

/// The modules that stand for Apple's.
package enum AppleModules {
  /// What a component knows as one module.
  private static let uiKit = [
    "UIKitCore", "UIKitControls", "UIKitControllers", "UIKitLists", "UIKitDynamics", "UIKitFrameworks",
  ]
  private static let all = uiKit + ["QuartzCore", "CoreGraphics", "Foundation"]

  /// Whether one of them declares a type.
  package static func have(_ type: Any.Type) -> Bool {
    all.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// What a class may be called here that a component calls by a name.
  static func parts(ofName name: String) -> [String] {
    if !name.contains(".") { return [name] + all.map { "\($0).\(name)" } }
    return name.hasPrefix("UIKit.") ? uiKit.map { $0 + name.dropFirst("UIKit".count) } : [name]
  }
}
