import Foundation
import Testing
import Translation

/// What sources say in the words of other years, and of Objective-C.
@Suite struct LanguageTests {
  private func translated(_ text: String, _ others: String..., path: String = "/a/File.swift") -> String {
    let sources = ([text] + others).map { Translation.Source(path: path, text: $0) }
    let result = Translation(sources).translated[0]
    return result.components(separatedBy: "line: 1)\n").dropFirst().joined(separator: "line: 1)\n")
  }

  @Test(arguments: [
    ("@UIApplicationMain class A {}", " class A {}"), ("@main class A {}", " class A {}"),
    ("Task { @MainActor in a() }", "Task {  a() }"), ("Task { @MainActor [b] in a() }", "Task {  [b] in a() }"),
    ("await MainActor.run { a() }", "await MainThread.run { a() }"),
    ("class A { isolated deinit {} }", "class A {  deinit {} }"),
    ("class A { open let b = 1 }", "class A { public let b = 1 }"),
    ("var a: ((Void) -> Void)?", "var a: (() -> Void)?"), ("var a: (b: Void) -> Void", "var a: (b: Void) -> Void"),
    ("#Preview { A() }\nclass A {}", "\nclass A {}"),
    ("@available(iOS 17, *)\n#Preview(\"a\", traits: .portrait) {\n A()\n}\nclass A {}", "\n\n\n\nclass A {}"),
    ("let a = Darwin.sqrt(2)", "let a = UIKit.sqrt(2)"), ("var a: Foundation.Date", "var a: UIKit.Date"),
    ("let a = b.classForCoder.description()", "let a = NSStringFromClass(b.classForCoder)"),
    ("let a = type(of: b).description()", "let a = NSStringFromClass(type(of: b))"),
    ("(b as AnyObject).value(forKey: c)", "(b as AnyObject as! NSObject).value(forKey: c)"),
  ]) func words(source: String, expected: String) { #expect(translated(source) == expected) }

  /// Where the component may import SwiftUI, what is for it stays, but for previews and who starts an app.
  @Test func sourcesOfSwiftUI() {
    let text =
      "import SwiftUI\nimport Foundation\n@main struct A: App {}\n#if canImport(SwiftUI)\nstruct B: View {}\n#endif\n"
      + "#Preview { B() }"
    let result = Translation([.init(path: "/a.swift", text: text)], hasSwiftUI: true).translated[0]
    #expect(
      result.hasSuffix(
        "import SwiftUI\nimport UIKit; import Combine; import Observation\n struct A: App {}\n#if canImport(SwiftUI)\nstruct B: View {}\n#endif\n"
      ))
  }

