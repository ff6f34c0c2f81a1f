import Testing

/// Packages that show a SwiftUI view from its own source.
@Suite struct NewSwiftUITests {
  private func made(_ source: String, _ look: (_ demo: String, _ errors: String) -> Void) {
    withRun(
      "mkdir ios; cat >ios/A.swift <<'END'\n\(source)\nEND\n$TOOL new demos --swiftui ios && cat demos/Sources/demos/Demo.swift"
    ) { run, _ in
      #expect(run.exitCode == 0 && !run.output.contains("{{"), "\(run.errors)")
      look(run.output, run.errors)
    }
  }

  @Test(
    "The first scene shows the whole, with values where any will do",
    arguments: [
      ("struct Wobble: View { @State private var isOn = false; var body: some View { Text(\"a\") } }", "Wobble()"),
      ("struct Part: View {}\nstruct Whole: View { var body: some View { Part() } }", "Whole()"),
      ("struct A: View {}\nstruct B: View {}\n#Preview {\n  B()\n}", "B()"),
      (
        "struct A: View {}\nstruct C: View {}\nstruct C_Previews: PreviewProvider { static var previews: some View { C() } }",
        "C()"
      ),
      (
        "struct A: View {\n  let title: String\n  var size: CGFloat = 3\n  var action: () -> Void\n}",
        "A(title: \"Springform\", action: {})"
      ),
      (
        "struct A: View {\n  @Binding var isOn: Bool\n  let item: Item\n  var body: some View { Text(\"a\") }\n}",
        "A(isOn: .constant(true), item: <#Item#>)"
      ),
      ("public struct A: SwiftUI.View {\n  let a: Int\n  public init() { a = 1 }\n}", "A()"),
      ("public struct A: View {\n  let a: Int\n  public init(size: Double, a: Int = 2) {}\n}", "A(size: 0.5)"),
      ("private struct Hidden: View {}\n@MainActor\nstruct Shown: View, Equatable {}", "Shown()"),
      ("struct Shake: ViewModifier {}", "RoundedRectangle(cornerRadius: 20)"),
    ])
  func subjects(source: String, expected: String) {
    made(source) { demo, errors in
      #expect(demo.contains("var content: some SwiftUI.View {\n    \(expected)"), "\(demo)")
      #expect(errors.contains("what stands for <#...#>") == demo.contains("<#"), "\(errors)")
    }
  }

  @Test(
    "A view is made with all that it needs, however its source is written",
    arguments: [
      (
        "struct Screen: View {}\nextension Screen {\n  var a: Int { 1 }\n}\nstruct Part: View { let n: Item }",
        "Screen()"
      ),
      ("struct A: View {\n  let width, height: CGFloat\n}", "A(width: 80, height: 80)"),
      ("struct A: View { var title: String = \"x\"; var n: Int }", "A(n: 3)"),
      ("struct A: View {\n  @State var count: Int\n  @State private var isOn = false\n}", "A(count: 3)"),
      ("struct A: View {\n  let size: CGFloat // = wide\n}", "A(size: 80)"),
      ("struct A: View {\n  let n: Int\n  var body: some View\n  {\n    Text(\"}\")\n  }\n}", "A(n: 3)"),
      (
        "struct A: View {\n  @Environment(\n    \\.colorScheme\n  ) var scheme: ColorScheme\n  let n: Int\n}", "A(n: 3)"
      ),
      (
        "struct A: View {\n  var n: Int {\n    didSet { }\n  }\n  let names: [String: [Int]]\n}",
        "A(n: 3, names: <#[String: [Int]]#>)"
      ),
      ("struct A: View {\n  private init(a: Item) {}\n  init(size: Double) {}\n}", "A(size: 0.5)"),
      ("struct A: View { init(size: Double) {} }", "A(size: 0.5)"),
      ("struct A: View {\n  var model = Model.init(a: 3)\n  let n: Int\n}", "A(n: 3)"),
      ("struct A: View {\n  init(@ViewBuilder label: () -> Void) {}\n}", "A(label: {})"),
      ("struct Hidden: View {\n  private let a: Int\n}\nstruct A: View { let a: Item }", "A(a: <#Item#>)"),
      ("/* struct B: View {} */\n// A()\nlet a = \"\\(b(\"A()\"))\"\nstruct A: View { let a: Item }", "A(a: <#Item#>)"),
      ("#if os(macOS)\nstruct B: View {}\n#else\nstruct A: View { let a: Item }\n#endif", "A(a: <#Item#>)"),
      ("#if os(iOS)\n  struct A: View { let a: Item }\n#else\nstruct B: View {}\n#endif", "A(a: <#Item#>)"),
    ])
  func sources(source: String, expected: String) {
    made(source) { demo, _ in
      #expect(demo.contains("var content: some SwiftUI.View {\n    \(expected)\n"), "\(demo)")
    }
  }

  @Test("Where the component has a Demo of its own, the scene's type has another name, and the scene the same")
  func ownDemo() {
    withRun(
      "mkdir ios; echo 'struct Demo: View {}' >ios/A.swift; $TOOL new demos --swiftui ios --quiet; "
        + "cat demos/Sources/demos/*.swift demos/Tests/*/*.swift"
    ) { run, _ in
      for text in [
        "struct DemoScene: SwiftUIScene {\n  static let name = \"demo\"\n  static let summary", "    Demo()\n",
        "[DemoScene.self]", "assertAnimation(DemoScene(),",
      ] {
        #expect(run.output.contains(text), "\(text)")
      }
    }
  }

  @Test("The package has SwiftUI's products, the previews and a drag where the view is dragged")
  func package() {
    withRun(
      "mkdir ios; printf 'import Combine\nstruct A: View { let drag = DragGesture() }\n' >ios/A.swift; "
        + "$TOOL new demos --swiftui ios --quiet && cd demos && cat Package.swift Sources/demos/*.swift README.md"
    ) { run, _ in
      #expect(run.errors.isEmpty)
      for text in [
        "(name: \"SwiftUI\", package", "(name: \"Combine\", package", "(name: \"SwiftUIScenes\", package",
        "[Demo.self] + previewScenes",
        "$0.drag(by:", "run -q demos preview",
      ] {
        #expect(run.output.contains(text), "\(text)")
      }
      #expect(!run.output.contains("{{"))
    }
  }

  @Test("Both kinds at once are refused")
  func both() {
    withRun("mkdir ios; touch ios/A.swift; $TOOL new demos --swiftui ios --uikit ios") { run, left in
      #expect(run.exitCode == 64 && run.errors.contains("--uikit and --swiftui exclude each other"), "\(run.errors)")
      #expect(!left.contains("demos"))
    }
  }
}
