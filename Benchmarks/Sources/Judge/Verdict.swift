import Glibc

/// How a file shows what it was made from.
public struct Verdict: Codable, Hashable, Sendable {
  /// Of the file.
  public var bytes: Int
  /// Pictures that the file stores.
  public var frames: Int
  /// Peak signal to noise over all pictures, red, green and blue, in decibels; ``Verdict/exactPSNR`` when all are equal.
  public var psnr: Double
  /// The same of the worst picture.
  public var worstPSNR: Double
  /// Pictures of the source that are shown without any difference.
  public var exactFrames: Int
  /// The mean structural similarity, 1 for equal pictures; absent when it was not asked for.
  public var ssim: Double?
  /// How much pixels change on screen, in the mean and in levels of 0...255, while their source does not change.
  public var flicker: Double
  /// By how many levels a pixel is off at the most, beyond what the colours on screen force, where the source rests for a while.
  public var residue: Int
  /// The most that a stored picture appears before or after the refresh it belongs to, in milliseconds.
  public var startError: Double
  /// The shortest stored delay in milliseconds.
  public var shortestDelay: Double

  /// Stands for "no difference", where the formula knows no number.
  public static let exactPSNR = 99.0

  /// Decibels for a mean squared difference of channels.
  public static func psnr(meanSquare: Double) -> Double {
    meanSquare > 0 ? min(10 * log10(255 * 255 / meanSquare), exactPSNR) : exactPSNR
  }
}
