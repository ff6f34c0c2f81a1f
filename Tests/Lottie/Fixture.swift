import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformRaster
import SpringformScene

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

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var description: String { name }

  var animation: LottieAnimation { get throws { try LottieAnimation(bytes) } }

  /// A frame, as large as the composition times a scale.
  func picture(_ frame: Double, scale: Int = 1, colors: [LottieColor] = []) throws -> Bitmap {
    let animation = try animation
    var canvas = Canvas()
    canvas.draw(animation, frame: frame, colors: colors, in: Rect(origin: .zero, size: animation.size))
    let list = DisplayList(size: animation.size, background: .clear, commands: canvas.commands)
    return try Renderer(scale: Double(scale)).render(list)
  }
}

extension Bitmap {
  /// The color at a point, as `RRGGBB`, `-` where nothing is, and `~` where something shines through.
  func color(_ x: Int, _ y: Int) -> String {
    let parts = [24, 16, 8, 0].map { shift in self[x, y] >> shift & 255 }
    guard parts[0] > 0 else { return "-" }
    guard parts[0] == 255 else { return "~" }
    return parts.dropFirst().map { (($0 < 16) ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
