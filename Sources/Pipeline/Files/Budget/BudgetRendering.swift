public import SpringformCodecs
import SpringformGeometry
import SpringformRaster
public import SpringformScene

extension ByteBudget {
  /// Draws a scene into a file of at most so many bytes.
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - settings: how it is drawn when nothing is given up.
  ///   - qualities: what the encoder can be told, from good to small; none for an encoder without loss.
  ///   - encoder: makes the encoder for pictures of a size in pixels. Of the step it has to obey the quality; the rest is
  ///     seen to.
  /// - Returns: the file and what was given up.
  /// - Throws: ``BudgetError`` when it cannot be made small enough, ``PlaybackError``, and what the scene, the drawing or the
  ///   encoder throws.
  public func render(
    _ scene: any Playable, settings: RenderSettings = RenderSettings(), qualities: [Double] = [],
    encoder: (_ width: Int, _ height: Int, _ step: BudgetStep, _ bytes: any ByteSink) throws -> any FrameSink
  ) async throws -> BudgetedFile<BudgetStep, Void> {
    try await fit(BudgetStep.ladder(rate: settings.rate, qualities: qualities)) { step, bytes in
      let settings = settings.reduced(by: step)
      let size = try Renderer(scale: settings.scale).pixelSize(of: settings.crop?.size ?? scene.size)
      let sink = try encoder(size.width, size.height, step, bytes)
      try await Playback(scene, settings: settings).render(into: sink)
    }
  }
}
