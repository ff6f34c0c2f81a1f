import Foundation
import Testing
import Translation

@Suite struct TranslationTests {
  private func translated(_ text: String, _ others: String...) -> String {
    let sources = ([text] + others).map { Translation.Source(path: "/a/File.swift", text: $0) }
    var result = Translation(sources).translated[0]
    if result.hasPrefix("import UIKit\n#source") { result.removeFirst("import UIKit\n".count) }
    let head = "#sourceLocation(file: \"/a/File.swift\", line: 1)\n"
    #expect(result.hasPrefix(head))
    return String(result.dropFirst(head.count))
  }

  @Test(arguments: [
    ("@objc private func tapped() {}", " private func tapped() {}"),
    ("@objc(tapIt:)\nfunc tapped() {}", "\nfunc tapped() {}"),
    ("@IBDesignable class A {}", "@IBDesignable class A {}"),
    ("import Foundation", "import UIKit"),
    ("import class QuartzCore.CALayer", "import UIKit"),
    ("import UIKit", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("#if os(iOS) || os(tvOS)\n#endif", "#if os(Linux) || os(tvOS)\n#endif"),
    ("let a = #keyPath(Gauge.level)", "let a = \"level\""),
    ("let a = #keyPath(position)", "let a = \"position\""),
    ("let a = #imageLiteral(b)", "let a = #imageLiteral(b)"),
    ("let a = #imageLiteral(resourceName: \"b\")", "let a = UIImage(named: \"b\")!"),
    (
      "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    ("let a = Bundle.main.bundlePath", "let a = Bundle.module.bundlePath"),
    ("let a = UIScreen.main", "let a = UIScreen.main"),
    ("let a = Bundle(for: A.self)", "let a = Bundle.ofComponent(with: A.self)"),
    ("let a = Bundle(for: type(of: self)).url", "let a = Bundle.ofComponent(with: type(of: self)).url"),
  ]) func words(source: String, expected: String) { #expect(translated(source) == expected) }

  /// A class that may refer to what is gone says so, once.
  @Test(arguments: [
    ("class A: UIView { unowned let b: B }", "class A: UIView, UnownedHolder { unowned let b: B }"),
    ("class A: D, P { unowned(unsafe) var b: B }", "class A: D, UnownedHolder, P { unowned(unsafe) var b: B }"),
    ("class A: UIView { weak var b: B? }", "class A: UIView { weak var b: B? }"),
    ("class A { unowned let b: B }", "class A { unowned let b: B }"),
    (
      "class A: UIView { unowned let b: B }; class C: A { unowned let d: B }",
      "class A: UIView, UnownedHolder { unowned let b: B }; class C: A { unowned let d: B }"
    ),
  ]) func unownedReferences(source: String, expected: String) { #expect(translated(source) == expected) }

  /// A method of an object would keep the object, so the type's is taken where it is known.
  @Test(arguments: [
    ("tapped", "Selector(A.tapped, \"tapped\")"),
    ("self.tapped(_:)", "Selector(A.tapped(_:), \"tapped(_:)\")"),
    ("B.tapped", "Selector(B.tapped, \"tapped\")"),
    ("other.tapped(_:)", "Selector(other.tapped(_:), \"tapped(_:)\")"),
  ]) func selectors(source: String, expected: String) {
    #expect(translated("class A { let s = #selector(\(source)) }") == "class A { let s = \(expected) }")
    #expect(translated("extension A { var s: Selector { #selector(\(source)) } }").contains(expected))
  }

  @Test func managedProperty() {
    #expect(
      translated("class A: B { @NSManaged public var level: CGFloat // 0...1\n init() {} }")
        == "class A: B {  public var level: CGFloat { get { managedValue(forKey: \"level\") } "
        + "set { setManagedValue(newValue, forKey: \"level\") } } // 0...1\n init() {} }")
  }

  /// A class is made and copied by its own initialisers, where it has them or inherits them.
  @Test func layerFactories() {
    let factory = "override class func copy(of layer: CALayer) -> CALayer { A(layer: layer) }"
    #expect(translated("class A: CAShapeLayer { override init(layer: Any) {} }").contains(factory))
    #expect(translated("class A: CALayer {}").contains(factory))
    #expect(translated("class A: B {}", "class B: CALayer {}").contains(factory))
    #expect(translated("class A: CALayer {}").contains("{ override class func madeByClass() -> CALayer { A() }"))
    #expect(
      translated("open class A: CALayer {}").contains("{ public override class func madeByClass() -> CALayer { A() }"))
    #expect(!translated("class A: CALayer { override init() {} }").contains(factory))
    #expect(!translated("class A: CALayer { override init(layer: Any) {} }").contains("madeByClass"))
    #expect(!translated("class A: UIView {}").contains(factory))
  }

  /// Who has a method that may be left out says so, where that matters.
  @Test(arguments: [
    ("tableView(_ a: B, commit b: C, forRowAt c: D)", "commitsEditing"),
    ("tableView(_ a: B, moveRowAt b: C, to c: C)", "movesRows"),
    ("collectionView(_ a: B, moveItemAt b: C, to c: C)", "movesItems"),
  ]) func implementedMethods(method: String, property: String) {
    #expect(translated("class A: D { func \(method) {} }").contains("{}; var \(property): Bool { true }"))
    #expect(
      translated("public class A: D { override public func \(method) {} }")
        .contains("; override public var \(property): Bool { true }"))
    #expect(!translated("protocol A { func \(method) }").contains(property))
  }

  /// Tables and collections make cells of the classes that they are given.
  @Test(arguments: [
    (
      "UITableViewCell",
      "madeByClass(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell { A(style: style, reuseIdentifier: reuseIdentifier) }"
    ),
    (
      "UITableViewHeaderFooterView",
      "madeByClass(reuseIdentifier: String?) -> UITableViewHeaderFooterView { A(reuseIdentifier: reuseIdentifier) }"
    ),
    ("CAKeyframeAnimation", "madeByClass() -> CAAnimation { A() }"),
    ("UICollectionViewCell", "madeByClass(frame: CGRect) -> UICollectionReusableView { A(frame: frame) }"),
    ("UICollectionReusableView", "madeByClass(frame: CGRect) -> UICollectionReusableView { A(frame: frame) }"),
    ("UICollectionViewLayoutAttributes", "madeByClass() -> UICollectionViewLayoutAttributes { A() }"),
    (
      "UICollectionViewFlowLayoutInvalidationContext",
      "madeByClass() -> UICollectionViewLayoutInvalidationContext { A() }"
    ),
  ]) func reusableFactories(superclass: String, factory: String) {
    #expect(translated("class A: \(superclass) {}").contains("{ override class func \(factory);}"))
    #expect(translated("class A: B {}", "class B: \(superclass) {}").contains(factory))
    #expect(!translated("class A: \(superclass) { init(other: Int) {} }").contains(factory))
  }

  @Test func linesKeepTheirNumbers() {
    let source = "@objc(\n  name\n)\nfunc a() {\n  #selector(\n    b\n  )\n}\nlet last = 1\n"
    let result = translated(source)
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    #expect(result.hasSuffix("let last = 1\n"))
  }

  /// What may be left out does nothing where it is, and is called without asking.
  @Test func optionalRequirements() {
    #expect(
      translated("@objc public protocol A {\n  @objc optional func b(_ c: Int)\n  func d()\n}")
        == " public protocol A: AnyObject {\n    func b(_ c: Int)\n  func d()\n}; public extension A { func b(_ c: Int) {} }"
    )
    #expect(translated("@objc protocol A: B { }") == " protocol A: AnyObject, B { }")
    #expect(translated("@objc protocol A: class { }") == " protocol A: class { }")
    #expect(translated("protocol A { func b() }") == "protocol A { func b() }")
    let declaration = "@objc protocol A { optional func b(_ c: Int) }"
    #expect(translated("let x = delegate?.b?(1)", declaration) == "let x = delegate?.b(1)")
    #expect(translated("let x = delegate?.e?(1)", declaration) == "let x = delegate?.e?(1)")
  }

