public import Springform

/// Compares what a file shows with the frames it was made from, which it takes one by one.
///
/// Both are looked at over white, as a viewer shows them.
public final class Judge: FrameSink {
  private var shown: ShownFrames
  private let similarity: Similarity?
  private let bytes: Int
  private var count = 0
  private var totals = Totals()
  private var last: (source: [UInt32], shown: [UInt32])?
  private var residue: Residue

  private struct Totals {
    var meanSquares = 0.0
    var worstMeanSquare = 0.0
    var similarities = 0.0
    var exactFrames = 0
    var restingPixels = 0
    var unrest = 0

    mutating func measureUnrest(
      from old: (source: [UInt32], shown: [UInt32]), to new: (source: [UInt32], shown: [UInt32])
    ) {
      for pixel in new.source.indices where new.source[pixel] == old.source[pixel] {
        restingPixels += 1
        let (a, b) = (old.shown[pixel], new.shown[pixel])
        guard a != b else { continue }
        for shift in [16, 8, 0] as [UInt32] { unrest += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
      }
    }
  }

  /// Why a file cannot be judged.
  public enum Failure: Error, Equatable {
    case size(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    case noFrames
  }

  /// - Parameters:
  ///   - file: a GIF, APNG, WebP or PNG.
  ///   - rate: the source's pictures per second.
  ///   - count: how many pictures the source has.
  ///   - measuresSimilarity: whether to work out the structural similarity, which takes by far the most time.
  /// - Throws: `DecoderError`.
  public init(file: [UInt8], rate: Double, count: Int, measuresSimilarity: Bool) throws {
    shown = try ShownFrames(file, rate: rate, count: count)
    bytes = file.count
    residue = Residue(rate: rate)
    similarity = measuresSimilarity ? Similarity(width: shown.info.width, height: shown.info.height) : nil
  }

  /// Takes the source's next frame.
  /// - Throws: `DecoderError`, ``Failure/size(width:height:expectedWidth:expectedHeight:)``.
  public func write(_ frame: Frame) throws {
    guard let picture = try shown.bitmap(at: count) else { throw Failure.noFrames }
    guard (picture.width, picture.height) == (frame.bitmap.width, frame.bitmap.height) else {
      throw Failure.size(
        width: picture.width, height: picture.height, expectedWidth: frame.bitmap.width,
        expectedHeight: frame.bitmap.height)
    }
    let source = Self.overWhite(frame.bitmap.pixels)
    let pixels = Self.overWhite(picture.pixels)
    measure(pixels, against: source)
    if let last { totals.measureUnrest(from: last, to: (source, pixels)) }
    residue.add(shown: pixels, source: source)
    last = (source, pixels)
    count += 1
  }

  public func finish() {}

  /// After the source's last frame.
  /// - Throws: ``Failure/noFrames`` when there was none.
  public func verdict() throws(Failure) -> Verdict {
    guard count > 0 else { throw .noFrames }
    let frames = Double(count)
    return Verdict(
      bytes: bytes, frames: shown.info.frames.count, psnr: Verdict.psnr(meanSquare: totals.meanSquares / frames),
      worstPSNR: Verdict.psnr(meanSquare: totals.worstMeanSquare), exactFrames: totals.exactFrames,
      ssim: similarity.map { _ in totals.similarities / frames },
      flicker: totals.restingPixels > 0 ? Double(totals.unrest) / 3 / Double(totals.restingPixels) : 0,
      residue: residue.worst, startError: shown.startError,
      shortestDelay: (shown.info.frames.map(\.storedDelay.seconds).min() ?? 0) * 1000)
  }

  private func measure(_ pixels: [UInt32], against source: [UInt32]) {
    var squares = 0
    for (a, b) in zip(pixels, source) where a != b { squares += Pixel.squaredDistance(a, b) }
    let meanSquare = Double(squares) / Double(3 * source.count)
    totals.meanSquares += meanSquare
    totals.worstMeanSquare = max(totals.worstMeanSquare, meanSquare)
    if squares == 0 { totals.exactFrames += 1 }
    if let similarity { totals.similarities += squares == 0 ? 1 : similarity.mean(pixels, source) }
  }

  private static func overWhite(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { pixel in
      let rest = 255 - Pixel.alpha(pixel)
      return rest == 0 ? pixel : (pixel | 0xFF00_0000) &+ rest &* 0x01_0101
    }
  }
}
