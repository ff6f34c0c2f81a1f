import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import SpringformText
import Testing

@Suite("Page, caption and device")
struct FramingTests {
  @Test("With nothing around it a scene is its own picture")
  func nothing() async throws {
    let alone = try await pictures(of: Swatch())
    #expect(alone.count == 5)
    #expect(alone[0].width == 100 && alone[0].height == 80)
  }

  @Test(
    "A page has margins of a tenth of the scene's shorter side, from 16 to 48 points, or those asked for",
    arguments: [(80.0, nil, 16), (300, nil, 30), (900, nil, 48), (80, 0, 0), (80, 7, 7)] as [(Double, Double?, Int)])
  func margins(side: Double, padding: Double?, margin: Int) async throws {
    let scene = Swatch {
      $0.width = side
      $0.height = side
    }
    let picture = try await pictures(of: scene, Framing(page: .white, padding: padding))[0]
    #expect(picture.width == Int(side) + 2 * margin && picture.height == Int(side) + 2 * margin)
    #expect(picture[margin + 20, margin] == 0xFFFF_3B30)
    if margin > 0 { #expect(picture[0, 0] == 0xFFFF_FFFF) }
  }

  @Test(
    "The scene keeps its very pixels but for the corners, on every page and screen and at every whole scale",
    arguments: [nil] + Device.allCases, [1.0, 2])
  func samePixels(device: Device?, scale: Double) async throws {
    let alone = try await pictures(of: Swatch()) { $0.scale = scale }
    let framing = Framing(page: .white, caption: Caption("Swatch"), device: device)
    let framed = try await pictures(of: Swatch(), framing) { $0.scale = scale }
    #expect(framed.count == alone.count)
    let places = zip(framed, alone).map { $0.places(of: $1, exceptCorners: Int(6 * scale)) }
    #expect(
      places.allSatisfy { $0.count == 1 && $0.first?.x == places[0].first?.x && $0.first?.y == places[0].first?.y })
    // In the middle from left to right.
    #expect(places[0][0].x * 2 == framed[0].width - alone[0].width)
  }

  @Test("Nothing around a scene moves")
  func stillness() async throws {
    let framed = try await pictures(
      of: Swatch(), Framing(page: .systemTeal, caption: Caption("Still"), device: .phone))
    let place = framed[0].places(of: try await pictures(of: Swatch())[0], exceptCorners: 6)[0]
    for picture in framed.dropFirst() {
      for y in 0..<picture.height {
        for x in 0..<picture.width where !(place.x..<place.x + 100 ~= x && place.y..<place.y + 80 ~= y) {
          #expect(picture[x, y] == framed[0][x, y])
        }
      }
    }
  }

  @Test(
    "A device without a page is cut out: its bezel is opaque, its round corners are transparent", arguments: [1.0, 2])
  func cutOut(scale: Double) async throws {
    // On its side, beside a scene of 100 x 80: 12 points of screen at both ends, a bezel of 2, a rim of 1, and buttons.
    let picture = try await pictures(of: Swatch(), Framing(device: .phone)) { $0.scale = scale }[0]
    let margin = 3 * scale + 1
    #expect(picture.width == Int(124 * scale + 2 * margin) && picture.height == Int(80 * scale + 2 * margin))
    for (x, y) in [(0, 0), (picture.width - 1, 0), (0, picture.height - 1), (picture.width - 1, picture.height - 1)] {
      #expect(picture[x, y] == 0)
    }
    #expect(picture[picture.width / 2 + 20, Int(margin) - 1] == 0xFF08_080A)
    // The rim, beside it nothing: the edge lies between pixels.
    let column = (0..<Int(margin)).map { picture[picture.width / 2, $0] >> 24 }
    #expect(column == [0] + Array(repeating: 255, count: Int(3 * scale)))
  }

