import ArgumentParser
import Corpora
import Glibc
import Springform

struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints a corpus as raw frames: red, green, blue and alpha, a byte each.")

  @Argument var corpus: Corpus
  @Option(help: "How many frames; after the last one it begins again.") var count: Int?
  @Option(help: "Of the corpus' own size.") var scale = 1.0

  func run() async throws {
    let corpus = corpus.scaled(by: scale)
    let sink = RawSink(keeps: count != nil)
    try await corpus.render(into: sink)
    if let count { try sink.repeatFrames(upTo: count) }
  }
}

/// Writes frames as raw bytes to standard output.
private final class RawSink: FrameSink {
  private let keeps: Bool
  private var kept: [[UInt8]] = []

  init(keeps: Bool) { self.keeps = keeps }

  func write(_ frame: Frame) throws {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.bitmap.pixels.count * 4)
    for pixel in frame.bitmap.pixels {
      let straight = Pixel.unpremultiplied(pixel)
      bytes.append(UInt8(truncatingIfNeeded: straight >> 16))
      bytes.append(UInt8(truncatingIfNeeded: straight >> 8))
      bytes.append(UInt8(truncatingIfNeeded: straight))
      bytes.append(UInt8(truncatingIfNeeded: Pixel.alpha(pixel)))
    }
    if keeps { kept.append(bytes) } else { try Self.put(bytes) }
  }

  func finish() {}

  func repeatFrames(upTo count: Int) throws {
    for index in 0..<count { try Self.put(kept[index % kept.count]) }
  }

  private static func put(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw BenchError.unwritable }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
