import Testing
import Translation

/// Previews become types that scenes show, on the lines where they stand.
@Suite struct PreviewTests {
  private func translation(_ text: String, file: String = "/a/Wobble.swift") -> Translation {
    Translation([Translation.Source(path: file, text: text)], hasSwiftUI: true, hasPreviews: true)
  }

  private func names(_ text: String) -> [String] {
    translation(text).translated[0].matches(of: #/static let name = "([^"]*)"/#).map { String($0.1) }
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
        import SwiftUIScenes; struct SpringformPreview0: SwiftUIScenes.PreviewSource { static let name = "wobble"; static let summary \
        = "the preview of Wobble"; static let extent: SwiftUIScenes.Preview.Extent = .device; static func preview() -> \
        SwiftUIScenes.Preview { SwiftUIScenes.Preview {
        """)
    #expect(lines.dropFirst(2) == ["  Wobble()", "} } }", "let a = 1"])
  }

  @Test(arguments: [
    ("struct Wobble {}\n#Preview(\"In the dark\") { Wobble() }", ["wobble-in-the-dark"]),
    ("struct HTTPView {}\n#Preview { VStack { HTTPView() } }\n#Preview { HTTPView() }", ["http-view", "http-view-2"]),
    ("#Preview { Text(\"a\") }", ["wobble"]),
    ("struct Dial_Previews: PreviewProvider { static var previews: some View { Dial() } }", ["dial"]),
    ("@available(iOS 17, *)\n#Preview(\"A/B\") { Text(\"a\") }", ["wobble-a-b"]),
    ("#if os(tvOS)\n#else\n#Preview { Text(\"a\") }\n#endif", []),
  ]) func calledByWhatTheyShow(source: String, expected: [String]) { #expect(names(source) == expected) }

  @Test(arguments: [
    ("#Preview(traits: .sizeThatFitsLayout) { A() }", ".sizeThatFits"),
    (
      "#Preview(\"a\", traits: .portrait, .fixedLayout(width: 200, height: 90.5)) { A() }",
      ".fixed(width: 200, height: 90.5)"
    ),
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
        "{ struct Content: SwiftUI.View {\n   @State var isOn = true; var body: some SwiftUI.View {\n"))
    #expect(translated.hasSuffix("\n} }; return SwiftUIScenes.Preview { Content() } } }"))
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
}