  @Test("A phone wider than high lies on its side, its camera at the left, and nothing of the scene lies under it")
  func turned() async throws {
    for isTurned in [true, false] {
      let scene = Swatch {
        $0.width = isTurned ? 300 : 200
        $0.height = isTurned ? 200 : 300
      }
      let picture = try await pictures(of: scene, Framing(device: .phone))[0]
      // Of 200 points of 393: 8 of device, 30 of screen beyond the scene, and in their middle the island.
      let (x, y) = (picture.width / 2, picture.height / 2)
      #expect(isTurned ? picture[23, y] == 0xFF00_0000 : picture[x, 23] == 0xFF00_0000)
      #expect(isTurned ? picture[x, 23] == 0xFFFF_3B30 : picture[23, y] == 0xFFFF_3B30)
      let place = try #require(picture.places(of: try await pictures(of: scene)[0], exceptCorners: 26).first)
      #expect(isTurned ? place.x == 38 : place.y == 38)
    }
  }

  @Test("A scene as long as a phone's screen has the whole of it, and the corners and the camera of such a screen")
  func longScreen() async throws {
    let scene = Swatch {
      $0.width = 196.5
      $0.height = 426
    }
    let picture = try await pictures(of: scene, Framing(device: .phone)) { $0.scale = 2 }[0]
    // 4.5, 2.5 and 1 points of device around it: 9, 4.5 and 2 of 393, in whole pixels.
    #expect(picture.height == 2 * 426 + 2 * 16)
    // The island's middle lies 29.5 of 393 points below the upper edge; no time beside it.
    #expect(picture[picture.width / 2, 16 + 29] == 0xFF00_0000)
    #expect(picture[16 + 70, 16 + 29] == 0xFFFF_3B30)
  }

  /// Whether anything is written left of the camera, where the time is.
  private func time(
    _ statusBar: StatusBar?, on color: Color = .white, height: Double = 300, device: Device = .phone
  ) async throws -> (light: Int, dark: Int) {
    let scene = Swatch {
      ($0.width, $0.height, $0.side, $0.color) = (200, height, 0, color)
    }
    let framing = Framing(page: .systemTeal, device: device, statusBar: statusBar)
    let picture = try await pictures(of: scene, framing) { $0.scale = 3 }[0]
    // From the page's 20 points and the device's 8 on; the camera is further right.
    let place = (3 * (28 + 15)..<3 * (28 + 60), 3 * (28 + 8)..<3 * (28 + 22))
    let pixels = place.1.flatMap { y in place.0.map { picture[$0, y] & 0xFF_FFFF } }
    return (pixels.count { $0 == 0xFF_FFFF }, pixels.count { $0 == 0 })
  }

  @Test("The status bar is there by itself where it hides nothing, light on what is dark and dark on what is light")
  func statusBar() async throws {
    #expect(try await time(nil).dark > 5)
    #expect(try await time(nil, on: .rgb(20, 30, 60)).light > 5)
    #expect(try await time(StatusBar.none).dark == 0)
    #expect(try await time(nil, height: 430).dark == 0)
    #expect(try await time(.automatic, height: 430).dark > 5)
    #expect(try await time(.automatic, on: .rgb(20, 30, 60), height: 430).light > 5)
    #expect(try await time(.dark, on: .rgb(20, 30, 60)).dark > 5)
    #expect(try await time(.light, on: .systemRed).light > 5)
    #expect(try await time(.dark, on: .systemRed, device: .punchHolePhone).dark > 5)
  }

  /// A banner that has come down below it leaves the bar on the colour of the edge.
  @Test("The status bar goes by what lies behind it, not by what lies below it")
  func statusBarAboveABanner() async throws {
    struct Banner: Scene {
      let size = Size(width: 200, height: 300)
      let duration: Double? = 1
      func build(on stage: Stage) {
        for (frame, color) in [
          (Rect(x: 0, y: 0, width: 200, height: 300), Color.rgb(20, 30, 60)),
          (Rect(x: 5, y: 3, width: 190, height: 60), .white),
        ] {
          stage.rootLayer.addSublayer(Layer(frame: frame, backgroundColor: color))
        }
      }
    }
    let picture = try await pictures(of: Banner(), Framing(page: .systemTeal, device: .phone)) { $0.scale = 3 }[0]
    let (columns, rows) = (3 * (28 + 15)..<3 * (28 + 60), 3 * (28 + 8)..<3 * (28 + 22))
    let pixels = rows.flatMap { y in columns.map { picture[$0, y] & 0xFF_FFFF } }
    #expect(pixels.count { $0 == 0xFF_FFFF } > 5 && pixels.count { $0 == 0 } == 0)
  }

