import SwiftSyntax

/// Attributes that mean something to Objective-C, to Interface Builder, to an app's main thread or to who starts it, and nothing here.
enum AttributeRule {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "NSManaged", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable", "MainActor",
    "UIApplicationMain", "main",
  ]

  /// Up to Swift 4, what no subclass can override might be called open all the same.
  static func edits(for modifiers: DeclModifierListSyntax) -> [Edit] {
    guard modifiers.contains(where: { $0.name.text == "static" }) else { return [] }
    return modifiers.called("open").map { Edit($0, "public") }
  }
}
