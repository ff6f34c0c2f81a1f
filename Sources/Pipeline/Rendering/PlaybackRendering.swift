public import SpringformCodecs

extension Playback {
  /// Draws the scene's pictures, on as many cores as the settings allow, and writes them to a sink, which it finishes.
  /// - Parameters:
  ///   - sink: where the pictures go.
  ///   - progress: called after each picture that the sink took, with the count so far and the total.
  /// - Throws: what the scene, the drawing or the sink throws.
  public func render(
    into sink: any FrameSink, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws {
    try await Composition(self).render(into: sink, progress: progress)
  }
}
