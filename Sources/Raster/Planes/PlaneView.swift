import SpringformBitmap
import SpringformGeometry

/// How a plane is seen: which part of it, where on the canvas, and with how many pixels it has to be drawn for that.
struct PlaneView {
  /// The plane's pixels by the plane's points.
  let scale: Double
  /// The pixels of the plane that are seen, with some around them.
  let source: PixelExtent
  /// The canvas' pixels that show them.
  let target: PixelExtent

  /// Pixels of the plane by the canvas' pixels, along each axis: where the plane comes nearest. An edge strays by at most a
  /// quarter of a plane's pixel.
  private static let oversampling = 3.0
  /// A plane of more pixels than these for each one that shows it, and some to begin with, is drawn with fewer, and enlarged.
  private static let maximumShare = 16
  private static let freeArea = 1 << 20

  /// `nil` when nothing is seen.
  /// - Parameters:
  ///   - toPixels: from the plane's points to the canvas' pixels.
  ///   - content: what there is to see, in the plane's points.
  ///   - target: the pixels that can change.
  ///   - isFine: whether these are finer than what will be seen, so that as many are enough.
  init?(_ toPixels: Projection, content: Rect, target: PixelExtent, isFine: Bool) {
    let seen = Self.part(of: content, seenIn: target.rect, toPixels)
    guard toPixels.isFinite, let plane = seen.bounds, !plane.isEmpty,
      let image = seen.compactMap(toPixels.image).bounds,
      let pixels = PixelExtent(around: image.insetBy(dx: -1, dy: -1))?.intersection(target), !pixels.isEmpty
    else { return nil }
    self.target = pixels
    let finest = seen.map { toPixels.magnification(at: $0) }.max() ?? 0
    // In whole numbers, so that the plane's pixels do not crawl as it turns, and fill the canvas' when it is seen from the front.
    let wanted = isFine ? finest : (finest * Self.oversampling - 0.01).rounded(.up)
    let side = Double(Bitmap.maximumSide - 8) / max(plane.width, plane.height)
    let room = Double(min(pixels.width * pixels.height * Self.maximumShare + Self.freeArea, Bitmap.maximumArea / 2))
    scale = min(wanted, (room / (plane.width * plane.height)).squareRoot(), side)
    let drawn = Rect(
      x: plane.minX * scale, y: plane.minY * scale, width: plane.width * scale, height: plane.height * scale)
    guard scale > 0, scale.isFinite, let source = PixelExtent(around: drawn)?.grown(by: 2),
      (try? Bitmap.check(width: source.width, height: source.height)) != nil
    else { return nil }
    self.source = source
  }

  /// The corners of the part of some content that is seen within a rectangle of the canvas.
  private static func part(of content: Rect, seenIn target: Rect, _ toPixels: Projection) -> [Point] {
    let frame = target.insetBy(dx: -2, dy: -2)
    func across(_ point: Point) -> Double { toPixels.a * point.x + toPixels.c * point.y + toPixels.tx }
    func down(_ point: Point) -> Double { toPixels.b * point.x + toPixels.d * point.y + toPixels.ty }
    // Before the eye the denominator is above 0, so that what is divided by it can be compared without.
    return toPixels.visiblePart(of: content.corners)
      .clipped { across($0) - frame.minX * toPixels.denominator(at: $0) }
      .clipped { frame.maxX * toPixels.denominator(at: $0) - across($0) }
      .clipped { down($0) - frame.minY * toPixels.denominator(at: $0) }
      .clipped { frame.maxY * toPixels.denominator(at: $0) - down($0) }
  }
}

extension Projection {
  /// The factor by which lengths grow most at a point, in the direction where they do: the larger singular value of the map's
  /// derivative.
  fileprivate func magnification(at point: Point) -> Double {
    guard let image = image(of: point) else { return 0 }
    let denominator = denominator(at: point)
    let (xx, yx) = ((a - image.x * g) / denominator, (b - image.y * g) / denominator)
    let (xy, yy) = ((c - image.x * h) / denominator, (d - image.y * h) / denominator)
    let (sum, area) = (xx * xx + yx * yx + xy * xy + yy * yy, xx * yy - xy * yx)
    return ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot()
  }
}
