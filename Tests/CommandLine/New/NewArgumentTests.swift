import Testing

/// What a first scene makes a component's view with: values of the types that its source declares, so that the package compiles at once.
@Suite struct NewArgumentTests {
  private func demo(_ source: String, for framework: String, _ look: (_ demo: String, _ errors: String) -> Void) {
    withRun(
      "mkdir ios; cat >ios/A.swift <<'END'\n\(source)\nEND\n"
        + "$TOOL new demos --\(framework) ios && cat demos/Sources/demos/Demo.swift demos/Package.swift"
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      look(run.output, run.errors)
    }
  }

  @Test(
    "Types of the component's own are made, too",
    arguments: [
      ("let kind: Kind", "enum Kind { case round(Int), square, flat }", "kind: Kind.square"),
      ("let kind: Kind", "enum Kind { case round(radius: Int, Color = .red) }", "kind: Kind.round(radius: 3)"),
      (
        "let kind: Kind", "enum Kind { case plain; var next: Kind { switch self { case .plain: .plain } } }",
        "kind: Kind.plain"
      ),
      ("let item: Item", "struct Item { let title: String; var n = 1 }", "item: Item(title: \"Springform\")"),
      ("let items: [Item]", "class Item { init(n: Int) {} }", "items: [Item(n: 3)]"),
      ("let model: Model", "final class Model: ObservableObject {}", "model: Model()"),
      ("let model: Model", "class Model { static let shared = Model(); private init() {} }", "model: Model.shared"),
      ("let a: B", "struct B { let c: C }\nstruct C { let d: D }\nenum D { case e }", "a: B(c: C(d: D.e))"),
      ("let style: Style", "extension A { struct Style { init(n: Int) {} } }", "style: A.Style(n: 3)"),
      ("let style: Style?, n: Int", "", "style: nil, n: 3"),
      ("let act: (Int, String) -> Bool", "", "act: { _, _ in true }"),
      ("let act: @MainActor () async -> Void", "", "act: {}"),
      ("let make: (Int) -> UIImage?", "", "make: { _ in nil }"),
      ("init(_ isOn: @autoclosure () -> Bool) {}", "", "true"),
      (
        "let kind: Kind", "enum Kind {\n case own(\n  title: String\n ), n(Int)\n case two(Int)\n}", "kind: Kind.two(3)"
      ),
      (
        "let model: Model", "class Model { init?(a: Int) {}\n init(b: Int) throws {}\n init(c: Int) {} }",
        "model: Model(c: 3)"
      ),
      ("let item: Item", "import struct UIKit.Frame\nstruct Item { let n: Int }", "item: Item(n: 3)"),
      (
        "init(@ViewBuilder _ label: (Int) -> Label, @RowsBuilder rows: () -> [Row]) {}", "struct Row {}",
        "{ _ in Text(\"Springform\") }, rows: { Row() }"
      ),
      ("@Binding var kind: Kind", "enum Kind: String { case a = \"a\" }", "kind: .constant(Kind.a)"),
      ("@Binding var names: [Item]", "struct Item { }", "names: .constant([Item()])"),
    ])
  func ownTypes(property: String, others: String, expected: String) {
    demo("struct A: View {\n  \(property)\n}\n\(others)", for: "swiftui") { demo, errors in
      #expect(demo.contains("var content: some SwiftUI.View {\n    A(\(expected))\n"), "\(demo)")
      #expect(!errors.contains("what stands for <#"), "\(errors)")
    }
  }

  @Test(
    "What the sources show too little of is left to who reads the scene",
    arguments: [
      ("let item: Item", "protocol Item {}"), ("let item: Item<Int>", "struct Item<T> {}"),
      ("let item: Item", "class Item { let inner: Item; init(inner: Item) {} }"),
      ("let item: Item", "struct Item { private init() {} }"), ("let item: Item", "enum Item {}"),
      ("let item: Item", "private struct Item {}"), ("let item: Item", "private enum B { struct Item {} }"),
      ("let item: Item", "struct Item { static let standard: CGFloat = 8; private init() {} }"),
    ])
  func unknownTypes(property: String, others: String) {
    demo("struct A: View {\n  \(property)\n}\n\(others)", for: "swiftui") { demo, errors in
      #expect(demo.contains("A(item: <#Item"), "\(demo)")
      #expect(errors.contains("what stands for <#"), "\(errors)")
    }
  }

  @Test(
    "UIKit's views and controllers are made with values, named as others name them, or are the one that there is",
    arguments: [
      ("class Bar: UIView { init(color: UIColor, width: CGFloat) {} }", "Bar(color: .systemBlue, width: 80)"),
      ("class Bar: UIView { init(item: Item) {}\n init(n: Int) {} }", "Bar(n: 3)"),
      ("class Sheet: UIViewController { init(_ inner: UIViewController) {} }", "Sheet(UIViewController())"),
      ("extension Bar {\n  class Dot: UIView {}\n}\nenum Bar {}", "Bar.Dot(frame: "),
      ("class Bar: UIControl {\n  class Dot: UIView {}\n  let b = { Bar() }\n}", "Bar(frame: "),
      ("class Part: UIView { init(item: Item) {} }\nclass Whole: UIView {}", "Whole(frame: "),
      (
        "class HUD: UIView {\n  static let shared = HUD()\n  private init() {}\n  required init?(coder: NSCoder) {}\n}",
        "let view = HUD.shared\n"
      ),
    ])
  func uikit(source: String, expected: String) {
    demo(source, for: "uikit") { demo, errors in
      #expect(demo.contains(expected), "\(demo)")
      #expect(!errors.contains("what stands for <#"), "\(errors)")
    }
  }

  @Test("A component for UIKit with parts for SwiftUI is compiled with both, and others do without")
  func both() {
    demo("import UIKit\nimport SwiftUI\nclass A: UIView {}", for: "uikit") { demo, _ in
      #expect(demo.contains("(name: \"SwiftUI\", package") && !demo.contains("SwiftUIScenes"), "\(demo)")
    }
    demo("import UIKit\nclass A: UIView {}", for: "uikit") { demo, _ in #expect(!demo.contains("\"SwiftUI")) }
  }
}
