/// Options as the encoder uses them, all within their ranges. Distances are parts of that from black to white.
struct GIFSettings: Hashable, Sendable {
  /// With the transparent one.
  let maximumColors: Int
  /// What palettes may be off by in the mean.
  let tolerance: Float
  /// How far the compression may move a pixel to a similar colour of its palette.
  private(set) var lossyTolerance: Float
  /// How far a pixel on screen may be from the source before it is drawn again.
  private(set) var restTolerance: Float
  private let usesLossyAsGiven: Bool
  let dither: Dithering
  let expectsTransparency: Bool
  let jobs: Int

  init(_ options: GIFOptions) {
    maximumColors = min(max(options.colors, 2), 256)
    tolerance = Float(100 - min(max(options.quality, 1), 100)) / 1000
    let lossy = options.lossy.map { Float(min(max($0, 0), 100)) / 1000 }
    usesLossyAsGiven = lossy != nil
    lossyTolerance = lossy ?? tolerance * 1.15
    restTolerance = min(tolerance, lossyTolerance) * 0.9
    dither = options.dither
    expectsTransparency = options.expectsTransparency
    jobs = max(options.jobs, 1)
  }

  /// Up to this mean distance of a palette's stand-ins no liberties are taken,
  private static let fineError: Float = 0.004
  /// and from this one on all of them.
  private static let coarseError: Float = 0.006

  /// Settings for pictures whose blends the best palette is off by so much in the mean. Where a palette is nearly exact,
  /// liberties that follow from the quality would cost far more than they save.
  func suiting(blendError error: Float) -> Self {
    let part = min(max((error - Self.fineError) / (Self.coarseError - Self.fineError), 0), 1)
    var settings = self
    settings.restTolerance *= part
    if !usesLossyAsGiven { settings.lossyTolerance *= part }
    return settings
  }
}
