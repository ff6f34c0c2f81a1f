import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Testing

@Suite("Several moments and scenes in one picture")
struct CompositionTests {
  private static let colors: [Color] = [.systemRed, .systemTeal, .systemYellow, .systemGreen, .systemPink, .systemGray]

  private func swatches(_ count: Int, width: Double = 100, height: Double = 80) -> SceneTable {
    SceneTable(
      (0..<count).map { index in
        let scene = Swatch {
          $0.color = Self.colors[index % 6]
          ($0.width, $0.height) = (width, height)
        }
        return (scene: scene, label: CellLabel(name: "color", value: "\(index)"))
      })
  }

  // MARK: Film strip

  @Test("A film strip shows moments at equal distances from left to right, the first and the last among them")
  func filmstrip() async throws {
    let alone = try await pictures(of: Swatch())
    let strip = try await pictures(of: SceneTable(Swatch()), .filmstrip(3, spread: .time))
    #expect(strip.count == 1)
    let places = [0, 2, 4].map { strip[0].places(of: alone[$0], exceptCorners: 4) }
    #expect(places.allSatisfy { $0.count == 1 })
    // Margins of 16 points, and 14 between the cells.
    #expect(places.map { $0[0].x } == [16, 130, 244])
    #expect(places.allSatisfy { $0[0].y == 16 })
    #expect(strip[0].width == 3 * 100 + 2 * 14 + 2 * 16)
    // A caption below each.
    for place in places {
      #expect(strip[0].hasInk(x: place[0].x + 25..<place[0].x + 75, y: 100..<strip[0].height))
    }
    #expect(
      try Composition(SceneTable(Swatch()), settings: settings(5), layout: .filmstrip(3, spread: .time)).times == [
        0, 0.4, 0.8,
      ])
  }

  @Test(
    "Distances are as equal as refreshes allow",
    arguments: [(2, [0, 49]), (3, [0, 25, 49]), (6, [0, 10, 20, 29, 39, 49]), (50, Array(0..<50))])
  func distances(count: Int, refreshes: [Int]) throws {
    let times = try Composition(SceneTable(Swatch()), settings: settings(50), layout: .filmstrip(count, spread: .time))
      .times
    #expect(times == refreshes.map { Double($0) / 50 })
  }

  @Test("A film strip shows what is on screen at the times that it is told, in their order")
  func times() throws {
    let layouts: [FrameLayout] = [.filmstrip(.times([0.5, 0.05, 0.2])), .onion(.times([0.5, 0.05, 0.2]))]
    for layout in layouts {
      #expect(try Composition(SceneTable(Swatch()), settings: settings(5), layout: layout).times == [0, 0.2, 0.4])
    }
  }

  @Test("A film strip takes the part and the rate that it is told")
  func part() throws {
    var settings = settings(50)
    settings.from = 0.2
    settings.to = 0.6
    let composition = try Composition(SceneTable(Swatch()), settings: settings, layout: .onion(3))
    #expect(composition.times == [0.2, 0.4, 0.58])
  }

  private func settings(_ rate: Double) -> RenderSettings {
    var settings = RenderSettings()
    settings.rate = rate
    return settings
  }

  // MARK: Onion skin

  /// Black at an opacity on the swatch's colour, whose levels are 255, 59 and 48.
  private func isBlack(_ pixel: UInt32, _ opacity: Double) -> Bool {
    zip([Pixel.red(pixel), Pixel.green(pixel), Pixel.blue(pixel)], [255, 59, 48.0]).allSatisfy {
      abs(Double($0) - $1 * (1 - opacity)) <= 1.01
    }
  }

  @Test("An onion skin's oldest moment is the faintest, and the newest as it is")
  func onion() async throws {
    let skin = try await pictures(of: SceneTable(Swatch()), .onion(5))[0]
    let newest = try await pictures(of: Swatch())[4]
    #expect(skin.width == newest.width && skin.height == newest.height)
    for moment in 0..<5 {
      // A tenth, and what is left to six tenths, by age.
      let opacity = moment == 4 ? 1 : 0.1 + 0.5 * Double(moment + 1) / 5
      #expect(isBlack(skin[20 * moment + 5, 32], opacity), "moment \(moment)")
      #expect(isBlack(skin[20 * moment + 15, 32], 0))
    }
    // What never moves is there once and keeps its place above.
    for x in 40..<80 { #expect(skin[x, 35] == newest[x, 35]) }
  }

  @Test("What never changes keeps its very pixels, wherever nothing moves")
  func onionOfStillness() async throws {
    let still = Swatch { $0.side = 0 }
    #expect(try await pictures(of: SceneTable(still), .onion(4))[0] == (try await pictures(of: still)[0]))
  }

  @Test("What is in a group, or has a mask, is compared inside of it")
  func onionOfGroups() async throws {
    struct Nested: Scene {
      var size: Size { Size(width: 60, height: 20) }
      var duration: Double? { 1 }
      func build(on stage: Stage) {
        let box = Layer(frame: Rect(x: 0, y: 0, width: 60, height: 20), backgroundColor: .systemRed)
        box.opacity = 0.5
        box.masksToBounds = true
        let dot = Layer(frame: Rect(x: 0, y: 5, width: 10, height: 10), backgroundColor: .black)
        let post = Layer(frame: Rect(x: 28, y: 0, width: 4, height: 20), backgroundColor: .systemBlue)
        stage.rootLayer.addSublayer(box)
        for layer in [dot, post] { box.addSublayer(layer) }
        stage.animate(duration: 1, curve: .linear) { dot.position.x += 50 }
      }
    }
    let alone = try await pictures(of: Nested())
    let skin = try await pictures(of: SceneTable(Nested()), .onion(5))[0]
    // Dots at 0, 10, 20, 30 and 40; the background and the post as in each picture.
    for x in [55, 58] { #expect(skin[x, 10] == alone[0][x, 10]) }
    for x in 28..<32 { #expect(skin[x, 10] == alone[0][x, 10]) }
    let levels = [5, 15, 25, 35].map { Pixel.red(skin[$0, 10]) }
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
    #expect(skin[45, 10] == alone[4][45, 10])
  }

  @Test("Of what covers more than a quarter of the canvas the newest is as it is, and the moments before are outlines")
  func onionOfCurtain() async throws {
    let curtain = Swatch {
      $0.side = 80
      $0.height = 40
      $0.width = 300
    }
    let wide = try await pictures(of: SceneTable(curtain), .onion(2))[0]
    // 80 x 10 of 300 x 40 points are visible: a fifteenth, so the newest is as it is.
    #expect(isBlack(wide[90, 32], 1))
    let narrow = try await pictures(
      of: SceneTable(
        Swatch {
          $0.side = 80
          $0.height = 40
          $0.width = 30
        }), .onion(2)
    )[0]
    // From 80 to 160 only from the canvas' edge on: nothing, and the oldest at 0.35.
    #expect(isBlack(narrow[15, 38], 0.35))
    let covering = try await pictures(
      of: SceneTable(
        Swatch {
          $0.side = 200
          $0.height = 240
          $0.width = 200
        }), .onion(2)
    )[0]
    // Moved by 80 points, the oldest leaves its upper edge at 30 points, over the newest, too.
    #expect(isBlack(covering[40, 200], 0))
    #expect(isBlack(covering[120, 200], 1))
    for x in [40, 120] {
      // In gray, and light at both sides.
      #expect(Pixel.blue(covering[x, 30]) > 0x20 && Pixel.blue(covering[x, 30]) <= Pixel.red(covering[x, 30]))
    }
  }

  @Test("Outlines end before the canvas' edge, and lie neither on nor close to small things of the newest moment")
  func onionOfSheet() async throws {
    struct Sheet: Scene {
      var size: Size { Size(width: 100, height: 100) }
      var duration: Double? { 1 }
      func build(on stage: Stage) {
        stage.rootLayer.addSublayer(
          Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100), backgroundColor: .systemTeal))
        let sheet = Layer(frame: Rect(x: 0, y: 40, width: 100, height: 100), backgroundColor: .white)
        sheet.shadowOpacity = 0.2
        sheet.addSublayer(Layer(frame: Rect(x: 20, y: 26, width: 30, height: 8), backgroundColor: .black))
        stage.rootLayer.addSublayer(sheet)
        stage.animate(duration: 1, curve: .linear) { sheet.position.y -= 37.5 }
      }
    }
    let newest = try await pictures(of: Sheet())[4]
    let skin = try await pictures(of: SceneTable(Sheet()), .onion(2))[0]
    // The sheet's older upper edge lies at 40 points, across the label, which is at 36 to 44 by now.
    for x in 60..<90 { #expect(skin[x, 40] != newest[x, 40]) }
    for x in 19..<51 { for y in 37..<43 { #expect(skin[x, y] == newest[x, y], "\(x), \(y)") } }
    for y in 5..<95 { for x in [0, 99] { #expect(skin[x, y] == newest[x, y], "\(x), \(y)") } }
  }

  // MARK: Several scenes

  @Test("Scenes play beside each other, and one that has ended stays at its last picture")
  func list() async throws {
    let short = Swatch {
      $0.length = 0.4
      $0.color = .systemTeal
    }
    let table = SceneTable([
      (scene: Swatch(), label: CellLabel(value: "long")), (scene: short, label: CellLabel(value: "short")),
    ])
    let together = try await pictures(of: table)
    let (long, ended) = (try await pictures(of: Swatch()), try await pictures(of: short))
    #expect(together.count == 5 && ended.count == 2)
    for (number, picture) in together.enumerated() {
      #expect(picture.places(of: long[number], exceptCorners: 4).map(\.x) == [16])
      #expect(picture.places(of: ended[min(number, 1)], exceptCorners: 4).map(\.x) == [130])
    }
  }

  @Test("The longest hold of the scenes counts, and a film strip has none")
  func hold() async throws {
    struct Holding: Scene {
      var size: Size { Size(width: 4, height: 4) }
      var duration: Double? { 0.2 }
      var hold: Double { 0.5 }
      func build(on stage: Stage) {}
    }
    let table = SceneTable([
      (scene: Swatch { $0.length = 0.2 }, label: CellLabel(value: "a")),
      (scene: Holding(), label: CellLabel(value: "b")),
    ])
    let sink = CollectingSink()
    try await Composition(table, settings: settings(5)).render(into: sink)
    #expect(sink.frames.map(\.end) == [0.7])
  }

  @Test(
    "A list has the columns that bring it closest to 4 by 3 without many empty places",
    arguments: [
      (2, 100.0, 80.0, 2, 1), (4, 100, 80, 2, 2), (5, 100, 80, 3, 2), (6, 100, 80, 3, 2), (9, 100, 80, 3, 3),
      (4, 50, 100, 4, 1), (3, 200, 50, 1, 3), (12, 100, 100, 4, 3),
    ])
  func columns(count: Int, width: Double, height: Double, columns: Int, rows: Int) throws {
    let size = try Composition(swatches(count, width: width, height: height), settings: settings(5)).size
    let side = min(width, height)
    #expect(size.width == Double(columns) * width + Double(columns - 1) * 14 + 32)
    // Labels take some room below each row.
    let labelled = Double(rows) * height + Double(rows - 1) * 14 + 32
    #expect(size.height > labelled && size.height < labelled + Double(rows) * 0.4 * side + Double(rows) * 16)
  }

  @Test("A table has its rows and columns, headed by their labels")
  func table() async throws {
    let labels = (0..<3).map { CellLabel(name: "n", value: "\($0)") }
    let table = SceneTable(rows: Array(labels[..<2]), columns: labels) { row, column in
      Swatch { $0.color = Self.colors[row * 3 + column] }
    }
    let picture = try await pictures(of: table)[2]
    var places: [(x: Int, y: Int)] = []
    for color in Self.colors {
      let alone = try await pictures(of: Swatch { $0.color = color })[2]
      let found = picture.places(of: alone, exceptCorners: 4)
      #expect(found.count == 1)
      places += found
    }
    #expect(Set(places[..<3].map(\.y)).count == 1 && places[3].y == places[0].y + 94)
    #expect((0..<3).allSatisfy { places[$0].x == places[$0 + 3].x })
    #expect(places[1].x == places[0].x + 114 && places[2].x == places[1].x + 114)
    for place in places[..<3] { #expect(picture.hasInk(x: place.x..<place.x + 100, y: 8..<place.y - 4)) }
    for place in [places[0], places[3]] { #expect(picture.hasInk(x: 4..<place.x - 4, y: place.y..<place.y + 80)) }
  }

  @Test("A label takes one line and no more than its cell's width, whatever is in it")
  func longLabels() throws {
    func size(_ label: CellLabel) throws -> Size {
      try Composition(
        SceneTable([(scene: Swatch(), label: label), (scene: Swatch(), label: label)]), settings: settings(5)
      ).size
    }
    let usual = try size(CellLabel(name: "name", value: "1"))
    for text in [String(repeating: "word ", count: 100), "two\nlines", "قائمة", "\0"] {
      let size = try size(CellLabel(name: text, value: text))
      #expect(size.width == usual.width)
      // Scripts have letters of different heights.
      #expect(abs(size.height - usual.height) <= 4)
    }
  }

  @Test("A film strip of a list has a row for each scene")
  func stripOfList() async throws {
    let strip = try await pictures(of: swatches(2), .filmstrip(3, spread: .time))[0]
    for (row, color) in Self.colors[..<2].enumerated() {
      let alone = try await pictures(of: Swatch { $0.color = color })
      let places = [0, 2, 4].map { strip.places(of: alone[$0], exceptCorners: 4) }
      #expect(places.allSatisfy { $0.count == 1 && $0[0].y == places[0][0].y })
      #expect(places[0][0].y > 80 * row)
      #expect(places[1][0].x == places[0][0].x + 114 && places[2][0].x == places[0][0].x + 228)
    }
  }

  @Test("Scenes of different sizes stand in the middle of their row and column")
  func sizes() async throws {
    let small = Swatch {
      ($0.width, $0.height) = (60, 40)
      $0.color = .systemTeal
    }
    let table = SceneTable([
      (scene: Swatch(), label: CellLabel(value: "a")), (scene: small, label: CellLabel(value: "b")),
    ])
    let picture = try await pictures(of: table)[0]
    let (first, second) = (
      picture.places(of: try await pictures(of: Swatch())[0], exceptCorners: 4)[0],
      picture.places(of: try await pictures(of: small)[0], exceptCorners: 4)[0]
    )
    #expect(second.y == first.y + 20)
  }

  // MARK: All of it

  @Test("The shutter blurs what moves in every cell, and nothing around it")
  func shutter() async throws {
    let framing = Framing(page: .white, caption: Caption("Blur"), device: .tablet)
    let sharp = try await pictures(of: swatches(2), .filmstrip(2), framing)[0]
    let blurred = try await pictures(of: swatches(2), .filmstrip(2), framing) { $0.shutter = Shutter(angle: 180) }[
      0]
    let changed = sharp.pixels.indices.filter { sharp.pixels[$0] != blurred.pixels[$0] }
    #expect(Set(changed.map { blurred.pixels[$0] }).count > 10)
    // Ten points of way in two rows and columns, a square of ten points high.
    let alone = try await pictures(of: Swatch()) { $0.shutter = Shutter(angle: 180) }[0]
    #expect(blurred.places(of: alone, exceptCorners: 6).count == 1)
    #expect(changed.count <= 4 * 10 * 20)
  }

  @Test("Any number of jobs gives the same pictures", arguments: [2, 5])
  func jobs(count: Int) async throws {
    let framing = Framing(page: .systemIndigo, caption: Caption("Jobs"), device: .phone)
    let one = try await pictures(of: swatches(3), .each, framing)
    let many = try await pictures(of: swatches(3), .each, framing) { $0.jobs = count }
    #expect(one == many)
  }

  @Test("What cannot be one picture is refused")
  func refusals() throws {
    func refusal(_ table: SceneTable, _ layout: FrameLayout) -> CompositionError? {
      do {
        _ = try Composition(table, settings: settings(5), layout: layout)
        return nil
      } catch {
        return error as? CompositionError
      }
    }
    for count in [-1, 0, 1, 101] {
      #expect(refusal(SceneTable(Swatch()), .filmstrip(count)) == .momentCount(count))
      #expect(refusal(SceneTable(Swatch()), .onion(count)) == .momentCount(count))
    }
    #expect(refusal(SceneTable(Swatch()), .filmstrip(6)) == .tooFewRefreshes(5, wanted: 6))
    #expect(refusal(SceneTable(Swatch()), .filmstrip(.times([0.2]))) == .momentCount(1))
    for time in [-0.1, 1, 7] {
      #expect(refusal(SceneTable(Swatch()), .onion(.times([0.2, time]))) == .noRefresh(time, from: 0, to: 1))
    }
    #expect(refusal(swatches(0), .each) == .sceneCount(0))
    #expect(refusal(swatches(101), .each) == .sceneCount(101))
    let label = [CellLabel(value: "a")]
    let table = SceneTable(rows: label, columns: label) { _, _ in Swatch() }
    #expect(refusal(table, .filmstrip(2)) == .filmstripOfTable)
    #expect(refusal(table, .onion(2)) == nil)
  }
}
