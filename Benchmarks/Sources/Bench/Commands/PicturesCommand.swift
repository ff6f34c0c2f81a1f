import ArgumentParser
import Springform
import SpringformComparison

/// How long `compare` takes to judge two pictures, without their decoding.
struct PicturesResult: Codable {
  var width: Int
  var height: Int
  /// What differs between both.
  var pair: String
  var changedPixels: Int
  var differentPixels: Int
  var milliseconds: Double
}

struct PicturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures", abstract: "Times comparing two pictures, on one core, as JSON.")

  @Option var rounds = 15

  func run() throws {
    // A phone's screen and a television's.
    let sizes = [Size(width: 750, height: 1334), Size(width: 3840, height: 2160)]
    print(try json(try sizes.flatMap(measure)))
  }

  private func measure(_ size: Size) throws -> [PicturesResult] {
    let picture = try discs(filling: size)
    let pairs = [
      ("equal", try discs(filling: size)), ("300 pixels of edges", picture.withOtherEdges(count: 300)),
      ("0.01 pixels to the right", try discs(filling: size, offset: 0.01)),
      ("1 pixel to the right", try discs(filling: size, offset: 1)),
    ]
    return pairs.map { pair, other in
      var times: [Double] = []
      var comparison = PictureComparison(expected: picture, actual: other)
      for _ in 0..<rounds {
        times.append(seconds { comparison = PictureComparison(expected: picture, actual: other) })
      }
      return PicturesResult(
        width: picture.width, height: picture.height, pair: pair, changedPixels: comparison.changedPixels,
        differentPixels: comparison.differentPixels, milliseconds: median(times) * 1000)
    }
  }

  /// - Parameter offset: how far the discs stand to the right, in pixels.
  private func discs(filling size: Size, offset: Double = 0) throws -> Bitmap {
    let stage = Stage(size: size)
    defer { stage.end() }
    stage.rootLayer.addSublayer(Discs(filling: size, offset: offset))
    return try Renderer().render(stage.displayList(background: .white, showsTouches: false))
  }
}

/// Overlapping discs of many colours, one for each 100x100 pixels.
private final class Discs: Layer {
  private let offset: Double

  init(filling size: Size, offset: Double) {
    self.offset = offset
    super.init()
    frame = Rect(origin: .zero, size: size)
  }

  override func draw(in canvas: inout Canvas) {
    let size = bounds.size
    for (row, y) in stride(from: 50.0, to: size.height, by: 100).enumerated() {
      for (column, x) in stride(from: 50.0, to: size.width, by: 100).enumerated() {
        let number = row * 37 + column * 11
        let color = Color(
          red: Double(number % 7) / 6, green: Double(number % 11) / 10, blue: Double(number % 13) / 12, alpha: 0.8)
        canvas.fill(.circle(center: Point(x: x + offset, y: y), radius: 35 + Double(number % 30)), with: color)
      }
    }
  }
}

extension Bitmap {
  /// The picture with some of the pixels that differ from the one before off by three levels, as another rasteriser's
  /// antialiasing may be.
  fileprivate func withOtherEdges(count: Int) -> Self {
    let edges = pixels.indices.dropFirst().filter { pixels[$0] != pixels[$0 - 1] }
    var result = self
    result.withMutablePixels { pixels in
      for number in 0..<count {
        let place = edges[number * edges.count / count]
        let green = pixels[place] >> 8 & 0xFF
        pixels[place] = green < 128 ? pixels[place] + 3 << 8 : pixels[place] - 3 << 8
      }
    }
    return result
  }
}
