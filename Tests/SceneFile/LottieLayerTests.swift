import Springform
import SpringformDocument
import SpringformSceneFile
import TestSupport
import Testing

/// Layers from Lottie files.
struct LottieLayerTests {
  private let folder: SceneFolder

  /// A composition of 40 x 20 points, two seconds long: a red square of 10 points that goes from the left edge to 30 points in
  /// the first second and stays there.
  private static let slide = """
    {"v":"5.7.4","fr":10,"ip":0,"op":20,"w":40,"h":20,"markers":[{"cm":"move","tm":0,"dr":10},{"cm":"rest","tm":10,"dr":10}],
    "layers":[{"ty":4,"nm":"Slide","ip":0,"op":20,"st":0,
    "ks":{"p":{"k":[{"t":0,"s":[0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":10,"s":[30,0]}]}},
    "shapes":[{"ty":"gr","nm":"Square","it":[{"ty":"rc","p":{"k":[5,10]},"s":{"k":[10,10]}},
    {"ty":"fl","nm":"Fill","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"tr"}]}]}]}
    """

  init() throws {
    folder = try SceneFolder()
    try folder.write(Self.slide, "slide.json")
  }

  /// Where the square is seen at a time, from 0 to 30, and its color.
  private func square(_ layers: String, at time: Double) throws -> (x: Double, color: UInt32) {
    let bitmap = try Renderer().render(#require(try folder.list(layers, at: time)))
    // The layer's upper left corner is at (30, 40); one pixel of the row may be partly covered.
    let row = (30..<70).map { bitmap[$0, 50] & 0xFF_FFFF }
    let whole = try #require(row.firstIndex { $0 != 0xFF_FFFF && ($0 & 0xFF == 0 || $0 & 0xFF == 0xFF) })
    let share = whole > 0 ? 1 - Double(row[whole - 1] >> 8 & 0xFF) / 255 : 0
    return (Double(whole) - share, row[whole])
  }

  private static let driven = "layers: [ { lottie: slide.json, frame: [30, 40, 40, 20], progress: 0.25 } ]"

  @Test("It plays from the beginning, once, and its end stays")
  func playing() throws {
    let layers = "layers: [ { lottie: slide.json, position: [50, 50] } ]"
    for (time, x) in [(0.0, 0.0), (0.5, 15), (1, 30), (3, 30)] {
      #expect(abs(try square(layers, at: time).x - x) < 0.1)
    }
    #expect(try folder.scene(layers).duration == nil)
  }

  @Test("As fast as 'speed', again and again with 'loop', and of it a segment by frames or by a marker")
  func timing() throws {
    func x(_ keys: String, at time: Double) throws -> Double {
      try square("layers: [ { lottie: slide.json, position: [50, 50], \(keys) } ]", at: time).x
    }
    #expect(abs(try x("speed: 2", at: 0.26) - 15.6) < 0.1)
    #expect(abs(try x("loop: true", at: 2.5) - 15) < 0.1)
    #expect(abs(try x("segment: [5, 10]", at: 0.26) - 22.8) < 0.1)
    #expect(abs(try x("segment: rest", at: 0) - 30) < 0.1)
    #expect(abs(try x("segment: move, loop: true", at: 1.5) - 15) < 0.1)
  }

  @Test("Progress follows expressions and animations, and then it does not play by itself")
  func progress() throws {
    #expect(abs(try square(Self.driven, at: 0).x - 15) < 0.1)
    #expect(abs(try square(Self.driven, at: 1).x - 15) < 0.1)
    let following = "layers: [ { lottie: slide.json, position: [50, 50], progress: \"=time / 4\" } ]"
    #expect(abs(try square(following, at: 1).x - 15) < 0.2)
    let animated = """
      layers: [ { id: a, lottie: slide.json, position: [50, 50], progress: 0.5 } ]
      events: [ { start: [ { animate: { duration: 1s, curve: linear, to: { a.progress: 0 } } } ] } ]
      """
    #expect(abs(try square(animated, at: 0).x - 30) < 0.1)
    #expect(abs(try square(animated, at: 0.76).x - 7.2) < 0.2)
  }

  @Test("Colors are replaced by their key paths, also by what changes")
  func colors() throws {
    let keys = "lottie: slide.json, position: [50, 50], progress: 0"
    #expect(try square("layers: [ { \(keys), colors: { Slide.Square.Fill: \"#0000FF\" } } ]", at: 0).color == 0x0000FF)
    let following = "layers: [ { \(keys), colors: { \"**\": \"=mix(#000000, #0000FF, time)\" } } ]"
    #expect(try square(following, at: 1).color == 0x0000FF)
  }

  @Test(
    "A file that cannot be shown is told by its name, where the scene names it",
    arguments: [
      (
        "lottie: ../slide.json", "3:21 a Lottie file lies beside the file or in a folder below; write its relative path"
      ),
      ("lottie: slid.json", "3:21 there is no Lottie file 'slid.json' beside the file or below"),
      ("lottie: other.json", "3:21 'other.json' is no Lottie file: JSON with 'layers', 'ip' and 'op'"),
      ("lottie: slide.json, segment: mov", "3:42 the Lottie file has no marker 'mov'; did you mean 'move'?"),
      (
        "lottie: slide.json, segment: [10, 5]",
        "3:42 'segment' is a marker's name or two frames in ascending order, from 0 to 20 here"
      ),
      (
        "lottie: slide.json, colors: { Slide.Square.Fil: red }",
        "3:43 the Lottie file has no color 'Slide.Square.Fil'; did you mean 'Slide.Square.Fill'?"
      ),
      ("circle: 3, progress: 1", "3:24 a shape layer has no 'progress'; a layer with 'lottie' has it"),
    ])
  func problems(keys: String, sentence: String) throws {
    try folder.write("{}", "other.json")
    #expect(folder.problem("layers: [ { \(keys) } ]") == sentence)
  }

  @Test("What is not drawn is a warning")
  func warnings() throws {
    try folder.write(Self.slide.replacing(#""st":0,"#, with: #""st":0,"bm":99,"ef":[{"ty":27}],"#), "effects.json")
    let warnings = try folder.scene("layers: [ { lottie: effects.json } ]").warnings.map(\.sentence)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        "'effects.json' has a blend mode that is not known, which is drawn as the normal one, and it has effects")
        == true)
  }
}
