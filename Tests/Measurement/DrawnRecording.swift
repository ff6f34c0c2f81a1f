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
  /// Whether the ground goes from one soft colour to another.
  var isShaded = false
  /// Whether the pictures have four levels of each channel, and the rest is diffused to the pixels after.
  var isDithered = false
  /// Which pictures show the one before again.
  var repeats: (Int) -> Bool = { _ in false }
  /// The boxes at a time, the last on top.
  var boxes: (Double) -> [Box]

  var recording: RecordedPictures {
    get throws {
      let count = Int((duration * rate).rounded())
      var random = SplitMix64(seed: 7)
      let ground = try ground
      var pictures: [Bitmap] = []
      for index in 0..<count {
        if repeats(index), let last = pictures.last {
          pictures.append(last)
        } else {
          var picture = ground
          draw(boxes(Double(index) / rate), into: &picture)
          if noise > 0 { disturb(&picture, &random) }
          if isDithered { dither(&picture) }
          pictures.append(picture)
        }
      }
      return RecordedPictures(pictures, times: (0..<count).map { Double($0) / rate }, end: duration)
    }
  }

  func measured() throws -> Measurement { try Measurement(recording) }

  private func draw(_ boxes: [Box], into picture: inout Bitmap) {
    var changed: [Int: SIMD3<Double>] = [:]
    for box in boxes {
      for y in Self.pixels(box.y, box.height, size.height) {
        for x in Self.pixels(box.x, box.width, size.width) {
          let index = y * size.width + x
          let color = changed[index] ?? groundColor(x, y)
          let cover = Self.cover(x, box.x, box.width) * Self.cover(y, box.y, box.height) * box.opacity
          changed[index] = color + (box.color - color) * cover
        }
      }
    }
    for (index, color) in changed { picture[index % size.width, index / size.width] = Self.pixel(color) }
  }

  /// By Floyd and Steinberg's way.
  private func dither(_ picture: inout Bitmap) {
    var errors = [SIMD3<Double>](repeating: .zero, count: (size.height + 1) * (size.width + 2))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = picture[x, y]
        let place = y * (size.width + 2) + x + 1
        let wanted =
          SIMD3(Double(Pixel.red(pixel)), Double(Pixel.green(pixel)), Double(Pixel.blue(pixel))) + errors[place]
        let shown =
          (wanted / 85).rounded(.toNearestOrAwayFromZero).clamped(
            lowerBound: .zero, upperBound: SIMD3(repeating: 3)) * 85
        let error = (wanted - shown) / 16
        errors[place + 1] += error * 7
        errors[place + size.width + 1] += error * 3
        errors[place + size.width + 2] += error * 5
        errors[place + size.width + 3] += error
        picture[x, y] = Self.pixel(shown)
      }
    }
  }

  private func disturb(_ picture: inout Bitmap, _ random: inout SplitMix64) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        func disturbed(_ value: UInt32) -> Double {
          Double(value) + Double(random.next() % UInt64(2 * noise + 1)) - Double(noise)
        }
        let pixel = picture[x, y]
        picture[x, y] = Self.pixel(
          SIMD3(disturbed(Pixel.red(pixel)), disturbed(Pixel.green(pixel)), disturbed(Pixel.blue(pixel))))
      }
    }
  }

  private static func pixel(_ color: SIMD3<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
    return Pixel.premultiplied(red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: 255)
  }

  private var ground: Bitmap {
    get throws {
      var picture = try Bitmap(
        width: size.width, height: size.height,
        pixels: Array(repeating: Self.pixel(groundColor(0, 0)), count: size.area))
      guard isPatterned || isShaded else { return picture }
      for y in 0..<size.height { for x in 0..<size.width { picture[x, y] = Self.pixel(groundColor(x, y)) } }
      return picture
    }
  }

  private func groundColor(_ x: Int, _ y: Int) -> SIMD3<Double> {
    if isShaded { return SIMD3(120, 150, 110) + SIMD3(0.5, 0.2, 0.6) * Double(x) + SIMD3(0.1, 0.4, -0.2) * Double(y) }
    guard isPatterned else { return SIMD3(244, 244, 248) }
    // Bands and blots of soft colours.
    let (a, b) = (Double((x * 7 + y * 3) % 61), Double((x * 5 + y * 11) % 47))
    return SIMD3(150 + a, 170 + b / 2, 230 - a / 2)
  }

  /// The pixels that a side around a middle touches.
  private static func pixels(_ middle: Double, _ side: Double, _ count: Int) -> Range<Int> {
    let first = min(max(Int((middle - side / 2).rounded(.down)), 0), count)
    return first..<max(min(Int((middle + side / 2).rounded(.up)), count), first)
  }

  /// How much of a pixel lies within a side around a middle.
  private static func cover(_ pixel: Int, _ middle: Double, _ side: Double) -> Double {
    max(min(Double(pixel + 1), middle + side / 2) - max(Double(pixel), middle - side / 2), 0)
  }
}
