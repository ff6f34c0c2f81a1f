/// Options as the encoder uses them, all within their ranges. Distances are parts of that from black to white.
struct GIFSettings: Hashable, Sendable {
  /// With the transparent one.
  let maximumColors: Int
  /// What palettes may be off by in the mean.
  let tolerance: Float
  /// How far the compression may move a pixel to a similar colour of its palette.
  private(set) var lossyTolerance: Float
  /// How far a pixel on screen that is soon replaced may be from the source before it is drawn again.
  private(set) var temporalTolerance: Float
  /// The same in pictures that would be exact: nothing at the usual quality.
  private(set) var exactTemporalTolerance: Float
  /// The same in pictures that would be exact: nothing at the usual quality.
  private(set) var exactTolerance: Float
  /// By how many levels the compression may move a channel of a pixel that stays for a while.
  let restingLevels: Int32
  /// The same in pictures that would be exact.
  let exactRestingLevels: Int32
  /// By how many levels a palette may be off there, if another one is nearer.
  let stayingLevels: Int32
  /// Whether what earlier images show on screen decides how a picture is drawn. With few colours much of it can stay, and if images
  /// need not be exact only they tell what is on screen.
  var needsScreen: Bool { maximumColors < 256 || exactTolerance > 0 }
  /// Whether a pixel may be off, beyond what palettes are, while it is soon replaced.
  var isTolerant: Bool { temporalTolerance > 0 || lossyTolerance > 0 || exactTolerance > 0 }
  /// Whether colours that cover much of a picture stay exact: where loss follows from the quality.
  var keepsFills: Bool { !hasExplicitLossyTolerance }
  private let hasExplicitLossyTolerance: Bool
  var dither: Dithering
  let expectsTransparency: Bool
  let jobs: Int

  init(_ options: GIFOptions) {
    maximumColors = min(max(options.colors, 2), 256)
    let quality = min(max(options.quality, 1), 100)
    tolerance = Float(100 - quality) / 1000
    let lossy = options.lossy.map { Float(min(max($0, 0), 100)) / 1000 }
    hasExplicitLossyTolerance = lossy != nil
    lossyTolerance = lossy ?? tolerance * Self.lossyShare
    exactTolerance = lossy ?? Float(max(GIFOptions.usualQuality - quality, 0)) / 1000 * Self.lossyShare
    restingLevels = Int32(lossyTolerance * Self.restingShare * 255)
    exactRestingLevels = Int32(exactTolerance * Self.restingShare * 255)
    stayingLevels = max(restingLevels, Self.leastStayingLevels)
    temporalTolerance = min(tolerance, lossyTolerance) * 0.9
    exactTemporalTolerance = 0
    if lossy == nil {
      let coarse = Float(max(GIFOptions.usualQuality - quality, 0)) / 1000
      exactTemporalTolerance = coarse * Self.movingShare
      exactTolerance += coarse * Self.movingShare
    }
    dither = options.dither
    expectsTransparency = options.expectsTransparency
    jobs = max(options.jobs, 1)
  }

  /// What the quality allows the compression, as a part of what it allows palettes.
  private static let lossyShare: Float = 1.15

  /// How much of that holds where a pixel stays.
  private static let restingShare: Float = 0.8
  /// Levels that no palette has to be nearer.
  private static let leastStayingLevels: Int32 = 7
  /// Below the usual quality each step allows so many thousandths more where a pixel is soon replaced.
  private static let movingShare: Float = 2

  /// Up to this quantisation error pictures stay as exact as the palette allows,
  private static let fineError: Float = 0.004
  /// and from this one on the tolerances that follow from the quality are used in full.
  private static let coarseError: Float = 0.006

  /// Settings for pictures that the best palette shows with this quantisation error, a mean distance. Where a palette is
  /// nearly exact, tolerances that follow from the quality would cost far more than they save.
  func adapted(to error: Float) -> Self {
    let part = min(max((error - Self.fineError) / (Self.coarseError - Self.fineError), 0), 1)
    var settings = self
    settings.temporalTolerance = temporalTolerance * part + exactTemporalTolerance
    if !hasExplicitLossyTolerance { settings.lossyTolerance *= part }
    return settings
  }
}