  /// What is left out and would return something throws: who conforms needs not to throw, and who asks gets nothing.
  @Test func optionalRequirementsThatReturn() {
    let declaration =
      "@objc protocol A: AnyObject { optional func b(_ c: Int) -> Int\n optional var d: Int { get set } }"
    #expect(
      translated(declaration)
        == " protocol A: AnyObject {  func b(_ c: Int) throws -> Int\n  var d: Int { get throws } }; "
        + "extension A { func b(_ c: Int) throws -> Int { throw LeftOut() }; "
        + "var d: Int { get throws { throw LeftOut() } } }")
    #expect(translated("let x = it?.b?(1) ?? 2", declaration) == "let x = (try? it?.b(1)) ?? 2")
    #expect(translated("let x = it.b?(1).description", declaration) == "let x = (try? it.b(1))?.description")
    #expect(translated("if let a = c as? A, let x = a.d {}", declaration).contains("let x = (try? a.d) {}"))
    #expect(translated("var a: A!; let x = self.a?.d ?? 2", declaration).contains("let x = (try? self.a?.d) ?? 2"))
    #expect(translated("let x = (c as? A)?.d", declaration) == "let x = (try? (c as? A)?.d)")
    // Who takes one out of several takes such a one.
    #expect(
      translated("var a: [B & A]; let e = a[0]; let x = e.d", declaration).hasSuffix("let x = (try? e.d)"))
    #expect(translated("var a: [A]?; for e in a { f(e.d) }", declaration).hasSuffix("{ f((try? e.d)) }"))
    // Others may have a property of that name.
    #expect(translated("let x = e.d", declaration) == "let x = e.d")
  }

  /// So are UIKit's own.
  @Test func optionalRequirementsOfUIKit() {
    #expect(translated("other?.scrollViewDidScroll?(view)") == "other?.scrollViewDidScroll(view)")
    #expect(translated("other?.tableView?(a, didSelectRowAt: b)") == "other?.tableView(a, didSelectRowAt: b)")
    #expect(translated("other?.scrollViewer?(view)") == "other?.scrollViewer?(view)")
  }

  /// Of an object of which no more is known, a method is looked for in the protocol that has it.
  @Test func methodsOfAnyObject() {
    let declaration = "@objc protocol A { optional func b()\n func c() }"
    #expect(
      translated("weak var d: AnyObject?; func e() { self.d?.b?() }", declaration)
        .hasSuffix("{ (self.d as? A)?.b() }"))
    #expect(translated("var d: AnyObject; func e() { d.c?() }", declaration).hasSuffix("{ (d as? A)?.c() }"))
    #expect(translated("(e as AnyObject).cgPointValue.y") == "UnboxedValue(e as Any).cgPointValue.y")
    #expect(translated("(e as AnyObject).description") == "(e as AnyObject).description")
  }

  @Test func observersThatAreNoResponders() {
    let method = "override func observeValue(forKeyPath k: String?) { super.observeValue(forKeyPath: k) }"
    #expect(
      translated("class A: NSObject { \(method) }")
        == "class A: NSObject, KeyValueObserving {  "
        + "func observeValue(forKeyPath k: String?) { UnobservedValue.observeValue(forKeyPath: k) } }")
    #expect(translated("class A: UIView { \(method) }") == "class A: UIView { \(method) }")
    // Whatever stands before it.
    #expect(
      translated("class A: NSObject {\n  open \(method) }").contains(
        "\n  open  func observeValue(forKeyPath k: String?) { UnobservedValue."))
  }

  /// What is declared `dynamic` tells of its changes, after the class's own observers; who observes says which it means.
  @Test(arguments: [
    ("var b = 1", "var b = 1 { didSet { keyValueChanged(self, \"b\", from: oldValue, to: b) } }"),
    (
      "var b: Int = 1 { didSet { c() } }",
      "var b: Int = 1 { didSet { defer { keyValueChanged(self, \"b\", from: oldValue, to: b) }; c() } }"
    ),
    (
      "var b: Int { didSet(old) { c() } }",
      "var b: Int { didSet(old) { defer { keyValueChanged(self, \"b\", from: old, to: b) }; c() } }"
    ),
    (
      "var b = 1 { willSet { c() } }",
      "var b = 1 { didSet { keyValueChanged(self, \"b\", from: oldValue, to: b) } willSet { c() } }"
    ),
    (
      "var b: Int { get { 1 } set { c() } }",
      "var b: Int { get { 1 } set { let valueBefore = b; "
        + "defer { keyValueChanged(self, \"b\", from: valueBefore, to: b) }; c() } }"
    ),
    ("var b: Int { 1 }", "var b: Int { 1 }"),
  ]) func dynamicProperties(source: String, expected: String) {
    #expect(translated("class A: C { dynamic \(source) }") == "class A: C { dynamic \(expected) }")
    #expect(translated("class A: C { \(source) }") == "class A: C { \(source) }")
  }

  @Test func observationsSayWhichPropertyTheyMean() {
    let declaration = "class A: NSObject { @objc dynamic var level = 1 }"
    #expect(translated("a?.observe(\\.level) { c() }", declaration) == "a?.observe(\\.level, named: \"level\") { c() }")
    #expect(
      translated("a.observe(\\A.b?.level, options: []) {}", declaration)
        == "a.observe(\\A.b?.level, named: \"b.level\", options: []) {}")
    #expect(translated("a.observe(\\.frame) {}", declaration) == "a.observe(\\.frame) {}")
    let own = declaration + " func observe(_ a: Int) {}"
    #expect(translated("a.observe(\\.level) {}", own) == "a.observe(\\.level) {}")
  }

  /// Arrays of numbers that are no literals are put into objects.
  @Test(arguments: [
    ("a = b as [NSNumber]?", "a = boxedNumbers(b)"), ("c(d.map { $0 } as [NSNumber])", "c(boxedNumbers(d.map { $0 }))"),
    ("[0, 1] as [NSNumber]", "[0, 1] as [NSNumber]"), ("b as? [NSNumber]", "b as? [NSNumber]"),
  ]) func arraysOfNumbers(source: String, expected: String) { #expect(translated(source) == expected) }

  /// Only UIKit's own objects come from nibs here.
  @Test func objectsFromNibs() {
    let method = "override func awakeFromNib() { super.awakeFromNib(); b() }"
    #expect(translated("class A: NSObject { \(method) }") == "class A: NSObject {  func awakeFromNib() { (); b() } }")
    #expect(translated("class A: UIView { \(method) }") == "class A: UIView { \(method) }")
    #expect(translated("class A: NSObject { open \(method) }").contains("{ open  func awakeFromNib()"))
    #expect(!translated("class A: B { \(method) }", "class B: NSObject {}").contains("override"))
    #expect(translated("class A: B { \(method) }", "class B: NSObject { \(method) }") == "class A: B { \(method) }")
  }

  /// A class that is known by a reference makes an object by a function that those which can override.
  @Test func initializersOfMetatypes() {
    let view = "class A: UIView { static func b() -> Self { return self.init() } }"
    let make = "public override class func madeByClass(frame: CGRect) -> UIView { A(frame: frame) };"
    #expect(translated(view).contains("return (Self.madeByClass() as! Self)"))
    #expect(translated("open " + view).contains("{ " + make))
    #expect(!translated("class A: UIView { convenience init(c: Int) { self.init() } }").contains("madeByClass"))
    #expect(
      translated("func b<T: UILabel>() -> T { T(frame: .zero) }").contains("{ (T.madeByClass(frame: .zero) as! T) }"))
    for name in ["UINavigationBar", "UITabBar", "UIStepper", "UITableView", "UIVisualEffectView", "UIWindow"] {
      let asked = translated("func b<T: \(name)>() -> T { T(frame: .zero) }")
      #expect(asked.contains("(T.madeByClass(frame: .zero) as! T)"))
    }
    #expect(translated("func b<T: UICollectionView>() -> T { T(frame: .zero) }").contains("{ T(frame: .zero) }"))
    // A presentation controller is no view controller, and pages are turned by one that asks how.
    for name in ["UIPresentationController", "UIPageViewController"] {
      let text = translated("class A: \(name) {}\nclass B: UIView { static func b() -> Self { return self.init() } }")
      #expect(text.contains("Self.madeByClass()") && !text.contains("-> UIViewController"))
    }
    #expect(translated("func b<T: CALayer>() -> T { T.init() }").contains("{ (T.madeByClass() as! T) }"))
    #expect(translated("func b<T: C>() -> T { T() }").contains("{ T() }"))
    let copy = "func b() { type(of: self).init(frame: frame) }"
    #expect(translated("class A: UIView { \(copy) }").contains("(type(of: self).madeByClass(frame: frame) as! Self)"))
    // What is required may be called; a class without the initialiser cannot make one.
    let required = "class A: UIView { required init(frame: CGRect) {} \(copy) }"
    #expect(translated(required).contains(copy))
    #expect(!translated("class D: A { init(e: Int) {} }", view).contains("madeByClass"))
    #expect(
      translated("class D: A { init() {} }", view).contains("override class func madeByClass() -> UIView { D() };"))
  }

  /// A protocol's method is nobody's by itself.
  @Test func selectorsOfProtocols() {
    let declaration = "@objc protocol P { @objc optional func b() }"
    #expect(
      translated("d.responds(to: #selector(P.b))", declaration) == "d.responds(to: Selector(optional: \"b\"))")
    #expect(
      translated("#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))")
        == "Selector(optional: \"scrollViewDidScroll(_:)\")")
  }

  /// What an extension gives to a class calls its subclass's, which is called otherwise.
  @Test func methodsOfExtensionsAreOverridden() {
    let subclass = "class B: UIView { open override func c(_ d: Int, to e: Int) { f() } }"
    #expect(
      translated("extension UIView { @objc func c(_ d: Int, to e: Int) {} }", subclass)
        == "extension UIView {  func c(_ d: Int, to e: Int) { if let it = self as? B { return it.c_B(d, to: e) };} }")
    #expect(
      translated(subclass, "extension UIView { @objc func c(_ d: Int, to e: Int) {} }")
        == "class B: UIView { public  func c_B(_ d: Int, to e: Int) { f() } }")
    let open = "open class B: UIView {\n  public override func c() {} }"
    #expect(translated(open, "extension UIView { func c() {} }") == "open class B: UIView {\n  public  func c_B() {} }")
  }

  @Test func membersThatMoveAreSeen() {
    let sources = ["class A: UIView {}", "extension A { override func b() { c() }\n private func c() {} }"]
    let result = Translation(sources.map { Translation.Source(path: "/a.swift", text: $0) }).translated
    #expect(result[0].contains("override func b() { c() }") && result[1].contains("\n  func c() {} }"))
    #expect(translated("class A { open static func b() {} }") == "class A { public static func b() {} }")
  }

  /// Frameworks that are not here may be imported; a file without an import sees what the others see.
  @Test func modules() {
    #expect(translated("import AudioToolbox\nimport os") == "import UIKit\nimport UIKit")
    #expect(translated("import Somebodys") == "import Somebodys")
    let text = Translation([.init(path: "/a.swift", text: "let a: CGFloat = 1")]).translated[0]
    #expect(text == "import UIKit\n#sourceLocation(file: \"/a.swift\", line: 1)\nlet a: CGFloat = 1")
  }

  /// A file that shows the component to SwiftUI is left out, unless it can do without.
  @Test func filesForSwiftUI() {
    let result = translated("import UIKit\nimport SwiftUI\nstruct A: View {}")
    #expect(result.hasPrefix("#warning(") && !result.contains("struct A"))
    #expect(translated("import SwiftUI\nstruct A { var insets: EdgeInsets }").hasPrefix("#warning("))
    #expect(!translated("import SwiftUI\nstruct A { var insets: UIEdgeInsets }").hasPrefix("#warning("))
    // SwiftUI hands on Combine; who imports that besides has it.
    #expect(translated("import SwiftUI\nclass A: ObservableObject {}").hasPrefix("#warning("))
    #expect(!translated("import SwiftUI\nimport Combine\nclass A: ObservableObject {}").hasPrefix("#warning("))
    // One that uses nothing of it is not.
    #expect(translated("import SwiftUI\nclass A: UIView {}") == "import UIKit\nclass A: UIView {}")
    let vision = "import UIKit\n#if os(visionOS)\nstruct B: View {}\n#endif"
    #expect(translated("import SwiftUI\n" + vision) == "import UIKit\n" + vision)
    let either = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A {}"
    #expect(translated(either) == either)
  }

  /// Sources in another encoding than UTF-8 are read as far as they can; who cannot be read is named.
  @Test func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A, 0x61]).write(to: file)
    #expect(try Translation.Source(contentsOf: file).text == "// \u{FFFD}\na")
    #expect(throws: SourceError.self) { try Translation.Source(contentsOf: URL(fileURLWithPath: "/none/a.swift")) }
    do { _ = try Translation.Source(contentsOf: URL(fileURLWithPath: "/none/a.swift")) } catch {
      #expect(error.description.hasPrefix("/none/a.swift cannot be read: "))
    }
  }

  /// An override in an extension moves into its class, is translated there, and keeps its line and its file.
  @Test func overridesInExtensions() {
    let sources = [
      Translation.Source(path: "/a.swift", text: "class A: UIView {\n}\nlet last = 1"),
      Translation.Source(path: "/b.swift", text: "extension A {\n  func c() {}\n  @objc override func d() {\n  }\n}\n"),
    ]
    let result = Translation(sources).translated
    #expect(
      result[0] == """
        import UIKit
        #sourceLocation(file: "/a.swift", line: 1)
        class A: UIView {

        #sourceLocation(file: "/b.swift", line: 3)
         override func d() {
          }
        #sourceLocation(file: "/a.swift", line: 2)
        }
        let last = 1
        """)
    #expect(
      result[1] == "import UIKit\n#sourceLocation(file: \"/b.swift\", line: 1)\nextension A {\n  func c() {}\n  \n\n}\n"
    )
    // Under the conditions under which it was.
    #expect(
      translated("#if os(iOS)\nclass A: B {}\n#endif", "#if os(tvOS)\nextension A { override func d() {} }\n#endif")
        == """
        #if os(Linux)
        class A: B {
        #if os(tvOS)
        #sourceLocation(file: "/a/File.swift", line: 2)
        override func d() {}
        #endif
        #sourceLocation(file: "/a/File.swift", line: 2)
        }
        #endif
        """)
    // A class of another module stays as it is.
    #expect(translated("extension B { override func d() {} }") == "extension B { override func d() {} }")
  }
}

@Suite struct FolderSourceTests {
  /// UIKit finds the class by its name; a target with resources of its own has a bundle already.
  @Test func tellsWhereTheFolderIs() {
    let text = FolderSource.text(for: "/a \"b\"/c", declaresBundle: true)
    #expect(text.contains("final class SpringformFolder: ComponentFolder { static let path = \"/a \\\"b\\\"/c\" }\n"))
    let bundle = "extension Bundle { static let module = Bundle.ofComponent(with: SpringformFolder.self) }\n"
    #expect(text.hasSuffix(bundle))
    #expect(!FolderSource.text(for: "/a", declaresBundle: false).contains("module ="))
  }
}
