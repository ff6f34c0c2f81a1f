/// Options as the encoder uses them, all within their ranges.
struct GIFSettings: Hashable, Sendable {
  /// With the transparent one.
  let maximumColors: Int
  /// Distances in OKLab: what palettes may be off by in the mean, and single pixels beyond that.
  let tolerance: Float
  let lossyTolerance: Float
  /// How far a pixel on screen may be from the source before it is drawn again.
  let restTolerance: Float
  let dither: Dithering
  let expectsTransparency: Bool
  let jobs: Int

  init(_ options: GIFOptions) {
    maximumColors = min(max(options.colors, 2), 256)
    let allowance = 100 - min(max(options.quality, 1), 100)
    tolerance = Float(allowance) / 1000
    lossyTolerance = Float(min(max(options.lossy ?? allowance, 0), 100)) / 1000
    restTolerance = min(tolerance, lossyTolerance) * 0.9
    dither = options.dither
    expectsTransparency = options.expectsTransparency
    jobs = max(options.jobs, 1)
  }
}