  @Test("Beyond a scene a phone's screen has the colour of the scene's edge, whatever passes there")
  func screenEnds() async throws {
    struct Passing: Scene {
      var size: Size { Size(width: 200, height: 300) }
      var duration: Double? { 1 }
      func build(on stage: Stage) {
        let bar = Layer(frame: Rect(x: 0, y: 0, width: 200, height: 40), backgroundColor: .systemIndigo)
        let dot = Layer(frame: Rect(x: 20, y: -10, width: 30, height: 30), backgroundColor: .black)
        for layer in [bar, dot] { stage.rootLayer.addSublayer(layer) }
        stage.animate(duration: 1, curve: .linear) { dot.position.x += 100 }
      }
    }
    for picture in try await pictures(of: Passing(), Framing(device: .phone)) {
      #expect(picture[150, 12] == 0xFF58_56D6)
      #expect(picture[40, picture.height - 12] == 0xFFFF_FFFF)
    }
  }

  @Test("A window has a bar above the scene, round corners below, and the finish that is asked for")
  func windows() async throws {
    let scene = Swatch {
      $0.width = 400
      $0.height = 300
    }
    for device in [Device.window, .browser] {
      let light = try await pictures(of: scene, Framing(device: device))[0]
      let dark = try await pictures(of: scene, Framing(device: device, finish: .black))[0]
      // A line of a pixel around all; bars of 26 and 36 points: shares of 300.
      let bar = device == .window ? 26 : 36
      #expect(light.width == 402 && light.height == 302 + bar)
      #expect(light[300, 3] == 0xFFF1_F2F4 && dark[300, 3] == 0xFF2B_2C30)
      #expect(light[0, 0] == 0 && light[0, light.height - 1] == 0)
      #expect(light[200, bar + 1] == 0xFFFF_3B30 && light[200, light.height - 2] == 0xFFFF_3B30)
      #expect(light[1, light.height - 2] != 0xFFFF_3B30 && light[1, bar + 2] == 0xFFFF_3B30)
    }
  }

  @Test("A caption makes room below or above, and nowhere else")
  func captions() async throws {
    let alone = try await pictures(of: Swatch())[0]
    let bare = try await pictures(of: Swatch(), Framing(page: .white))[0]
    let below = try await pictures(of: Swatch(), Framing(page: .white, caption: Caption("Words")))[0]
    let above = try await pictures(
      of: Swatch(), Framing(page: .white, caption: Caption("Words", position: .above)))[0]
    #expect(below.width == bare.width)
    #expect(below.height == above.height && below.height > bare.height)
    let room = below.height - bare.height
    let (low, high) = (below.places(of: alone, exceptCorners: 6)[0], above.places(of: alone, exceptCorners: 6)[0])
    #expect(low.y == 16 && high.y == 16 + room)
    #expect(below.hasInk(x: 40..<92, y: 112..<below.height))
    #expect(!below.hasInk(x: 0..<below.width, y: 0..<10))
    #expect(above.hasInk(x: 40..<92, y: 10..<high.y - 8))
  }

  @Test("Without a page a caption stands on the scene's own background, which has no margins then")
  func bareCaption() async throws {
    let alone = try await pictures(of: Swatch())[0]
    let picture = try await pictures(of: Swatch { $0.width = 200 }, Framing(caption: Caption("Words")))[0]
    #expect(picture.width == 200 && picture[0, picture.height - 1] == 0xFFFF_3B30)
    #expect(picture.hasInk(x: 0..<200, y: 80..<picture.height))
    #expect(alone[0, 0] == picture[0, 0])
  }

