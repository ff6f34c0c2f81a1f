import Glibc
import SpringformBitmap
import SpringformCodecs

/// Writes small animations by our own encoders into the folders gif, png and webp of a directory.
@main
enum Seeds {
  static func main() async throws {
    guard let folder = CommandLine.arguments.dropFirst().first else { exit(EX_USAGE) }
    for style in 0..<4 {
      let pictures = try (0..<4).map { try picture(style, frame: $0) }
      for format in ["gif", "png", "webp", "lossy.webp"] {
        let sink = MemorySink()
        let encoder = try encoder(format, to: sink)
        for (index, picture) in pictures.enumerated() {
          try await encoder.write(Frame(bitmap: picture, start: Double(index) / 10, end: Double(index + 1) / 10))
        }
        try await encoder.finish()
        let suffix = format.split(separator: ".").last ?? ""
        try save(sink.bytes, as: "\(folder)/\(suffix)/\(style)-animated.\(format)")
      }
      try save(PNGEncoder().encode(pictures[1]), as: "\(folder)/png/\(style)-still.png")
    }
  }

  private static func encoder(_ format: String, to sink: MemorySink) throws -> any FrameSink {
    switch format {
    case "gif": return try GIFEncoder(width: 12, height: 9, to: sink)
    case "png": return try APNGEncoder(width: 12, height: 9, to: sink)
    case "webp": return try WebPEncoder(width: 12, height: 9, to: sink)
    default:
      return try WebPEncoder(width: 12, height: 9, options: WebPOptions(compression: .lossy(quality: 60)), to: sink)
    }
  }

  /// Flat, colourful, on nothing, translucent.
  private static func picture(_ style: Int, frame: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: 12, height: 9, fill: style < 2 ? 0xFFFF_FFFF : 0)
    for y in 2..<7 {
      for x in frame * 2..<frame * 2 + 4 {
        let color = style % 2 == 0 ? 0x40_2010 : UInt32(x * 20) << 16 | UInt32(y * 25) << 8 | UInt32(frame * 60)
        bitmap[x, y] = style == 3 ? 0x8020_1008 : 0xFF00_0000 | color
      }
    }
    return bitmap
  }

  private static func save(_ bytes: [UInt8], as path: String) throws {
    guard let file = fopen(path, "wb") else { exit(EX_CANTCREAT) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
