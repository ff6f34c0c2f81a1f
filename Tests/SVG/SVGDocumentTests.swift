import SpringformGeometry
import SpringformSVG
import Testing

/// What a document tells of itself.
struct SVGDocumentTests {
  private static func document(_ attributes: String, _ content: String = "") throws -> SVGDocument {
    try SVGDocument(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8))
  }

  /// CSS 2.1, 10.3.2: a length and a ratio give the other length; 300 x 150 when there is neither. 96 pixels are an inch.
  @Test(
    "Tabs and line ends in a name are spaces, and stay where a reference says them",
    arguments: [("a\tb", "a b"), ("a\r\nb", "a b"), ("a\n\rb", "a  b"), ("a&#9;b", "a\tb")])
  func whitespaceInNames(written: String, id: String) throws {
    // Read as it is, and rewritten because of a shadow.
    for filter in ["", "<filter id='s'><feDropShadow/></filter>"] {
      let document = try SVGDocument(
        Array(
          ("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(filter)<g id='\(written)'>"
            + "<rect width='4' height='5'/></g></svg>").utf8))
      #expect(document.ids == [id])
      #expect(document.box(of: id)?.size == Size(width: 4, height: 5))
    }
  }

  @Test(
    "The natural size is what width and height say, then what the view box says",
    arguments: [
      ("width='40' height='20'", 40, 20), ("width='40px' height='20' viewBox='0 0 5 5'", 40, 20),
      ("width='1in' height='2.54cm'", 96, 96), ("width='72pt' height='25.4mm'", 96, 96),
      ("viewBox='10 10 60 30'", 60, 30), ("width='100%' height='50%' viewBox='0 0 60 30'", 60, 30),
      ("width='1in' viewBox='0 0 60 30'", 96, 48), ("height='3pc' viewBox='0 0 60 30'", 96, 48),
      ("width='12' height='100%' viewBox='0 0 60 30'", 12, 6), ("", 300, 150), ("width='100%' height='50%'", 300, 150),
    ])
  func size(attributes: String, width: Double, height: Double) throws {
    let document = try Self.document(attributes)
    #expect(document.size == Size(width: width, height: height))
    #expect(document.warnings == (width == 300 ? [.size] : []))
  }

  @Test(
    "currentColor is black, or the color that the outermost element writes as a number; else it is not known",
    arguments: [
      ("", "", Color.black), ("color='#f00'", "", Color(red: 1, green: 0, blue: 0)),
      ("color='#f00' style='fill:none; color: #00FF00'", "", Color(red: 0, green: 1, blue: 0)),
      ("color='red'", "", .clear), ("", "<style>svg{color:red}</style>", .clear),
      ("", "<style>.a{color:red}</style>", .black),
    ])
  func color(attributes: String, content: String, expected: Color) throws {
    #expect(try Self.document("width='9' height='9' \(attributes)", content).color == expected)
  }

  @Test("The elements that can be drawn alone are those that are drawn where they stand")
  func ids() throws {
    let document = try Self.document(
      "viewBox='0 0 60 30' id='all'",
      """
      <defs><g id='inside'><rect id='deep' width='1' height='1'/></g></defs>
      <linearGradient id='paint'/><clipPath id='clip'><rect id='clipped'/></clipPath><symbol id='symbol'/>
      <g transform='translate(10 5) scale(2)'><rect id='a&amp;b' x='1' y='2' width='4' height='3' stroke='red'/></g>
      <circle id='wheel' cx='40' cy='15' r='5'/><circle id='wheel' r='9'/>
      """)
    #expect(document.ids == ["all", "a&b", "wheel"])
    #expect(document.contains("wheel") && !document.contains("inside") && !document.contains("Wheel"))
    #expect(document.box(of: "a&b") == Rect(x: 12, y: 9, width: 8, height: 6))
    #expect(document.box(of: "wheel") == Rect(x: 35, y: 10, width: 10, height: 10))
    #expect(document.box(of: "paint") == nil && document.box(of: "none") == nil)
  }

  @Test("A box lies in the document at its own size, from its upper left corner")
  func box() throws {
    let document = try Self.document(
      "width='120' viewBox='10 10 60 30'", "<rect id='a' x='20' y='15' width='5' height='4'/>")
    #expect(document.box(of: "a") == Rect(x: 20, y: 10, width: 10, height: 8))
  }

  @Test(
    "What will not look as its author may think is told",
    arguments: [
      ("<text>a</text><text>b</text>", [SVGWarning.text]), ("<foreignObject/>", [.foreignObject]),
      ("<rect><title>text</title></rect>", []),
    ])
  func warnings(content: String, expected: [SVGWarning]) throws {
    #expect(try Self.document("viewBox='0 0 1 1'", content).warnings == expected)
  }

  @Test("Documents are equal when their bytes are, and equal ones hash alike")
  func equality() throws {
    let a = try Self.document("viewBox='0 0 1 1'")
    let same = try Self.document("viewBox='0 0 1 1'")
    #expect(a == same && a.hashValue == same.hashValue)
    #expect(try a != Self.document("viewBox='0 0 1 2'"))
  }
}
