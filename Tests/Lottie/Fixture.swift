import CLottie
import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformLottie

/// A file in `Files`: small ones, each for one part of the format.
struct Fixture: CustomStringConvertible {
  let name: String
  var bytes: [UInt8]

  /// - Parameter name: of a file, without `.json`.
  init(_ name: String) {
    self.name = name
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(folder)/Files/" + (name.contains(".") ? name : name + ".json")
    bytes = []
    guard let file = fopen(path, "rb") else { return }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  }

  /// One that is written here.
  init(text: String) {
    name = "text"
    bytes = Array(text.utf8)
  }

  var description: String { name }

  var animation: LottieAnimation { get throws { try LottieAnimation(bytes) } }

  /// A frame, as large as the composition times a scale.
  func picture(_ frame: Double, scale: Int = 1, colors: [LottieColor] = []) throws -> Bitmap {
    let animation = try animation
    var bitmap = try Bitmap(width: Int(animation.size.width) * scale, height: Int(animation.size.height) * scale)
    let (width, height) = (bitmap.width, bitmap.height)
    try bitmap.withMutablePixels { pixels in
      try animation.draw(frame: frame, colors: colors, width: width, height: height, into: pixels)
    }
    return bitmap
  }

  /// What rlottie makes of the very same bytes.
  func pictureOfRlottie(_ frame: Int, scale: Int = 1) throws -> Bitmap {
    var bitmap = try Bitmap(width: 100 * scale, height: 100 * scale)
    let (width, height) = (bitmap.width, bitmap.height)
    let animation = (bytes + [0]).withUnsafeBytes { text in
      lottie_animation_from_data(text.bindMemory(to: CChar.self).baseAddress, "", "")
    }
    bitmap.withMutablePixels { pixels in
      lottie_animation_render(animation, frame, pixels.baseAddress, width, height, 4 * width)
    }
    lottie_animation_destroy(animation)
    return bitmap
  }
}

extension Bitmap {
  /// The color at a point, as `RRGGBB`, `-` where nothing is, and `~` where something shines through. Pictures, and what is
  /// below mattes, come out up to 6 of 255 less than they are: it is as rlottie multiplies.
  func color(_ x: Int, _ y: Int) -> String {
    let parts = [24, 16, 8, 0].map { shift in
      let part = self[x, y] >> shift & 255
      return part >= 249 ? 255 : part
    }
    guard parts[0] > 0 else { return "-" }
    guard parts[0] == 255 else { return "~" }
    return parts.dropFirst().map { (($0 < 16) ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