  /// Xcode's macro makes a key for a value of the environment.
  @Test(arguments: [
    ("@Entry var gap = 8.0", "", "", "= 8.0"), ("@Entry var gap: Color = .red", "", "", ": Color = .red"),
    ("@Entry public var gap: [Int]?", "public ", "public ", ": [Int]? = nil"),
    ("@Entry fileprivate var gap = 1", "fileprivate ", "", "= 1"),
  ]) func environmentEntries(source: String, access: String, inner: String, value: String) {
    let declared =
      "\(access)var gap: EntryOf_gap.Value { get { self[EntryOf_gap.self] } set { self[EntryOf_gap.self] = newValue } }"
    let space = value.hasPrefix(":") ? "" : " "
    #expect(
      translated("extension EnvironmentValues { \(source) }")
        == "extension EnvironmentValues {  \(declared); \(access)struct EntryOf_gap: EnvironmentKey { \(inner)static let "
        + "defaultValue\(space)\(value) } }")
    for (type, key) in [("SwiftUI.ContainerValues", "ContainerValueKey"), ("Transaction", "TransactionKey")] {
      #expect(translated("extension \(type) { \(source) }").contains("struct EntryOf_gap: \(key) {"))
    }
    #expect(translated("struct A { \(source) }") == "struct A { \(source) }")
  }

  /// What nobody may call makes nothing.
  @Test func unavailableInitializers() {
    let maker = "extension P where Self: UIView { static func a() -> Self { Self(frame: .zero) } }"
    let view = "@available(*, unavailable, message: \"b\") override init(frame: CGRect) { fatalError() }"
    #expect(!translated("class A: UIView { \(view) }\n\(maker)").contains("A(frame: frame)"))
    #expect(translated("class A: UIView {}\n\(maker)").contains("A(frame: frame)"))
  }

  /// A property by the method that Objective-C reads or sets it by, and one of several methods of a name.
  @Test(arguments: [
    ("getter: UIView.tag", "getter: \\UIView.tag, \"tag\""), ("getter: tag", "getter: \\A.tag, \"tag\""),
    ("getter: self.b.tag", "getter: \\A.b.tag, \"tag\""), ("setter: UIView.tag", "setter: \\UIView.tag, \"setTag:\""),
    ("b as () -> Void", "A.b as (A) -> () -> Void, \"b\""),
    ("(b(_:)) as (A) -> (Int) -> Void", "A.b(_:) as (A) -> (Int) -> Void, \"b(_:)\""),
  ]) func selectors(source: String, expected: String) {
    #expect(translated("class A { let s = #selector(\(source)) }") == "class A { let s = Selector(\(expected)) }")
  }

  /// No path leads to what only a function knows, but its name is known.
  @Test func selectorsOfVariables() {
    #expect(
      translated("class A { func f() { guard let b = c else { return }; d(#selector(getter: b.tag)) } }")
        .contains("d(Selector(\"tag\"))"))
    #expect(translated("func f(b: B) { d(#selector(getter: b.tag)) }") == "func f(b: B) { d(Selector(\"tag\")) }")
  }

  /// Objective-C's name of a method: of the type around, or of the only one that has such a method.
  @Test func selectorsByName() {
    #expect(
      translated("class A { func b(_ c: Int) { d(Selector(\"b:\")) } }")
        == "class A { func b(_ c: Int) { d(Selector(A.b(_:), \"b(_:)\")) } }")
    let other =
      "class B { private func c() {}\n func d(_ e: Int, with f: Int) {}\n @objc(g) func h() {}\n func i(j: Int) {} }"
    #expect(translated("Selector((\"d:with:\"))", other) == "Selector(B.d(_:with:), \"d(_:with:)\")")
    #expect(translated("NSSelectorFromString(\"g\")", other) == "Selector(B.h, \"h\")")
    #expect(translated("Selector(\"iWithJ:\")", other) == "Selector(B.i(j:), \"i(j:)\")")
    // One that is put together may be any that is called so.
    #expect(
      translated("class A { func xLoad() {}; func yLoad() {}; func y() { d(Selector(\"\\(e)Load\")) } }").contains(
        "d(Selector(\"\\(e)Load\", among: [Selector(A.xLoad, \"xLoad\"), Selector(A.yLoad, \"yLoad\")]))"))
    // What nobody may name, or has, is a name alone.
    #expect(translated("Selector(\"c\")", other) == "Selector(\"c\")")
    #expect(translated("Selector(\"none\")", other) == "Selector(\"none\")")
  }

  /// Several methods of a name are told apart by their labels.
  @Test func optionalRequirementsOfAName() {
    let declaration = """
      @objc protocol A { func v(_ a: B)
      @objc optional func v(_ a: B, did c: Int)
      @objc optional func v(_ a: B, should c: Int) -> Bool
      }
      """
    #expect(translated("d?.v?(e, did: 1)", declaration) == "d?.v(e, did: 1)")
    #expect(
      translated("let x = d?.v?(e, should: 1) ?? true", declaration) == "let x = (try? d?.v(e, should: 1)) ?? true")
    #expect(translated("let x = d!.v!(e, should: 1)", declaration) == "let x = (try! d!.v(e, should: 1))")
    #expect(translated("d!.v!(e, did: 1)", declaration) == "d!.v(e, did: 1)")
    #expect(translated("let x = d?.v?(e, may: 1)", declaration) == "let x = d?.v?(e, may: 1)")
  }

  /// A method that is asked for as a function does not throw, and one that is asked whether it is there is.
  @Test func referencesToOptionalRequirements() {
    let declaration =
      "@objc protocol A { @objc optional func v(_ a: B, should c: Int) -> Bool\n @objc optional func w() }"
    let use = "if let f = d?.v(_:should:) { g(f) }"
    #expect(translated(use, declaration) == "if let f = d?.v_should_method { g(f) }")
    #expect(
      translated(declaration, use).contains(
        "var v_should_method: ((B, Int) -> Bool)? { { do { return try self.v($0, should: $1) } "
          + "catch { leftOut(\"v(_:should:)\") } } }"))
    #expect(!translated(declaration).contains("v_should_method"))
    #expect(translated("if let f = d.w { f() }", declaration) == "if let f = Optional(d.w) { f() }")
    #expect(translated("if let f = d?.w { f() }", declaration) == "if let f = d?.w { f() }")
  }

  @Test func optionalRequirementsOfUIKit() {
    #expect(translated("let n = d.numberOfSections?(in: a) ?? 1") == "let n = d.numberOfSections(in: a) ?? 1")
    #expect(translated("if let h = d.tableView?(a, b: c) {}") == "if let h = Optional(d.tableView(a, b: c)) {}")
    #expect(translated("d!.collectionView!(a, b: c)") == "d!.collectionView(a, b: c)")
    #expect(translated("let tableView = 1; d.tableView?(a, b: c)") == "let tableView = 1; d.tableView(a, b: c)")
    // A variable that holds a function is called as it is.
    #expect(translated("var textViewDone: (() -> Void)?; textViewDone?()").hasSuffix("; textViewDone?()"))
    #expect(translated("var textViewDone: (() -> Void)?; a.textViewDone?()").hasSuffix("; a.textViewDone?()"))
  }

  @Test func optionalWeakProperties() {
    let text = translated("@objc protocol A { @objc optional weak var b: UIView? { get set } }")
    #expect(text.contains("{    var b: UIView? { get throws } }"))
  }

  /// What an extension says of all its members holds for those that move.
  /// What is compiled under the class's own condition needs none of its own, and is seen as a member.
  @Test func overridesUnderTheConditionOfTheirClass() {
    let text = translated(
      """
      #if DEBUG
      class A: NSObject {}
      #if B
      extension A { override func c() {} }
      #endif
      extension A { override func observeValue(forKeyPath a: String?) {} }
      #endif
      """)
    #expect(text.contains("class A: NSObject, KeyValueObserving {"))
    #expect(text.contains("#if B\n") && text.matches(of: #/#if DEBUG/#).count == 1)
  }

  @Test func overridesInPublicExtensions() {
    let text = translated(
      "open class A: UIView {}", "public extension A { override func b() {}\n private func c() {} }")
    #expect(text.contains("\npublic override func b() {}"))
    #expect(translated("class A: UIView {}", "extension A { override func b() {} }").contains("\noverride func b() {}"))
  }

  /// A package of several targets becomes one module.
  @Test func modulesOfTheComponent() {
    let sources = [
      Translation.Source(
        path: "/kit/Sources/Kit/A.swift",
        text: "@testable import Core\nimport struct Core.Curve\nlet a: Core.Curve = Core.Curve.linear"),
      Translation.Source(path: "/kit/Sources/Core/B.swift", text: "import UIKit\npublic struct Curve {}"),
      Translation.Source(path: "/kit/Package.swift", text: "import PackageDescription\nlet p = Package()"),
      Translation.Source(path: "/kit/Tests/KitTests/C.swift", text: "import XCTest\nclass C: XCTestCase {}"),
    ]
    let result = Translation(sources).translated
    #expect(result[0].hasSuffix("import UIKit\nimport UIKit\nlet a: Curve = Curve.linear"))
    #expect(result[2].contains("#warning(") && !result[2].contains("Package()"))
    #expect(result[3].contains("#warning(") && !result[3].contains("class C"))
  }

  /// Parts of a file that are for SwiftUI are never compiled, and the rest is.
  @Test func partsForSwiftUI() {
    let part = "#if DEBUG\nimport SwiftUI\nstruct A: UIViewRepresentable {}\n#endif"
    #expect(translated("import UIKit\n" + part).contains("\n#if os(macOS) && DEBUG\n"))
    #expect(translated("#if DEBUG\nimport UIKit\n#endif") == "#if DEBUG\nimport UIKit\n#endif")
  }

  @Test func bundlesThatTheComponentDeclares() {
    func declares(_ text: String) -> Bool { FolderSource.isBundleDeclared(in: [.init(path: "/a.swift", text: text)]) }
    #expect(declares("extension Bundle { static var module: Bundle { .main } }"))
    #expect(!declares("extension Bundle { static var own: Bundle { .module } }"))
  }

  /// An object that stands for another one says by protocols that it does.
  @Test func forwarding() {
    let methods = """
      override func responds(to s: Selector) -> Bool { return super.responds(to: s) || a.responds(to: s) }
      override func forwardingTarget(for s: Selector!) -> Any? { return b ?? super.forwardingTarget(for: s) }
      """
    let text = translated("class A: NSObject, P { \(methods) }")
    #expect(
      text.hasPrefix(
        "class A: NSObject, AnsweringObject, ForwardingObject, P {  func answers(to s: Selector!) -> Bool {"))
    #expect(text.contains("return answersByItself(self, to: s) || a.responds(to: s) }"))
    #expect(text.contains("func forwardingTarget(for s: Selector!) -> Any? { return b ?? Any?.none }"))
    // A class between has them already.
    let below = translated("class B: A { \(methods) }", "class A: NSObject { \(methods) }")
    #expect(
      below.hasPrefix("class B: A { override func answers(to s: Selector!) -> Bool { return super.answers(to: s)"))
  }

  /// What overrides an extension's member calls the one above it by its own name, up to the extension's.
  @Test func overridesOfExtensionsCallWhatIsAbove() {
    let base = "extension UIView { @objc func c(_ d: Int) -> Int { 1 } }"
    let label = "extension UILabel { override func c(_ d: Int) -> Int { super.c(d) + 1 } }"
    let view = "class V: UIScrollView { override func c(_ d: Int) -> Int { super.c(d) } }"
    let below = "class W: V { override func c(_ d: Int) -> Int { super.c(d) } }"
    #expect(
      translated(base, label, view, below)
        == "extension UIView {  func c(_ d: Int) -> Int { if let it = self as? W { return it.c_W(d) }; "
        + "if let it = self as? V { return it.c_V(d) }; if let it = self as? UILabel { return it.c_UILabel(d) }; "
        + "return c_UIView(d) }; func c_UIView(_ d: Int) -> Int { 1 } }")
    #expect(translated(below, base, view).contains("func c_W(_ d: Int) -> Int { self.c_V(d) }"))
    #expect(
      translated(label, base) == "extension UILabel {  func c_UILabel(_ d: Int) -> Int { self.c_UIView(d) + 1 } }")
  }

  /// Who has nothing to do with the extended type overrides another method of the name.
  @Test func overridesOfOthersStay() {
    let other = "class B { func c() {} }\nclass D: B { override func c() { super.c() } }"
    #expect(translated(other, "extension UIView { func c() {} }") == other)
    let layer = "extension CAGradientLayer { override func c() {} }"
    #expect(translated(layer, "extension CALayer { func c() {} }").contains("func c_CAGradientLayer() {}"))
  }

  @Test func propertiesOfExtensionsAreOverridden() {
    let base = "extension UIView { @objc var c: [UIView] { subviews } }"
    let table = "extension UITableView { override var c: [UIView] { super.c + visibleCells } }"
    #expect(
      translated(base, table)
        == "extension UIView {  var c: [UIView] { if let it = self as? UITableView { return it.c_UITableView }; "
        + "return c_UIView }; var c_UIView: [UIView] { subviews } }")
    #expect(
      translated(table, base)
        == "extension UITableView {  var c_UITableView: [UIView] { self.c_UIView + visibleCells } }")
  }

  /// A variable that is a class makes one, and so do protocols that are for views, and UIKit's own classes.
  @Test func classesThatAreKnownByVariables() {
    #expect(
      translated("func a(_ b: UIView.Type) { b.init(frame: c) }")
        == "func a(_ b: UIView.Type) { UIKit.madeByClass(b, frame: c) }")
    #expect(
      translated("func a<T: UIView>(b: T.Type) { b.init() }") == "func a<T: UIView>(b: T.Type) { UIKit.madeByClass(b) }"
    )
    #expect(
      translated("func a<T: UITableViewCell>() -> T { T() }")
        == "func a<T: UITableViewCell>() -> T { (T.madeByClass(style: .default, reuseIdentifier: nil) as! T) }")
    #expect(
      translated("struct S { let b: UIView.Type }\nfunc a(_ s: S) { s.b.init() }")
        == "struct S { let b: UIView.Type }\nfunc a(_ s: S) { UIKit.madeByClass(s.b) }")
    #expect(translated("func a(_ b: C.Type) { b.init() }") == "func a(_ b: C.Type) { b.init() }")
    #expect(translated("let a = b as? UIViewController.Type").contains("Type"))
    #expect(
      translated("if let a = b as? UIViewController.Type { a.init() }")
        == "if let a = b as? UIViewController.Type { UIKit.madeByClass(a) }")
    #expect(
      translated("extension P where Self: UIView { static func a() -> Self { return Self() } }").contains(
        "return (Self.madeByClass() as! Self)"))
    #expect(
      translated("extension UIColor { static func a() -> Self { return self.init(cgColor: b) } }").contains(
        "return (UIColor(cgColor: b) as! Self)"))
    let controller = "class C: UIViewController {}\nfunc a(_ b: C.Type) { b.init() }"
    #expect(translated(controller).contains("override class func madeByClass() -> UIViewController { C() };"))
  }

  /// Objects of which no more is known have methods by names if they are Foundation's.
  @Test func performersOfWhichNoMoreIsKnown() {
    #expect(
      translated("weak var d: AnyObject?; d?.performSelector(onMainThread: e)").hasSuffix(
        "(d as? NSObject)?.performSelector(onMainThread: e)"))
    #expect(translated("item.target?.perform(item.action)") == "(item.target as? NSObject)?.perform(item.action)")
    #expect(translated("view?.perform(a)") == "view?.perform(a)")
  }

  /// Constants that were strings and numbers have types of their own now, and so has what is made from them.
  @Test(arguments: [
    ("let a: String = kCAFillModeForwards", "let a: CAMediaTimingFillMode = kCAFillModeForwards"),
    ("var a: String? = kCAAnimationRotateAuto", "var a: CAAnimationRotationMode? = kCAAnimationRotateAuto"),
    ("func a(b: String = kCALineCapRound) {}", "func a(b: CAShapeLayerLineCap = kCALineCapRound) {}"),
    (
      "var a: CGFloat { return UIScrollViewDecelerationRateFast }",
      "var a: UIScrollView.DecelerationRate { return UIScrollViewDecelerationRateFast }"
    ),
    (
      "func a() -> String? { switch b { case 1: return kCATransitionFromTop\n default: return nil } }",
      "func a() -> CATransitionSubtype? { switch b { case 1: return kCATransitionFromTop\n default: return nil } }"
    ),
    ("var a: String { return b ? kCALineCapRound : c }", "var a: String { return b ? kCALineCapRound : c }"),
    ("let a: String = kCAOther", "let a: String = kCAOther"),
  ]) func constantsOfOtherYears(source: String, expected: String) { #expect(translated(source) == expected) }

  /// UIKit tells of its own properties by Objective-C's names.
  @Test func observationsOfUIKit() {
    #expect(translated("a.observe(\\.isHidden) { b() }") == "a.observe(\\.isHidden, named: \"hidden\") { b() }")
    #expect(translated("a.observe(\\.bounds) { b() }") == "a.observe(\\.bounds) { b() }")
  }

  // MARK: Of these years

  /// A method that is handed on as a function is what it is where it belongs to something that has it for sure.
  @Test func methodsOfOthersThanTheProtocol() {
    let declaration = "@objc protocol A { @objc optional func b(for c: Int) -> Bool }"
    #expect(translated("class D { let e: F; func g() { h(e.b(for:)) } }", declaration).contains("h(e.b(for:))"))
    #expect(translated("let e = F(); h(e.b(for:))", declaration).contains("h(e.b(for:))"))
    #expect(translated("var e: A?; h(e.b(for:))", declaration).contains("h(e.b_for_method)"))
  }

  /// Closures of Objective-C's are Swift's; functions of C are what they are.
  @Test func conventions() {
    #expect(translated("typealias A = @convention(block) (Int) -> Void") == "typealias A =  (Int) -> Void")
    #expect(
      translated("typealias A = @convention(c) (AnyObject, Selector) -> Void")
        == "typealias A =  (AnyObject, Selector) -> Void")
    let told = " (UnsafePointer<CGPathElement>) -> Void"
    #expect(translated("typealias A = @convention(c)\(told)") == "typealias A = \(told)")
    #expect(translated("let a: @convention(c) (Int) -> Void = b") == "let a: @convention(c) (Int) -> Void = b")
  }

  @Test func functionsThatATypeHides() {
    #expect(translated("extension CGFloat { var a: CGFloat { abs(self) } }").contains("{ Swift.abs(self) }"))
    #expect(translated("extension CGPoint { var a: CGFloat { abs(x) } }").contains("{ abs(x) }"))
  }

  /// What NSObject gives to every class meets a protocol's requirement.
  @Test func initializersOfProtocols() {
    let asking = "protocol P { init() }\nprotocol Q: P {}"
    #expect(
      translated("class A: NSObject, P {}", asking)
        == "class A: NSObject, P { required override init() { super.init() };}")
    #expect(translated("class A: NSObject {}", asking + "\nextension A: Q {}").contains("required override init()"))
    #expect(
      translated("class A: NSObject, P { override init() {} }", asking).contains("{ override required init() {} }"))
    #expect(translated("class A: UIView, P {}", asking) == "class A: UIView, P {}")
    #expect(translated("class A: NSObject {}", asking) == "class A: NSObject {}")
  }

  /// Combine is a module here, unlike other frameworks.
  @Test func accessOfImports() {
    #expect(translated("internal import MetalKit\npublic import UIKit") == "import UIKit\nimport UIKit")
  }

  @Test func publishers() { #expect(translated("import Combine\nimport os") == "import Combine\nimport UIKit") }

  /// Of a file that imports SwiftUI what is UIKit's stays, and what needs that which goes goes with it.
  @Test func whatNeedsSwiftUI() {
    let source = "import SwiftUI\nstruct A: View {}\nclass B: UIView { var text = 1 }\nextension A {}"
    let result = translated(source, "struct C { let a: A }\nlet d = A()\nclass E: UIView {}")
    #expect(result.contains("left out is what needs SwiftUI, which is not here: A, A\")"))
    #expect(result.hasSuffix("import UIKit\n\nclass B: UIView { var text = 1 }\n"))
    let other = translated("struct C { let a: A }\nlet d = A()\nclass E: UIView {}", source)
    #expect(other.contains("C, d\")") && other.hasSuffix("\n\n\nclass E: UIView {}"))
    // What somebody calls as SwiftUI calls something else is their own.
    let own = "import SwiftUI\nclass B: UIView { enum State { case a }; var state: State = .a }"
    #expect(translated(own).contains("class B: UIView"))
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A: View {}\nstruct B {}"
    #expect(translated(guarded).hasSuffix("#endif\n\nstruct B {}"))
  }

  /// An override that moves to another file asks for what that file does not see by way of the extension.
  @Test func overridesThatNeedTheirFile() {
    let source = """
      private let inset: CGFloat = 4
      extension A {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.minX < inset }
        override var canBecomeFirstResponder: Bool { inset > 1 }
      }
      """
    let here = translated(source, "class A: UIView {}")
    #expect(
      here.contains(
        "func point_inExtension(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.minX < inset }"))
    #expect(here.contains("var canBecomeFirstResponder_inExtension: Bool { inset > 1 }") && !here.contains("override"))
    let there = translated("class A: UIView {}", source)
    #expect(
      there.contains(
        "open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point_inExtension(inside: point, with: event) }"
      ))
    #expect(there.contains("override var canBecomeFirstResponder: Bool { canBecomeFirstResponder_inExtension }"))
  }
}
