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
