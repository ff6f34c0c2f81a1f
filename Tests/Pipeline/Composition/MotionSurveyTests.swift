import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Testing

@Suite("Where and when something moves")
struct MotionSurveyTests {
  private func settings(_ rate: Double) -> RenderSettings { RenderSettings(rate: rate) }

  /// Rests for a second, moves for a fifth of one, and rests again.
  private struct LateSquare: Scene {
    var size: Size { Size(width: 200, height: 100) }
    var duration: Double? { 2.2 }
    func build(on stage: Stage) {
      let square = Layer(frame: Rect(x: 40, y: 30, width: 20, height: 20), backgroundColor: .black)
      stage.rootLayer.addSublayer(square)
      stage.at(1) { stage.animate(duration: 0.2, curve: .linear) { square.position.x += 60 } }
    }
  }

  @Test("What moves is told to a point, and a margin stays around it as far as the scene goes")
  func area() throws {
    let survey = try MotionSurvey(SceneTable(LateSquare()), settings: settings(50))
    let area = try #require(survey.area)
    #expect(
      abs(area.minX - 40) <= 1 && abs(area.maxX - 120) <= 1 && abs(area.minY - 30) <= 1 && abs(area.maxY - 50) <= 1)
    #expect(survey.crop(of: Size(width: 200, height: 100), margin: 10) == Rect(x: 30, y: 20, width: 100, height: 40))
    let most = survey.crop(of: Size(width: 200, height: 100), margin: 35)
    #expect(most == Rect(x: 5, y: 0, width: 150, height: 85))
  }

  @Test("Where nothing moves there is no area")
  func stillness() throws {
    var early = settings(50)
    early.to = 0.9
    #expect(try MotionSurvey(SceneTable(LateSquare()), settings: early).area == nil)
  }

  @Test("Moments of a film strip lie where something moves, and evenly where all does or nothing")
  func stops() throws {
    func times(_ layout: FrameLayout, to end: Double? = nil, of scene: any Playable) throws -> [Double]? {
      var settings = settings(50)
      settings.to = end
      return try Composition(SceneTable(scene), settings: settings, layout: layout).times
    }
    let late = try #require(try times(.filmstrip(6, spread: .motion), of: LateSquare()))
    #expect(late.first == 0 && late.last == 2.18)
    #expect(late[1...4].allSatisfy { (1...1.22).contains($0) }, "\(late)")
    #expect(late == late.sorted() && Set(late).count == 6)
    #expect(try times(.onion(6, spread: .motion), of: LateSquare()) == late)
    let still = try times(.filmstrip(4, spread: .motion), to: 0.8, of: LateSquare())
    #expect(try still == times(.filmstrip(4), to: 0.8, of: LateSquare()))
    let even = try #require(try times(.filmstrip(3, spread: .motion), of: Swatch()))
    #expect(abs(even[1] - 0.5) <= 0.1, "\(even)")
  }

  @Test(
    "A strip is broken into rows before it is wider than 2000 points, the same ones at any scale, unless its columns are told"
  )
  func rows() throws {
    func size(_ layout: FrameLayout, scale: Double = 1) throws -> Size {
      var settings = settings(50)
      settings.scale = scale
      let composition = try Composition(SceneTable(Swatch()), settings: settings, layout: layout)
      return Size(width: composition.size.width * scale, height: composition.size.height * scale)
    }
    // 17 cells of 100 points with 14 between them and 16 around are 1956 points.
    #expect(try size(.filmstrip(17)).width == 1956)
    // 18 become two rows of 9.
    #expect(try size(.filmstrip(18)).width == 9 * 100 + 8 * 14 + 32)
    #expect(try size(.filmstrip(40)).width <= 2000)
    // More rows would be narrower.
    for scale in [0.5, 2, 4] { #expect(try size(.filmstrip(17), scale: scale).width == 1956 * scale, "\(scale)") }
    #expect(try size(.filmstrip(18, columns: 18)).width == 18 * 100 + 17 * 14 + 32)
    #expect(try size(.filmstrip(6, columns: 2)).width == 2 * 100 + 14 + 32)
    #expect(throws: CompositionError.columnCount(0)) { _ = try size(.filmstrip(6, columns: 0)) }
  }

  @Test("A strip of several scenes becomes smaller instead, unless its scale is told")
  func smallerStrip() throws {
    let table = SceneTable([
      (scene: Swatch(), label: CellLabel(value: "a")), (scene: Swatch(), label: CellLabel(value: "b")),
    ])
    func width(isScaleFree: Bool) throws -> Double {
      let composition = try Composition(
        table, settings: settings(50), layout: .filmstrip(30), isScaleFree: isScaleFree)
      return composition.size.width * composition.scale
    }
    #expect(try width(isScaleFree: true) <= 2000.5)
    #expect(try width(isScaleFree: true) > 1900)
    #expect(try width(isScaleFree: false) > 3000)
  }

  @Test("A part of a scene is what the whole shows there, alone and in a table")
  func crop() async throws {
    let part = Rect(x: 30, y: 20, width: 50, height: 41)
    let whole = try await pictures(of: Swatch())
    let cropped = try await pictures(of: Swatch()) { $0.crop = part }
    #expect(cropped.count == whole.count)
    for (one, other) in zip(cropped, whole) { #expect(try one == other.cropped(x: 30, y: 20, width: 50, height: 41)) }
    let onion = try await pictures(of: SceneTable(Swatch()), .onion(3))
    let onionPart = try await pictures(of: SceneTable(Swatch()), .onion(3)) { $0.crop = part }
    #expect(try onionPart[0] == onion[0].cropped(x: 30, y: 20, width: 50, height: 41))
    let strip = try await pictures(of: SceneTable(Swatch()), .filmstrip(2)) { $0.crop = part }
    #expect(strip[0].places(of: cropped[0], exceptCorners: 4).count == 2)
    var outside = settings(5)
    outside.crop = Rect(x: 60, y: 0, width: 50, height: 10)
    #expect(throws: PlaybackError.crop(Rect(x: 60, y: 0, width: 50, height: 10), scene: Size(width: 100, height: 80))) {
      _ = try Playback(Swatch(), settings: outside)
    }
  }

  @Test("A table tells along which directions nothing changes")
  func sameness() async throws {
    func directions(_ table: SceneTable) async throws -> [Int] {
      try await Composition(table, settings: settings(5)).render(into: CollectingSink()).unchangingDirections
    }
    func scene(_ color: Color, side: Double) -> Swatch {
      Swatch { ($0.color, $0.side) = (color, side) }
    }
    let labels = [CellLabel(value: "1"), CellLabel(value: "2")]
    let colors: [Color] = [.systemRed, .systemTeal]
    let sides = [10.0, 20]
    #expect(try await directions(SceneTable(Swatch())).isEmpty)
    #expect(
      try await directions(SceneTable(rows: labels, columns: labels) { scene(colors[$0], side: sides[$1]) }) == [])
    #expect(
      try await directions(SceneTable(rows: labels, columns: labels) { row, _ in scene(colors[row], side: sides[row]) })
        == [1])
    #expect(
      try await directions(SceneTable(rows: labels, columns: labels) { _, column in scene(colors[column], side: 10) })
        == [0])
    #expect(try await directions(SceneTable(rows: labels, columns: labels) { _, _ in Swatch() }) == [0, 1])
    #expect(try await directions(SceneTable(labels.map { (scene: Swatch(), label: $0) })) == [0])
    #expect(try await directions(SceneTable(zip(colors, labels).map { (scene: scene($0, side: 9), label: $1) })) == [])
  }

  @Test(
    "Screens that no device has are told",
    arguments: [
      (Device.phone, 390, 844, false), (.phone, 667, 375, false), (.phone, 320, 240, false), (.phone, 260, 300, false),
      (.phone, 360, 480, false), (.phone, 390, 1000, true), (.phone, 100, 200, true),
      (.phone, 1024, 1366, true), (.tablet, 1024, 1366, false), (.tablet, 390, 844, true), (.tablet, 320, 240, true),
    ] as [(Device, Double, Double, Bool)])
  func devices(device: Device, width: Double, height: Double, isOdd: Bool) {
    #expect(device.isOdd(screen: Size(width: width, height: height)) == isOdd)
  }
}
