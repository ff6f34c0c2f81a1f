import QuartzCore

extension UIImage {
  var isResizable: Bool { form.caps != nil }

  /// Whether what lies between its caps is shown again and again where the picture is enlarged. One point of it may be stretched as well.
  var repeats: Bool {
    guard let caps = form.caps, form.resizingMode == .tile else { return false }
    return size.width - caps.left - caps.right > 1 || size.height - caps.top - caps.bottom > 1
  }

  /// What lies between the caps, in unit coordinates, where it is stretched; `nil` for all of the picture.
  var stretchedPart: CGRect? {
    guard let caps = form.caps, caps != .zero, !repeats, size.width > 0, size.height > 0 else { return nil }
    let (width, height) = (size.width - caps.left - caps.right, size.height - caps.top - caps.bottom)
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height, width: max(width, 0) / size.width,
      height: max(height, 0) / size.height)
  }

  func resized(to size: CGSize) -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in draw(in: CGRect(origin: .zero, size: size)) }.withRenderingMode(renderingMode)
  }

  /// Draws the nine parts that the caps make of the picture.
  func drawParts(of picture: CGImage, in rect: CGRect, _ context: CGContext) {
    let caps = capInsets
    let columns = Self.parts(size.width, caps.left, caps.right, from: rect.minX, over: rect.width)
    let rows = Self.parts(size.height, caps.top, caps.bottom, from: rect.minY, over: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: (column.source.upperBound - column.source.lowerBound) * scale,
          height: (row.source.upperBound - row.source.lowerBound) * scale)
        guard let part = picture.cropping(to: source) else { continue }
        let place = CGRect(x: column.place, y: row.place, width: column.length, height: row.length)
        if repeats {
          context.tile(part, of: CGSize(width: source.width / scale, height: source.height / scale), in: place)
        } else {
          context.draw(part, in: place, isUpright: true)
        }
      }
    }
  }

  private typealias Part = (source: Range<CGFloat>, place: CGFloat, length: CGFloat)

  /// The first cap, what lies between, and the last cap, without those of no length.
  private static func parts(
    _ whole: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, over length: CGFloat
  ) -> [Part] {
    let first = min(max(first, 0), whole)
    let end = max(whole - max(last, 0), first)
    let all: [Part] = [
      (0..<first, start, first), (first..<end, start + first, length - first - (whole - end)),
      (end..<whole, start + length - (whole - end), whole - end),
    ]
    return all.filter { !$0.source.isEmpty && $0.length > 0 }
  }
}

extension CGContext {
  /// Draws a picture again and again beside each other, upright, from a rectangle's upper left corner on.
  func tile(_ picture: CGImage, of size: CGSize, in rect: CGRect) {
    // A single row or column is the same everywhere.
    let size = CGSize(
      width: picture.width == 1 ? rect.width : size.width, height: picture.height == 1 ? rect.height : size.height)
    guard size.width > 0, size.height > 0 else { return }
    saveGState()
    clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(picture, in: CGRect(origin: CGPoint(x: x, y: y), size: size), isUpright: true)
        x += size.width
      }
      y += size.height
    }
    restoreGState()
  }
}
