import Foundation
import Testing
import Translation

/// What classes are asked by references to them, and what is said of a phone.
@Suite struct PhoneTests {
  private func translated(_ text: String) -> String {
    let result = Translation([.init(path: "/a/File.swift", text: text)]).translated[0]
    return result.components(separatedBy: "line: 1)\n").dropFirst().joined(separator: "line: 1)\n")
  }

  /// What a phone has not is not here: cases of enumerations, which no `switch` names, among it.
  @Test(arguments: [
    ("enum A { @available(iOS, unavailable) case b }", "enum A { @available(*, unavailable) case b }"),
    (
      "@available(iOS, unavailable, message: \"c\") func a() {}",
      "@available(*, unavailable, message: \"c\") func a() {}"
    ),
    ("@available(macOS, unavailable) func a() {}", "@available(macOS, unavailable) func a() {}"),
    ("@available(iOS 15, *) func a() {}", "@available(iOS 15, *) func a() {}"),
  ])
  func unavailable(text: String, expected: String) { #expect(translated(text) == expected) }

  /// Lists are made with more than a frame.
  @Test func listsThatAreKnownByVariables() {
    #expect(
      translated("func a(_ b: UICollectionView.Type) { b.init(frame: c, collectionViewLayout: d) }")
        == "func a(_ b: UICollectionView.Type) { UIKit.madeByClass(b, frame: c, collectionViewLayout: d) }")
    let table = "class T: UITableView {}\nfunc a(_ b: T.Type) { b.init(frame: c, style: .plain) }"
    #expect(
      translated(table).contains(
        "override class func madeByClass(frame: CGRect, style: UITableView.Style) -> UITableView "
          + "{ T(frame: frame, style: style) };"))
    #expect(translated(table).hasSuffix("UIKit.madeByClass(b, frame: c, style: .plain) }"))
    let other = "class T: UITableView { init() {} }\nfunc a(_ b: T.Type) { b.init(frame: c, style: .plain) }"
    #expect(!translated(other).contains("UITableView.Style"))
  }

  /// UIKit's own classes ask an extension what it overrides.
  @Test func overridesOfUIKitsOwnClasses() {
    #expect(
      translated(
        "extension UIWindow { open override func motionEnded(_ a: B, with c: D?) { super.motionEnded(a, with: c) } }")
        == "extension UIWindow {  public func motionEndedOfExtension(_ a: B, with c: D?) "
        + "{ self.motionEndedOfUIKit(a, with: c) } }; extension UIWindow: OverridesMotionEnded {}")
    #expect(
      translated("extension UINavigationController: P { override func viewDidLoad() {} }")
        == "extension UINavigationController: P { public func viewDidLoadOfExtension() {} }; "
        + "extension UINavigationController: OverridesViewDidLoad {}")
    // Of the component's own classes they move into the class.
    #expect(!translated("class UIBox: UIView {}\nextension UIBox { override func hitTest() {} }").contains("Overrides"))
  }

  /// Foundation's errors have a domain and a code where there is no Objective-C.
  @Test func errorsWithoutAnything() {
    #expect(
      translated("func a() throws { throw NSError() }")
        == "func a() throws { throw NSError(domain: \"NSErrorDomain\", code: 0) }")
    #expect(translated("let a = NSError(domain: \"a\", code: 1)") == "let a = NSError(domain: \"a\", code: 1)")
  }
}
