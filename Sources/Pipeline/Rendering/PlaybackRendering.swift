public import SpringformCodecs
public import SpringformText

extension Playback {
  /// Draws the scene's pictures, nothing around them, as ``Composition/render(into:progress:)`` does.
  /// - Parameters:
  ///   - sink: where the pictures go.
  ///   - progress: called after each picture that the sink took, with the count so far and the total.
  /// - Returns: the faces that drew the scene's texts, in ascending order.
  /// - Throws: what the scene, the drawing or the sink throws.
  @discardableResult
  public func render(
    into sink: any FrameSink, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [FontFace] {
    try await Composition(self).render(into: sink, progress: progress)
  }
}
