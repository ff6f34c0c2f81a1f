import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformVerification
import TestSupport

/// A directory of its own for a test, which goes with it.
final class Folder {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  var path: String { directory.path }

  var results: ResultsFolder { ResultsFolder(directory: path) }

  func bytes(_ name: String) throws -> [UInt8] { try InputFile.bytes(of: path + "/" + name) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func write(_ bytes: [UInt8], _ name: String) throws {
    if let slash = name.lastIndex(of: "/") { mkdir(path + "/" + name[..<slash], 0o777) }
    try OutputFile.write(bytes, to: path + "/" + name)
  }

  /// Writes a square that goes from left to right, as an APNG.
  /// - Parameters:
  ///   - late: by how many frames it is late.
  ///   - noise: whether no two pixels are alike, which makes large files.
  func writeAnimation(
    _ name: String, width: Int = 40, height: Int = 30, frames: Int = 10, late: Int = 0, noise: Bool = false
  ) async throws {
    let memory = MemorySink()
    let encoder = try APNGEncoder(width: width, height: height, to: memory)
    for index in 0..<frames {
      try await encoder.write(
        Frame(
          bitmap: try Self.picture(width, height, position: max(index - late, 0), noise: noise ? index + 1 : nil),
          start: Double(index) / 25, end: Double(index + 1) / 25))
    }
    try await encoder.finish()
    try write(memory.bytes, name)
  }

  /// A blue square on white at a place.
  static func picture(_ width: Int, _ height: Int, position: Int, noise: Int? = nil) throws -> Bitmap {
    var picture = try Bitmap(width: width, height: height, fill: 0xFFFF_FFFF)
    var state = UInt32(noise ?? 0)
    for y in 0..<height {
      for x in 0..<width {
        if noise != nil {
          state = state &* 1_664_525 &+ 1_013_904_223
          picture[x, y] = 0xFF00_0000 | state >> 8
        } else if (2 * position..<2 * position + 8).contains(x), (8..<16).contains(y) {
          picture[x, y] = 0xFF00_00FF
        }
      }
    }
    return picture
  }
}
