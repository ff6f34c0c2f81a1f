package import SpringformBitmap
package import SpringformGeometry
import SpringformNumerics

/// Why values cannot be looked for.
package enum MatchError: Error, Equatable {
  /// The recording is higher or wider than the scene at any scale, in pixels and points.
  case shape(recording: PixelSize, scene: Size)
  /// The scene cannot be played as it is.
  case unplayable
}

extension MatchError: CustomStringConvertible {
  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .shape(let recording, let scene):
      "the recording has \(recording.width)x\(recording.height) pixels, and the scene's "
        + "\(scene.width.decimalText)x\(scene.height.decimalText) points have that shape at no scale"
    case .unplayable: "the scene shows nothing with the values that it begins with"
    }
  }
}
