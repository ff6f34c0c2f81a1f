package import SpringformBitmap

/// What a video's own container says of its pictures.
package struct VideoFacts: Equatable, Sendable {
  /// ffmpeg's name for what packed the pictures, such as `h264`.
  package let codec: String
  /// ffmpeg's name for how a pixel is stored, such as `yuv420p`.
  package let pixelFormat: String
  /// Before it is turned, and before its pixels become squares.
  package let storedSize: PixelSize
  /// Degrees clockwise by which players turn it: 0, 90, 180 or 270.
  package let rotation: Int
  /// How brightness and colour are made of red, green and blue, and whether the file leaves that open.
  package let matrix: String
  package let isMatrixAssumed: Bool
  /// Whether black is 0 and white the highest number, and not 16 and 235 of 255.
  package let isFullRange: Bool
  /// The curve of brightness beyond white: HLG or PQ; `nil` for what screens always showed.
  package let highDynamicRange: String?
  package let hasAlpha: Bool
  /// Whether red, green and blue are stored themselves, so that no matrix counts.
  package let isRGB: Bool
}
