/// Attributes that mean something to Objective-C, to Interface Builder or to an app's main thread, and nothing here.
enum AttributeRule {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "NSManaged", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable", "MainActor",
  ]
}
