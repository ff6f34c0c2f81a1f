/// How the samples of a video's picture follow each other: brightness, two of colour and perhaps alpha, plane by plane, in the
/// narrow range of ITU-R BT.709 (table 3 and section 4): black is 16 and white 235 of 255.
package struct PlaneLayout: Hashable, Sendable {
  package enum Sampling: Hashable, Sendable {
    /// Colour has half of the width and the height, with its samples beside the left pixel of two, as H.264 and VP9 expect
    /// them (ITU-T H.264, figure E-1, type 0). A byte a sample.
    case halfColor
    /// Colour for each pixel. Ten bits a sample, in two bytes, the lower one first.
    case fullColor
  }

  package let sampling: Sampling
  /// Whether there is a plane for alpha, with colours that are not multiplied by it; else white lies behind the picture.
  package let hasAlpha: Bool
  /// Whether sides are even: an odd one is a pixel longer, and the last column or row is there twice.
  package let isEven: Bool

  package init(_ sampling: Sampling, hasAlpha: Bool, isEven: Bool) {
    self.sampling = sampling
    self.hasAlpha = hasAlpha
    self.isEven = isEven
  }

  /// The size in samples of brightness.
  package func size(of picture: PixelSize) -> PixelSize {
    guard isEven else { return picture }
    return PixelSize(width: picture.width + picture.width % 2, height: picture.height + picture.height % 2)
  }

  /// The bytes of one picture.
  package func byteCount(of picture: PixelSize) -> Int {
    let size = size(of: picture)
    switch sampling {
    case .halfColor:
      let color = ((size.width + 1) / 2) * ((size.height + 1) / 2)
      return size.area * (hasAlpha ? 2 : 1) + 2 * color
    case .fullColor: return size.area * (hasAlpha ? 4 : 3) * 2
    }
  }
}
