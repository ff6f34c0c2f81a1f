package import SpringformGeometry
import SpringformMotion
import SpringformScene

/// A layer of a motion record that is looked for while the scene plays.
package struct SoughtLayer: Sendable {
  /// In the record.
  package let path: String
  /// A rectangle in the layer's coordinates, by the scene's time; what the layer takes up by default.
  package let part: (@Sendable (_ time: Double) -> Rect?)?

  package init(path: String, part: (@Sendable (_ time: Double) -> Rect?)? = nil) {
    self.path = path
    self.part = part
  }
}

extension Playback {
  /// The refresh whose picture is on screen at a time, in seconds of the result, and the scene's time then.
  package func refresh(at time: Double) -> (number: Int, time: Double) {
    let number = (time * settings.rate + 1e-6).rounded(.down)
    let count = Double(shown.count - 1)
    let index = shown.lowerBound + Int(min(max(number, 0), count))
    return (index, clock.tick(index).time)
  }

  /// Plays the scene once, without pictures, and tells where layers are seen.
  /// - Parameters:
  ///   - layers: what is looked for.
  ///   - refreshes: in ascending order.
  /// - Returns: for each of the refreshes the smallest upright rectangle around each layer, in points of the picture; `nil` for one
  ///   that is not on the stage then.
  /// - Throws: what the scene throws, and `CancellationError`.
  package func frames(of layers: [SoughtLayer], at refreshes: [Int]) throws -> [[Rect?]] {
    let stage = try makeStage { $0.knowsPaths = true }
    defer { stage.end() }
    let origin = settings.crop?.origin ?? .zero
    var next = 0
    return try refreshes.map { refresh in
      while next <= refresh {
        try Task.checkCancellation()
        stage.advance(to: clock.tick(next))
        if let error = stage.error { throw error }
        next += 1
      }
      return layers.map { layer in
        let part = layer.part.map { $0(stage.time) }
        if case .some(nil) = part { return nil }
        let frame = stage.seenFrame(ofLayerAt: layer.path, part: part ?? nil)
        return frame.map { Rect(x: $0.minX - origin.x, y: $0.minY - origin.y, width: $0.width, height: $0.height) }
      }
    }
  }
}
