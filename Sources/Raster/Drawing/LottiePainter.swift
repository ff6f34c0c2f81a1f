import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformScene

/// Draws moments of Lottie files.
///
/// rlottie draws upright pictures alone, whose proportions are the file's. Where a pixel of such a picture is one of the canvas,
/// it is what rlottie draws, byte by byte; turned, stretched or between pixels it is laid down as other pictures are.
struct LottiePainter {
  private let picture: LottiePicture
  private let destination: Rect
  private let factors: Color

  /// A picture of more pixels than this is enlarged from one of as many.
  static let maximumArea = 1 << 24

  /// `nil` when nothing can be seen: a colour or a destination that is not finite.
  init?(_ picture: LottiePicture, in destination: Rect, factors: Color) {
    guard factors.isFinite, picture.frame.isFinite, !destination.isEmpty else { return nil }
    self.picture = picture
    self.destination = destination
    self.factors = factors
  }

  /// - Parameters:
  ///   - canvas: what is drawn on.
  ///   - transform: from the destination's coordinates to pixels.
  /// - Throws: ``RenderError/lottie(_:)``.
  func draw(on canvas: Surface, transform: AffineTransform) throws(RenderError) {
    let size = picture.animation.size
    try canvas.place(size, in: destination, transform: transform) { toPixels throws(RenderError) in
      let place = PicturePlace(size: size, toPixels: toPixels, maximumWidth: picture.animation.maximumWidth)
      guard let bitmap = try bitmap(width: place.width, height: place.height) else { return }
      ImagePainter(
        Image(bitmap), in: place.rect, interpolation: place.isExact ? .nearest : .high, tint: factors.withAlpha(1))?
        .draw(on: canvas, transform: toPixels)
    }
  }

  private func bitmap(width: Int, height: Int) throws(RenderError) -> Bitmap? {
    guard var bitmap = try? Bitmap(width: width, height: height) else { return nil }
    do throws(LottieError) {
      try bitmap.withMutablePixels { pixels throws(LottieError) in
        try picture.animation.draw(
          frame: picture.frame, colors: picture.colors, width: width, height: height, into: pixels)
      }
    } catch {
      throw .lottie(error)
    }
    return bitmap
  }
}

/// The picture that a composition is drawn into.
private struct PicturePlace {
  let width: Int
  let height: Int
  /// Where the picture lies in the composition's coordinates, of whose shape it need not quite be.
  let rect: Rect
  /// Whether its pixels are the canvas'.
  let isExact: Bool

  init(size: Size, toPixels: AffineTransform, maximumWidth: Int) {
    let across = (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot()
    let down = (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot()
    let largest = (Double(LottiePainter.maximumArea) / (size.width * size.height)).squareRoot()
    let side = Double(Bitmap.maximumSide) / max(size.width, size.height)
    let scale = min(max(across, down), largest, side, Double(maximumWidth) / size.width)
    // A side that misses a whole number by an error of calculation is not rounded up.
    width = max(Int((size.width * scale - 1e-6).rounded(.up)), 1)
    height = max(Int((size.height * scale - 1e-6).rounded(.up)), 1)
    // rlottie puts the composition into the middle, as large as it fits.
    let fitting = min(Double(width) / size.width, Double(height) / size.height)
    let margin = Vector(
      dx: (Double(width) / fitting - size.width) / 2, dy: (Double(height) / fitting - size.height) / 2)
    rect = Rect(
      x: -margin.dx, y: -margin.dy, width: Double(width) / fitting, height: Double(height) / fitting)
    let corner = rect.origin.applying(toPixels)
    isExact =
      toPixels.b == 0 && toPixels.c == 0 && abs(toPixels.a - fitting) < 1e-9 && abs(toPixels.d - fitting) < 1e-9
      && abs(corner.x - corner.x.rounded()) < 1e-6 && abs(corner.y - corner.y.rounded()) < 1e-6
  }
}