  @Test("Lines after the first are smaller; long ones are broken, and no scene is too narrow for words")
  func lines() async throws {
    func height(_ text: String, width: Double = 300) async throws -> Int {
      try await pictures(of: Swatch { $0.width = width }, Framing(caption: Caption(text)))[0].height
    }
    let one = try await height("Words")
    let two = try await height("Words\nmore")
    let three = try await height("Words\nmore\nand more")
    let title = one - 80
    #expect(two > one && three > two)
    #expect(three - two < title / 2)
    #expect(try await height("Words\r\nmore") == two)
    #expect(try await height("Words\n") == one)
    let broken = try await height(String(repeating: "words ", count: 20))
    #expect(broken >= one + 30)
    let narrow = try await pictures(of: Swatch { $0.width = 10 }, Framing(caption: Caption("Words of more")))[0]
    #expect(narrow.width > 80 && narrow.height < one + 20)
  }

  @Test(
    "Any script, characters that no font has, and control characters are drawn as well as they can be",
    arguments: ["قائمة תפריט", "\u{1F9FF}\u{E000}", "a\0b\u{7}\u{202E}c", "<b>&amp;\"'", "\u{301}", "\n\nno title"])
  func scripts(text: String) async throws {
    let picture = try await pictures(of: Swatch(), Framing(page: .white, caption: Caption(text)))[0]
    #expect(picture.hasInk(x: 0..<picture.width, y: 112..<picture.height))
  }

  @Test("A caption of more characters than a text may have is refused")
  func longCaption() async throws {
    let caption = Caption(String(repeating: "a", count: 5000))
    await #expect(throws: StyledTextError.font(.textLength(5000))) {
      try await pictures(of: Swatch(), Framing(caption: caption))
    }
  }

  @Test(
    "Letters are dark on light pages and light on dark ones",
    arguments: [
      (Color.white, true), (.black, false), (.systemYellow, true), (.systemIndigo, false), (.rgb(118, 118, 118), false),
    ])
  func contrast(page: Color, isDark: Bool) async throws {
    let picture = try await pictures(of: Swatch(), Framing(page: page, caption: Caption("Words")))[0]
    let levels = (116..<picture.height).flatMap { y in (30..<100).map { Int(Pixel.green(picture[$0, y])) } }
    let background = Int(Pixel.green(picture[0, 0]))
    let farthest = levels.max { abs($0 - background) < abs($1 - background) } ?? background
    #expect(isDark ? farthest < 60 : farthest > 200)
  }

  @Test("Shadows fall on opaque pages only, and edges are sharp between pixels", arguments: [1.0, 1.5, 2, 3])
  func edges(scale: Double) async throws {
    let clear = try await pictures(of: Swatch(), Framing(page: .clear)) { $0.scale = scale }[0]
    let height = Int(80 * scale)
    let row = (0..<clear.width / 2).map { clear[$0, height] }
    let start = row.firstIndex(of: 0xFFFF_3B30) ?? 0
    #expect(start == Int((16 * scale).rounded()))
    // A line as fine as half a point, at least a pixel, and before that nothing.
    let line = max(Int((0.5 * scale).rounded()), 1)
    #expect(row[..<(start - line)].allSatisfy { $0 == 0 })
    #expect(row[(start - line)..<start].allSatisfy { $0 >> 24 == 89 })
    let white = try await pictures(of: Swatch(), Framing(page: .white)) { $0.scale = scale }[0]
    #expect(Pixel.green(white[start - line - 1, height]) < 255)
  }

  @Test("Margins out of range are refused", arguments: [-1.0, 2001, .nan, .infinity])
  func refusals(padding: Double) {
    #expect {
      try Composition(SceneTable(Swatch()), settings: RenderSettings(), framing: Framing(padding: padding))
    } throws: { error in
      guard case .padding = error as? CompositionError else { return false }
      return true
    }
  }
}
