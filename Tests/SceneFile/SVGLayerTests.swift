import Springform
import SpringformDocument
import SpringformSceneFile
import TestSupport
import Testing

/// Layers from SVG files.
struct SVGLayerTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
        <rect id="body" width="40" height="20" fill="#f00"/>
        <rect id="wheel" x="5" y="5" width="10" height="10" fill="currentColor"/>
      </svg>
      """, "car.svg")
  }

  private func scene(_ layers: String) throws -> SceneFile { try folder.scene(layers) }

  private func list(_ layers: String, at time: Double = 0) throws -> DisplayList {
    try #require(try folder.list(layers, at: time))
  }

  private func picture(_ layers: String, at time: Double = 0) throws -> Bitmap {
    try Renderer().render(list(layers, at: time))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF }

  @Test("A layer has the file's size; elements of the same frame make up the picture")
  func size() throws {
    let whole = try picture("layers: [ { id: a, svg: car.svg, position: [50, 50] } ]")
    #expect(color(whole, 31, 41) == 0xFF0000 && color(whole, 29, 41) == 0xFFFFFF && color(whole, 40, 50) == 0)
    let parts = try picture(
      """
      layers:
        - { svg: car.svg, element: body, frame: [30, 40, 40, 20] }
        - { svg: car.svg, element: wheel, elementAnchor: [0.5, 0.5], frame: [30, 40, 40, 20] }
      """)
    #expect(parts.pixels == whole.pixels)
    let larger = try picture("layers: [ { svg: car.svg, size: [80, 40], position: [50, 50] } ]")
    #expect(color(larger, 11, 31) == 0xFF0000 && color(larger, 21, 41) == 0 && color(larger, 39, 59) == 0)
  }

  @Test("An element turns about its own point, and its position is that point's")
  func elementAnchor() throws {
    let scene = try scene(
      """
      layers:
        - { id: a, svg: car.svg, element: wheel, elementAnchor: [0.5, 0.5], frame: [30, 40, 40, 20], rotation: time }
        - { id: b, svg: car.svg, element: wheel, elementAnchor: [0, 1], frame: [30, 40, 80, 40] }
      time: { duration: 1s }
      trace: { a: a.position, b: b.position, middle: a.anchorPoint }
      """)
    let trace = try trace(scene, rate: 2)
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    let values = Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.values) })
    #expect(values["a.x"] == [40, 40] && values["a.y"] == [50, 50])
    #expect(values["b.x"] == [40, 40] && values["b.y"] == [70, 70])
    #expect(values["middle.x"] == [0.25, 0.25] && values["middle.y"] == [0.5, 0.5])
  }

  @Test("A tint follows expressions and is animated")
  func tint() throws {
    let layers = """
      layers: [ { id: a, svg: car.svg, position: [50, 50], tint: "#0000FF" } ]
      events: [ { start: [ { animate: { duration: 1s, curve: linear, to: { a.tint: "#00FF00" } } } ] } ]
      """
    #expect(color(try picture(layers), 40, 50) == 0x0000FF)
    #expect(color(try picture(layers, at: 0.5), 40, 50) == 0x008080)
    #expect(color(try picture(layers, at: 1.5), 40, 50) == 0x00FF00)
    let following = "layers: [ { svg: car.svg, position: [50, 50], tint: \"=mix(white, black, time)\" } ]"
    #expect(color(try picture(following), 40, 50) == 0xFFFFFF)
    #expect(color(try picture(following, at: 1), 40, 50) == 0)
  }

  @Test("A file is read once for all layers that show it, by whatever name")
  func once() throws {
    let list = try list(
      """
      layers:
        - { repeat: { i: 3 }, svg: car.svg, element: wheel }
        - { svg: ./car.svg, position: [50, 50] }
      """)
    let documents: [SVGDocument] = list.commands.compactMap {
      if case .svg(let picture, _, _, _) = $0 { picture.document } else { nil }
    }
    #expect(documents.count == 4 && documents.allSatisfy { $0 === documents.first })
  }

  @Test(
    "A file that cannot be shown is told by its name, where the scene names it",
    arguments: [
      ("svg: ../car.svg", "3:18 a document lies beside the file or in a folder below; write its relative path"),
      ("svg: /car.svg", "3:18 a document lies beside the file or in a folder below; write its relative path"),
      ("svg: cart.svg", "3:18 there is no document 'cart.svg' beside the file or below"),
      (
        "svg: car.svg, element: weel",
        "3:36 the SVG file has no element 'weel' that can be drawn; did you mean 'wheel'?"
      ),
      ("circle: 3, element: wheel", "3:24 a shape layer has no 'element'; a layer with 'svg' has it"),
      ("circle: 3, tint: red", "3:24 a shape layer has no 'tint'; a layer with 'svg' has it"),
      ("svg: a/script.svg", "3:18 'a/script.svg' has a <script> (line 1), which is not run; remove it"),
      (
        "svg: page.svg",
        "3:18 'page.svg' is no SVG document: XML in UTF-8 that begins with <svg>"
      ),
      ("svg: large.svg", "3:18 'large.svg' is too large; at most 1 MiB are read"),
    ])
  func problems(keys: String, sentence: String) throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "a/script.svg")
    try folder.write("<html/>", "page.svg")
    if keys.contains("large") { try folder.write(String(repeating: " ", count: 5_000_000), "large.svg") }
    #expect(folder.problem("layers: [ { \(keys) } ]") == sentence)
  }

  @Test("What will not look as its author may think is a warning")
  func warnings() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>", "text.svg")
    let warnings = try scene("layers: [ { svg: text.svg }, { svg: text.svg } ]").warnings.map {
      "\($0.position.line):\($0.position.column) \($0.sentence)"
    }
    let sentence = "'text.svg' has <text>, whose letters are those of this machine's fonts; turn it into paths"
    #expect(warnings == ["3:18 " + sentence, "3:37 " + sentence])
  }

  @Test("Any number of jobs make the same file")
  func jobs() async throws {
    let scene = try scene(
      """
      time: { duration: 0.5s }
      layers:
        - { svg: car.svg, position: [50, 50], rotation: time * 6 }
        - { svg: car.svg, element: wheel, position: [50, 50], opacity: 0.5, tint: "=mix(white, black, time)" }
      """)
    var files: [[UInt8]] = []
    for jobs in [1, 2, 4] {
      var settings = RenderSettings()
      settings.jobs = jobs
      let sink = MemorySink()
      try await Playback(scene, settings: settings).render(into: try APNGEncoder(width: 100, height: 100, to: sink))
      files.append(sink.bytes)
    }
    #expect(files[0] == files[1] && files[0] == files[2])
  }
}
