import SpringformBitmap
import SpringformMeasurement
import SpringformNumerics

/// A recording drawn by a function: boxes with exact soft edges over a ground.
struct DrawnRecording {
  struct Box {
    var x, y: Double
    var width = 30.0
    var height = 24.0
    var color: SIMD3<Double> = SIMD3(230, 60, 40)
    var opacity = 1.0
  }

  var size = PixelSize(width: 160, height: 120)
  var rate = 60.0
  var duration = 1.5
  /// How far channels of each pixel of each picture are off by chance at most.
  var noise = 0
  /// Whether the ground has a pattern.
  var isPatterned = false
  /// Which pictures show the one before again.
  var repeats: (Int) -> Bool = { _ in false }
  /// The boxes at a time, the last on top.
  var boxes: (Double) -> [Box]

  var recording: RecordedPictures {
    get throws {
      let count = Int((duration * rate).rounded())
      var random = SplitMix64(seed: 7)
      var pictures: [Bitmap] = []
      for index in 0..<count {
        if repeats(index), let last = pictures.last {
          pictures.append(last)
        } else {
          pictures.append(try picture(boxes(Double(index) / rate), &random))
        }
      }
      return RecordedPictures(pictures, times: (0..<count).map { Double($0) / rate }, end: duration)
    }
  }

  func measured() throws -> Measurement { try Measurement(recording) }

  private func picture(_ boxes: [Box], _ random: inout SplitMix64) throws -> Bitmap {
    var picture = try Bitmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        var color = ground(x, y)
        for box in boxes {
          let cover = Self.cover(x, box.x, box.width) * Self.cover(y, box.y, box.height) * box.opacity
          color += (box.color - color) * cover
        }
        func byte(_ value: Double) -> UInt32 {
          let chance = noise > 0 ? Double(random.next() % UInt64(2 * noise + 1)) - Double(noise) : 0
          return UInt32(min(max((value + chance).rounded(), 0), 255))
        }
        picture[x, y] = Pixel.premultiplied(red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: 255)
      }
    }
    return picture
  }

  private func ground(_ x: Int, _ y: Int) -> SIMD3<Double> {
    guard isPatterned else { return SIMD3(244, 244, 248) }
    // Bands and blots of soft colours.
    let (a, b) = (Double((x * 7 + y * 3) % 61), Double((x * 5 + y * 11) % 47))
    return SIMD3(150 + a, 170 + b / 2, 230 - a / 2)
  }

  /// How much of a pixel lies within a side around a middle.
  private static func cover(_ pixel: Int, _ middle: Double, _ side: Double) -> Double {
    max(min(Double(pixel + 1), middle + side / 2) - max(Double(pixel), middle - side / 2), 0)
  }
}
