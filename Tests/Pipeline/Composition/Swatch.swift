import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Testing

/// A canvas of one colour with a black square that crosses it in a second, in steps of 20 points at 5 pictures a second.
struct Swatch: Scene {
  struct Parameters: SceneParameters {
    var width = 100.0
    var height = 80.0
    var length = 1.0
    /// How wide the square is.
    var side = 10.0
    var color = Color.systemRed
  }

  var parameters = Parameters()
  var size: Size { Size(width: parameters.width, height: parameters.height) }
  var duration: Double? { parameters.length }
  var background: Color { parameters.color }

  init() {}

  init(_ change: (inout Parameters) -> Void) { change(&parameters) }

  func build(on stage: Stage) {
    let square = Layer(
      frame: Rect(x: 0, y: 30, width: parameters.side, height: parameters.side), backgroundColor: .black)
    stage.rootLayer.addSublayer(square)
    stage.animate(duration: 1, curve: .linear) { square.position.x += 100 }
    // Always in front, and never moving.
    stage.rootLayer.addSublayer(Layer(frame: Rect(x: 40, y: 34, width: 40, height: 2), backgroundColor: .systemBlue))
  }
}

/// The pictures of scenes together.
func pictures(
  of table: SceneTable, _ layout: FrameLayout = .each, _ framing: Framing = Framing(),
  change: (inout RenderSettings) -> Void = { _ in }
) async throws -> [Bitmap] {
  var settings = RenderSettings()
  settings.rate = 5
  change(&settings)
  let sink = CollectingSink()
  let composition = try Composition(table, settings: settings, layout: layout, framing: framing)
  try await composition.render(into: sink)
  #expect(sink.frames.count == composition.pictureCount)
  return sink.frames.map(\.bitmap)
}

func pictures(
  of scene: any Scene, _ framing: Framing = Framing(), change: (inout RenderSettings) -> Void = { _ in }
) async throws -> [Bitmap] {
  try await pictures(of: SceneTable(scene), .each, framing, change: change)
}

extension Bitmap {
  /// Where a picture of another size lies in this one, looked for everywhere; its corners, of so many pixels, may differ.
  func places(of other: Bitmap, exceptCorners corner: Int) -> [(x: Int, y: Int)] {
    let rows = corner..<other.height - corner
    return (0...max(height - other.height, 0)).flatMap { y in
      (0...max(width - other.width, 0)).compactMap { x -> (x: Int, y: Int)? in
        let isHere = rows.allSatisfy { row in
          let start = (y + row) * width + x
          return pixels[start..<start + other.width] == other.pixels[row * other.width..<(row + 1) * other.width]
        }
        let ends = [0, other.height - 1]
        let middles = corner..<other.width - corner
        return isHere
          && ends.allSatisfy { row in middles.allSatisfy { self[x + $0, y + row] == other[$0, row] } } ? (x, y) : nil
      }
    }
  }

  /// Whether a rectangle has pixels of more than one colour.
  func hasInk(x: Range<Int>, y: Range<Int>) -> Bool {
    Set(y.flatMap { row in x.map { self[$0, row] } }).count > 1
  }
}
