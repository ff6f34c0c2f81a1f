import Testing
import Translation

/// Previews become types that scenes show, on the lines where they stand.
@Suite struct PreviewTests {
  private func translation(_ text: String, file: String = "/a/Wobble.swift") -> Translation {
    Translation([Translation.Source(path: file, text: text)], hasSwiftUI: true, hasPreviews: true)
  }

  private func names(_ text: String) -> [String] {
    translation(text).translated[0].matches(of: #/static let springformName = "([^"]*)"/#).map { String($0.1) }
  }

  private func extents(_ text: String) -> [String] {
    translation(text).translated[0].matches(of: #/Extent = (.*?); static/#).map { String($0.1) }
  }

  @Test func becomesATypeWhereItStands() {
    let translated = translation("struct Wobble: View {}\n#Preview {\n  Wobble()\n}\nlet a = 1").translated[0]
    let lines = translated.split(separator: "\n", omittingEmptySubsequences: false).suffix(5)
    #expect(lines.first == "struct Wobble: View {}")
    #expect(
      lines.dropFirst().first
        == """
        import SwiftUIScenes; struct SpringformPreview0: SwiftUIScenes.PreviewSource { static let springformName = "wobble"; static let springformSummary \
        = "the preview of Wobble"; static let springformExtent: SwiftUIScenes.Preview.Extent = .device; static func springformPreview() -> \
        SwiftUIScenes.Preview { SwiftUIScenes.Preview {
        """)
    #expect(lines.dropFirst(2) == ["  Wobble()", "} } }", "let a = 1"])
  }

  @Test(arguments: [
    ("struct Wobble {}\n#Preview(\"In the dark\") { Wobble() }", ["wobble-in-the-dark"]),
    ("struct HTTPView {}\n#Preview { VStack { HTTPView() } }\n#Preview { HTTPView() }", ["http-view", "http-view-2"]),
    ("#Preview { Text(\"a\") }", ["wobble"]),
    ("struct Dial_Previews: PreviewProvider { static var previews: some View { Dial() } }", ["dial"]),
    ("@available(iOS, unavailable)\nstruct Dial_Previews: PreviewProvider {}", []),
    ("@available(iOS, unavailable)\n#Preview { Dial() }", []),
    ("@available(iOS 17, *)\n#Preview(\"A/B\") { Text(\"a\") }", ["wobble-a-b"]),
    ("struct A {}\n#Preview { A() }\n#Preview(\"2\") { A() }\n#Preview { A() }", ["a", "a-2", "a-3"]),
    ("struct A {}\n#Preview { A() }\n#Preview { A() }\n#Preview(\"2\") { A() }", ["a", "a-2", "a-2-2"]),
    ("struct A {}\n#Preview(\"b\", body: { A() })", ["a-b"]),
    ("#if os(tvOS)\n#else\n#Preview { Text(\"a\") }\n#endif", []),
  ]) func calledByWhatTheyShow(source: String, expected: [String]) { #expect(names(source) == expected) }

  @Test(arguments: [
    ("#Preview(traits: .sizeThatFitsLayout) { A() }", ".sizeThatFits"),
    (
      "#Preview(\"a\", traits: .portrait, .fixedLayout(width: 200, height: 90.5)) { A() }",
      ".fixed(width: 200, height: 90.5)"
    ),
    ("#Preview(traits: .fixedLayout(width: 1_000, height: 20)) { A() }", ".fixed(width: 1_000, height: 20)"),
    ("#Preview(traits: .landscapeLeft) { A() }", ".landscape"),
    ("#Preview(traits: .fixedLayout(width: side, height: side)) { A() }", ".device"),
    (
      "struct A: PreviewProvider { static var previews: some View { B().previewLayout(.fixed(width: 1, height: 2)) } }",
      ".fixed(width: 1, height: 2)"
    ),
  ]) func asLargeAsTheySay(source: String, expected: String) { #expect(extents(source) == [expected]) }

  @Test func stateOfItsOwn() {
    let source = "#Preview {\n  @Previewable @State var isOn = true\n  Toggle(\"a\", isOn: $isOn)\n}"
    let translated = translation(source).translated[0]
    #expect(
      translated.contains(
        "{ struct SpringformContent: SwiftUI.View {\n   @State var isOn = true; var body: some SwiftUI.View {\n"))
    #expect(translated.hasSuffix("\n} }; return SwiftUIScenes.Preview { SpringformContent() } } }"))
  }

  @Test func stateOfItsOwnOnOneLine() {
    let source = "#Preview { @Previewable @State var isOn = true; Toggle(\"a\", isOn: $isOn) }"
    let translated = translation(source).translated[0]
    #expect(translated.contains("@State var isOn = true; var body: some SwiftUI.View { Toggle("))
  }

  @Test(arguments: [
    ("#if os(tvOS)\n#else\n#Preview(\"b\") { A() }\n#endif", "'b'"),
    ("#Preview(\"c\") { () -> A in\n  @Previewable @State var isOn = true\n  return A(isOn)\n}", "'c'"),
    ("#Preview(\"d\", body: make)", "'d'"),
  ]) func leftOutWithAWarning(source: String, name: String) {
    func parts(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (given, lines) = (parts(source), parts(translation(source + "\nlet a = 1").translated[0]))
    #expect(lines.suffix(given.count + 1).contains { $0.hasPrefix("#warning(\"the preview \(name) is left out: ") })
    #expect(lines.last == "let a = 1" && !lines.contains { $0.contains("A(") })
  }

  @Test func leftOutWithWhatTheyShow() {
    let sources = [
      Translation.Source(path: "/a/Round.swift", text: "import SwiftUI\nstruct Round: View {}\n#Preview { Round() }"),
      Translation.Source(
        path: "/a/Plain.swift",
        text: "import UIKit\nclass Plain: UIView {}\n#if DEBUG\nimport SwiftUI\n#Preview { Text(\"a\") }\n#endif"),
      Translation.Source(path: "/a/Kept.swift", text: "import UIKit\n#Preview { Plain() }"),
    ]
    let translation = Translation(sources, hasPreviews: true)
    #expect(translation.previewList?.matches(of: #/SpringformPreview[0-9]/#).count == 1)
    #expect(translation.translated[2].contains("struct SpringformPreview0"))
    #expect(!translation.translated[0].contains("SpringformPreview"))
  }

  @Test func listed() {
    let list = translation("#if DEBUG && os(iOS)\n#Preview { A() }\n#endif\n#Preview(\"b\") { A() }").previewList ?? ""
    #expect(
      list.hasSuffix(
        """
        let previewScenes: PreviewScenes = {
          var scenes: PreviewScenes = []
          #if DEBUG && os(Linux)
          scenes.append(PreviewScene<SpringformPreview0>.self)
          #endif
          scenes.append(PreviewScene<SpringformPreview1>.self)
          return scenes
        }()

        """))
  }

  @Test func leftOutWhereNobodyShowsThem() {
    let sources = [Translation.Source(path: "/a/Wobble.swift", text: "#Preview { A() }")]
    let translation = Translation(sources, hasSwiftUI: true)
    #expect(!translation.translated[0].contains("A()") && translation.previewList == nil)
  }

  /// A view that is declared in a preview would crash the compiler in a closure that may be of several types.
  @Test func viewOfItsOwn() {
    let source = "#Preview {\n  struct Shown: View {}\n  return Shown()\n}"
    let translated = translation(source).translated[0]
    #expect(translated.contains("{ @SwiftUI.ViewBuilder func springformContent() -> some SwiftUI.View {\n"))
    #expect(translated.hasSuffix("  return Shown()\n}; return SwiftUIScenes.Preview(springformContent) } }"))
  }
}
