import SpringformSVG
import Testing

/// Documents that are not shown, and those that only look like them.
struct SVGRefusalTests {
  struct Refused: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let error: SVGError
    var testDescription: String { name }

    /// - Parameter content: what is inside a document whose first line is the outermost element's.
    init(_ name: String, _ content: String, _ error: SVGError) {
      self.init(name, whole: SVGRefusalTests.document(content), error)
    }

    init(_ name: String, whole text: String, _ error: SVGError) {
      (self.name, self.text, self.error) = (name, text, error)
    }
  }

  private static func document(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>\n\(content)\n</svg>"
  }

  private static func error(_ text: String) -> SVGError? {
    do throws(SVGError) {
      _ = try SVGDocument(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// The first 24 bytes of a PNG of 3000 x 2000 pixels.
  private static let largePicture = "iVBORw0KGgoAAAANSUhEUgAAC7gAAAfQ"

  @Test(
    "A document that reaches beyond itself, or could take any time, is refused with its line",
    arguments: [
      Refused("script", "<g>\n<script>x</script></g>", .script(line: 3)),
      Refused(
        "picture from the net", "<image href='http://a.b/c.png'/>", .externalReference("http://a.b/c.png", line: 2)),
      Refused("file", "<image xlink:href='file:///c.png'/>", .externalReference("file:///c.png", line: 2)),
      Refused("other document", "<use href='other.svg#x'/>", .externalReference("other.svg#x", line: 2)),
      Refused("hidden", "<use href='&#104;ttp:x'/>", .externalReference("http:x", line: 2)),
      Refused("inclusion", "<include href='c.svg'/>", .externalReference("c.svg", line: 2)),
      Refused("paint", "<rect fill='URL( \"c.svg#a\" )'/>", .externalReference("c.svg#a", line: 2)),
      Refused("style", "<rect style='mask:url(c.svg#a)'/>", .externalReference("c.svg#a", line: 2)),
      Refused(
        "sheet", "<style>/* url(#a) */ @font-face { src: url(data:font/woff) }</style>",
        .externalReference("data:font/woff", line: 2)),
      Refused("import", "<style><![CDATA[@import 'c.css';]]></style>", .externalReference("@import 'c.css'", line: 2)),
      Refused("escape", "<rect fill='\\75rl(#a)'/>", .escapedStyle(line: 2)),
      Refused(
        "style sheet", whole: "<?xml-stylesheet href='a.css'?>\n" + document(""),
        .externalReference("xml-stylesheet", line: 1)),
      Refused("JPEG", "<image href='data:image/jpeg;base64,/9j/4AAQ'/>", .embeddedPicture(line: 2)),
      Refused("damaged picture", "<image href='data:image/png;base64,AAAA'/>", .embeddedPicture(line: 2)),
      Refused("large picture", "<image href='data:image/png;base64,\(largePicture)'/>", .tooManyPixels(line: 2)),
      Refused(
        "noise", "<filter id='f'><feTurbulence numOctaves='1000000'/></filter>", .filter("feTurbulence", line: 2)),
      Refused(
        "entities", whole: "<?xml version='1.0'?>\n<!DOCTYPE svg [<!ENTITY a 'b'>]>" + document("&a;"),
        .declarations(line: 2)),
      Refused("circle", "<g id='a'><use href='#a'/></g>", .circle(line: 2)),
      Refused(
        "circle of masks", "<mask id='a'><rect mask='url(#b)'/></mask><mask id='b'><rect mask='url(#a)'/></mask>",
        .circle(line: 2)),
      Refused("page", whole: "<html></html>", .notSVG), Refused("words", whole: "svg", .notSVG),
      Refused("nothing", whole: "", .notSVG),
      Refused("no width", whole: "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>", .empty),
    ])
  func refusal(document: Refused) { #expect(Self.error(document.text) == document.error) }

  @Test(
    "What belongs to the document, or is nothing to draw, is not refused",
    arguments: [
      "<use xlink:href='#a'/><rect id='a' fill='url(#g)'/><linearGradient id='g'/>",
      "<a href='http://a.b/'><rect width='1' height='1'/></a>", "<!-- <script> url(x) @import -->",
      "<title>&lt;script&gt;</title><desc><![CDATA[<script>]]></desc>",
      "<metadata><x resource='http://a.b'/></metadata>",
      "<style>.a{clip-path:url(#c)} g{fill:url( '#g' )}</style><clipPath id='c'><rect/></clipPath><g class='b a'/>",
      "<image width='1' height='1' href='data:image/png;base64,\n iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='/>",
    ])
  func acceptance(content: String) { #expect(Self.error(Self.document(content)) == nil) }

  @Test("Other encodings are none, and what is compressed and damaged is told")
  func encodings() {
    let text = Self.document("")
    #expect(throws: SVGError.notSVG) { try SVGDocument(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) }
    #expect(throws: SVGError.compressed) { try SVGDocument([0x1F, 0x8B, 0x08, 0x00]) }
    #expect((try? SVGDocument([0xEF, 0xBB, 0xBF] + text.utf8)) != nil)
  }

  @Test("Broken XML is refused with the parser's line and words")
  func malformed() {
    for (text, place) in [
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n<g>\n</svg>", "line 3, column 7: "),
      (Self.document("&unknown;"), "line 2, column 10: "), (Self.document("<g a='1' a='2'/>"), "line 2, column 15: "),
    ] {
      let sentence = Self.error(text)?.description ?? "none"
      #expect(sentence.hasPrefix("is no SVG document that can be read: " + place), "\(sentence)")
    }
  }

  // MARK: Limits

  private static let elements = 20_000

  @Test("64 elements lie in each other, and no more; what is used counts as if it stood there")
  func depth() {
    func nested(_ count: Int) -> String {
      Self.document(String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count))
    }
    #expect(Self.error(nested(63)) == nil)
    #expect(Self.error(nested(64)) == .tooDeep(line: 2))
    #expect(Self.error(nested(10_000)) == .tooDeep(line: 2))
    func chain(_ count: Int) -> String {
      let links = (1..<count).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }
      return Self.document("<defs><rect id='u0'/>" + links.joined() + "</defs>")
    }
    #expect(Self.error(chain(62)) == nil)
    #expect(Self.error(chain(63)) == .tooDeep(line: 2))
    #expect(Self.error(chain(10_000)) == .tooDeep(line: 2))
  }

  @Test("20,000 elements are drawn, and no more")
  func count() {
    func many(_ count: Int) -> String { Self.document(String(repeating: "<g/>", count: count)) }
    #expect(Self.error(many(Self.elements - 1)) == nil)
    #expect(Self.error(many(Self.elements)) == .tooManyElements)
  }

  /// Each level uses the last ten times: eleven levels draw more than a hundred billion elements.
  @Test(
    "Elements that multiply are counted and never drawn",
    arguments: [
      ("<g id='u%'>", "<use href='#u$'/>", "</g>"),
      ("<mask id='u%'>", "<rect mask='url(#u$)'/>", "</mask>"),
      ("<pattern id='u%'>", "<rect fill='url(#u$)'/>", "</pattern>"),
      ("<pattern id='u%'>", "<g style='stroke: url(\"#u$\")'><rect/></g>", "</pattern>"),
      ("<style>.u%{clip-path:url(#u%)}</style><clipPath id='u%'>", "<rect class='u$'/>", "</clipPath>"),
      ("<style>g>.u%:hover,a.b{mask:url(#u%)}</style><mask id='u%'>", "<rect class='u$'/>", "</mask>"),
      ("<marker id='u%'>", "<path d='M0 0 1 1 2 2 3 3' marker='url(#u$)'/>", "</marker>"),
    ])
  func multiplication(start: String, use: String, end: String) {
    func levels(_ count: Int) -> String {
      let levels = (1..<count).map { level in
        (start + String(repeating: use, count: 10) + end).replacing("%", with: "\(level)")
          .replacing("$", with: "\(level - 1)")
      }
      return Self.document("<g id='u0'/>" + levels.joined())
    }
    #expect(Self.error(levels(2)) == nil)
    let isCounted = [.tooManyElements, .circle(line: 2)].contains(Self.error(levels(12)))
    #expect(isCounted)
  }

  @Test("Style sheets whose matching would take long are refused before they are matched")
  func style() {
    func styled(_ rules: Int, _ elements: Int) -> String {
      let rule = "g g>g,.a + .b{fill:red}"
      return Self.document(
        "<style>" + String(repeating: rule, count: rules) + "</style>" + String(repeating: "<g/>", count: elements))
    }
    // Five words, the style itself and the outermost element counted.
    #expect(Self.error(styled(100, 3998)) == nil)
    #expect(Self.error(styled(100, 3999)) == .tooMuchStyle)
  }

  @Test("An element whose name no reference could have is not offered")
  func names() throws {
    let document = try SVGDocument(Array(Self.document("<g id='a#b'/><g id='c d'/>").utf8))
    #expect(document.ids == ["c d"])
    #expect(!document.contains("a#b"))
  }

  @Test("A megabyte is the most")
  func size() {
    let padding = String(repeating: " ", count: (1 << 20) - Self.document("").utf8.count)
    #expect(Self.error(Self.document("") + padding) == nil)
    #expect(Self.error(Self.document("") + padding + " ") == .tooLarge(bytes: (1 << 20) + 1))
  }

  @Test("Every refusal says what to look for")
  func sentences() {
    #expect(
      SVGError.externalReference("a.png", line: 3).description
        == "refers to 'a.png' (line 3); an SVG document may refer to its own parts, as in '#part', and hold pictures as 'data:image/png;base64,...'"
    )
    #expect(SVGError.tooLarge(bytes: 2_000_000).description == "has 2000000 bytes; an SVG document has at most 1 MiB")
    #expect(SVGError.drawing(message: "rendering error: InvalidSize").description.contains("so large"))
    #expect(SVGError.tooMuchStyle.description.hasSuffix("at most 2,000,000"))
    #expect(SVGError.noElement("x").description == "has no element 'x' that can be drawn")
  }
}
