import Glibc

/// Programs that read GIFs, PNGs and SVG, for a second opinion, by the Debian packages that have them. `Scripts/test` installs
/// them all.
public enum Tool: String, Sendable {
  case ffmpeg, imagemagick, gifsicle
  case pillow = "python3-pil"

  struct Missing: Error, CustomStringConvertible {
    var tool: Tool
    var description: String { "\(tool) is not installed: apt-get install \(tool.rawValue)" }
  }

  struct Failure: Error {
    var command: String
    var status: Int32
  }

  /// Fails a test whose second opinion cannot be had: one that is skipped would prove nothing.
  public func demand() throws {
    let probe =
      switch self {
      case .ffmpeg: "command -v ffmpeg ffprobe"
      case .imagemagick: "command -v convert identify"
      case .gifsicle: "command -v gifsicle"
      case .pillow: "/usr/bin/python3 -c 'import PIL'"
      }
    do { _ = try Self.output(of: probe) } catch { throw Missing(tool: self) }
  }

  /// Runs a shell command whose `FILE` is a file with these bytes, and returns what it prints.
  public static func output(of command: String, file bytes: [UInt8] = []) throws -> [UInt8] {
    let directory = try TemporaryDirectory()
    defer { withExtendedLifetime(directory) {} }
    let path = directory.path + "/file"
    guard let file = fopen(path, "w"), fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
      throw Failure(command: "fopen", status: errno)
    }
    guard let pipe = popen("FILE=\(path); \(command) 2>/dev/null", "r") else {
      throw Failure(command: command, status: errno)
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { output += buffer.prefix(count) }
    let status = pclose(pipe)
    guard status == 0 else { throw Failure(command: command, status: status) }
    return output
  }

  /// RGBA bytes as 0xAARRGGBB.
  public static func pixels(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count & ~3, by: 4).map { start in
      let pixel = bytes[start..<start + 4]
      return pixel.dropLast().reduce(UInt32(pixel[start + 3])) { $0 << 8 | UInt32($1) }
    }
  }

  public static func numbers(_ bytes: [UInt8]) -> [Int] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }
}
