import SpringformBitmap
import SpringformNumerics
import SpringformSVG
import Testing

@Suite("Pictures in SVG documents")
struct SVGPictureTests {
  /// Eight pixels of one colour to a side, by Pillow: red 200, green 30, blue 40.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV\
    pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAI\
    AAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xA\
    AUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCGACsH/9k=
    """
  private static let webP = "UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQjyIXpf+BiOh/AAA="
  private static let linear =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAABGdBTUEAAYagMeiWXwAAAA5JREFUeNpjaGhgaGgAAA"
    + "YGAgExqR6hAAAAAElFTkSuQmCC"
  /// A document whose upper half is teal, by a variable.
  private static let svg = """
    PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMCAxMCI+PHN0eWxlPjpyb290ey0tYTp0ZWFsfT\
    wvc3R5bGU+PHJlY3Qgd2lkdGg9IjEwIiBoZWlnaHQ9IjUiIHN0eWxlPSJmaWxsOnZhcigtLWEpIi8+PC9zdmc+
    """

  private static func document(_ address: String, _ more: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><image width='40' height='40' href='\(address)'/>\(more)</svg>"
  }

  @Test(
    "PNG, JPEG, WebP and SVG are drawn, whatever their address calls them",
    arguments: [
      ("data:image/jpeg;base64," + jpeg, 0xC81E28, 0xC81E28), ("data:image/png;base64," + jpeg, 0xC81E28, 0xC81E28),
      ("data:image/webp;base64," + webP, 0xC81E28, 0xC81E28), ("data:;base64," + webP, 0xC81E28, 0xC81E28),
      ("data:image/svg+xml;base64," + svg, 0x008080, 0xFFFFFF),
      // Grey 128 of linear light (gAMA 100000).
      ("data:image/png;base64," + linear, 0xBCBCBC, 0xBCBCBC),
      (
        "data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 10 10%22%3E"
          + "%3Crect width=%2210%22 height=%225%22 fill=%22%23008080%22/%3E%3C/svg%3E", 0x008080, 0xFFFFFF
      ),
    ] as [(String, UInt32, UInt32)])
  func kinds(address: String, top: UInt32, bottom: UInt32) throws {
    let (picture, warnings) = try SVGFeature.picture(Self.document(address))
    #expect(warnings.isEmpty, "\(warnings)")
    for (y, color) in [(10, top), (30, bottom)] {
      let seen = picture[20, y]
      for (a, b) in [
        (Pixel.red(seen), Pixel.red(color)), (Pixel.green(seen), Pixel.green(color)),
        (Pixel.blue(seen), Pixel.blue(color)),
      ] {
        #expect(max(a, b) - min(a, b) <= 2, "\(String(seen, radix: 16)) at \(y)")
      }
    }
  }

  @Test("What a document in a document draws counts, as often as it is used, and three may not lie in each other")
  func limits() {
    func error(_ text: String) -> SVGError? {
      do throws(SVGError) { _ = try SVGDocument(Array(text.utf8)) } catch { return error }
      return nil
    }
    func address(_ text: String) -> String {
      "data:image/svg+xml," + text.replacing("%", with: "%25").replacing("'", with: "%27").replacing("<", with: "%3C")
    }
    let shapes =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(String(repeating: "<g/>", count: 999))</svg>"
    #expect(error(Self.document(address(shapes))) == nil)
    let uses = (0..<20).map { "<use href='#i' x='\($0)'/>" }.joined()
    let many =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image id='i' href='\(address(shapes))'/>\(uses)</svg>"
    #expect(error(many) == .tooManyElements)
    var nested = shapes
    for depth in 1...3 {
      nested = Self.document(address(nested))
      #expect((error(nested) == nil) == (depth < 3), "\(depth)")
    }
    // Nothing is reached from inside either.
    let reaching = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='a.png'/></svg>"
    #expect(error(Self.document(address(reaching))) == .embeddedPicture(line: 1))
  }

  @Test("What moves in a picture, or is not drawn in it, is told with the picture's line")
  func told() throws {
    let moving =
      "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22%3E%3Crect width=%229%22 height=%229%22%3E"
      + "%3Canimate attributeName=%22x%22 to=%225%22 dur=%221s%22/%3E%3C/rect%3E%3C/svg%3E"
    let document = try SVGDocument(Array(Self.document("data:image/svg+xml," + moving).utf8))
    #expect(document.warnings == [.undrawn("what moves in a picture, which stands as it begins", line: 1)])
    #expect(document.animation == nil)
    let open = try SVGDocument(Array(Self.document("data:image/svg+xml,%3Csvg%3E").utf8))
    #expect(open.warnings == [.undrawn("a picture (image/svg+xml) that is damaged, which is not drawn", line: 1)])
  }

  @Test("A JPEG that browsers turn or convert is told; one with sRGB's own profile is not")
  func jpegs() throws {
    func jpeg(_ segments: [(marker: UInt8, content: [UInt8])]) throws -> [SVGWarning] {
      var bytes: [UInt8] = [0xFF, 0xD8]
      for segment in segments + [(0xC0, [8, 0, 8, 0, 8, segments.isEmpty ? 4 : 3])] {
        bytes += [
          0xFF, segment.marker, UInt8((segment.content.count + 2) >> 8), UInt8((segment.content.count + 2) & 0xFF),
        ]
        bytes += segment.content
      }
      return try SVGDocument(Array(Self.document("data:image/jpeg;base64," + Base64.encode(bytes + [0, 0, 0])).utf8))
        .warnings
    }
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
    #expect(try jpeg([(0xE1, exif + [6, 0, 0])]).first?.sentence.contains("turned") == true)
    #expect(try jpeg([(0xE1, exif + [1, 0, 0])]).isEmpty)
    let profile = Array("ICC_PROFILE".utf8) + [0, 1, 1]
    #expect(try jpeg([(0xE2, profile + Array("Display P3".utf8))]).first?.sentence.contains("color profile") == true)
    #expect(try jpeg([(0xE2, profile + [0] + Array("s\0R\0G\0B".utf8))]).isEmpty)
    #expect(try jpeg([]).first?.sentence.contains("printers") == true)
  }

  @Test("A blur of what lies partly beyond the picture is told, and one within is not")
  func cutFilters() throws {
    for (y, isTold) in [(30, true), (10, false)] {
      for filter in ["url(#f)", "blur(3px)"] {
        let document = try SVGDocument(
          Array(
            ("<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><filter id='f'><feGaussianBlur stdDeviation='3'/>"
              + "</filter>\n<rect y='\(y)' width='20' height='20' style='filter:\(filter)'/></svg>").utf8))
        #expect(
          document.warnings
            == (isTold
              ? [.undrawn("a filter of what lies partly beyond the picture, which is cut at the edge before", line: 2)]
              : []))
      }
    }
  }
}
