import Judge

/// What an encoder has reached once and must not fall below: everything about a file that is the same on every machine.
struct Gate: Codable, Hashable {
  var bytes: Int
  var psnr: Double
  var worstPSNR: Double
  var flicker: Double
  /// Milliseconds.
  var startError: Double
  var shortestDelay: Double
  /// Levels.
  var residue: Int
  /// What is reached at lower qualities.
  var coarser: [Coarser]

  struct Coarser: Codable, Hashable {
    var quality: Int
    var bytes: Int
    var residue: Int
  }

  static let qualities = [70, 30]

  /// Other versions of the libraries below may round a pixel differently.
  private static let moreBytes = 1.01
  private static let fewerDecibels = 0.1
  /// Half a centisecond, the unit of a GIF's time, and the dust of computing with it.
  private static let greatestStartError = 5 + 1e-6
  /// Players take anything shorter for a mistake.
  private static let leastDelay = 20.0

  init(_ verdict: Verdict, _ coarser: [Coarser]) {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    bytes = verdict.bytes
    psnr = rounded(verdict.psnr)
    worstPSNR = rounded(verdict.worstPSNR)
    flicker = verdict.flicker
    startError = rounded(verdict.startError)
    shortestDelay = rounded(verdict.shortestDelay)
    residue = verdict.residue
    self.coarser = coarser
  }

  /// What is worse now than allowed, in words.
  func complaints(about now: Verdict, _ coarser: [Coarser]) -> [String] {
    var complaints: [String] = []
    if Double(now.bytes) > Double(bytes) * Self.moreBytes { complaints.append("\(now.bytes) bytes, were \(bytes)") }
    if now.psnr < psnr - Self.fewerDecibels { complaints.append("\(text(now.psnr, digits: 2)) dB, were \(psnr)") }
    if now.worstPSNR < worstPSNR - Self.fewerDecibels {
      complaints.append("worst picture \(text(now.worstPSNR, digits: 2)) dB, was \(worstPSNR)")
    }
    if now.residue > residue { complaints.append("residue \(now.residue), was \(residue)") }
    for (now, then) in zip(coarser, self.coarser) {
      if Double(now.bytes) > Double(then.bytes) * Self.moreBytes {
        complaints.append("at quality \(now.quality) \(now.bytes) bytes, were \(then.bytes)")
      }
      if now.residue > then.residue {
        complaints.append("at quality \(now.quality) residue \(now.residue), was \(then.residue)")
      }
    }
    return complaints + Self.brokenLaws(of: now)
  }

  /// What no GIF may do, whatever it did before.
  static func brokenLaws(of now: Verdict) -> [String] {
    var broken: [String] = []
    if now.flicker > 0 { broken.append("flicker \(now.flicker)") }
    if now.startError > greatestStartError { broken.append("starts off by \(text(now.startError, digits: 2)) ms") }
    if now.shortestDelay < leastDelay { broken.append("a delay of \(text(now.shortestDelay, digits: 0)) ms") }
    return broken
  }

  /// Whether it has become so much better that the table should say so.
  func isSurpassed(by now: Verdict) -> Bool {
    Double(now.bytes) * Self.moreBytes < Double(bytes) || now.psnr > psnr + Self.fewerDecibels
  }
}
