import Springform

/// Which part of a layer's content shows, and how that is stretched; both in unit coordinates.
struct ContentsPart: Animatable {
  /// Of the content.
  var shown: Rect
  /// Of what shows: the middle of nine parts, of which those at the corners keep their sizes.
  var center: Rect

  static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
  static let whole = ContentsPart(shown: unit, center: unit)

  struct Offset: AnimatableOffset {
    var shown: Rect.Offset
    var center: Rect.Offset

    static func + (a: Offset, b: Offset) -> Offset { Offset(shown: a.shown + b.shown, center: a.center + b.center) }
    static func * (offset: Offset, factor: Double) -> Offset {
      Offset(shown: offset.shown * factor, center: offset.center * factor)
    }
    var magnitude: Double {
      (shown.magnitude * shown.magnitude + center.magnitude * center.magnitude).squareRoot()
    }
  }

  static let origin = ContentsPart(shown: .zero, center: .zero)

  static func - (end: ContentsPart, start: ContentsPart) -> Offset {
    Offset(shown: end.shown - start.shown, center: end.center - start.center)
  }
  static func + (part: ContentsPart, offset: Offset) -> ContentsPart {
    ContentsPart(shown: part.shown + offset.shown, center: part.center + offset.center)
  }
}

/// Where in a layer its content lies.
struct ContentsPlace {
  let bounds: Rect
  var gravity = CALayerContentsGravity.resize
  var part = ContentsPart.whole

  /// Draws what lies in a frame of its own where it is to be.
  func draw(_ frame: Rect, in canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
    guard part != .whole else {
      return canvas.withTransform(gravity.transform(of: frame, in: bounds), body)
    }
    let shown = Rect(
      x: frame.minX + part.shown.minX * frame.width, y: frame.minY + part.shown.minY * frame.height,
      width: part.shown.width * frame.width, height: part.shown.height * frame.height)
    guard !shown.isEmpty else { return }
    let place = shown.applying(gravity.transform(of: shown, in: bounds))
    guard part.center != ContentsPart.unit else { return Self.draw(shown, at: place, in: &canvas, body) }
    let columns = Self.spans(
      from: (shown.minX, shown.width), to: (place.minX, place.width), middle: (part.center.minX, part.center.maxX))
    let rows = Self.spans(
      from: (shown.minY, shown.height), to: (place.minY, place.height), middle: (part.center.minY, part.center.maxY))
    canvas.compose { canvas in
      // What two parts share of a pixel adds up, so that no seam shows.
      canvas.withBlendMode(.plusLighter) { canvas in
        for row in rows {
          for column in columns {
            let from = Rect(x: column.from, y: row.from, width: column.length, height: row.length)
            let to = Rect(x: column.to, y: row.to, width: column.stretched, height: row.stretched)
            Self.draw(from, at: to, in: &canvas, body)
          }
        }
      }
    }
  }

  private static func draw(_ part: Rect, at place: Rect, in canvas: inout Canvas, _ body: (inout Canvas) -> Void) {
    guard !place.isEmpty else { return }
    canvas.withTransform(CALayerContentsGravity.resize.transform(of: part, in: place)) { canvas in
      canvas.withClip(.rect(part), body)
    }
  }

  /// A third of a side.
  private struct Span {
    let from: Double
    let length: Double
    let to: Double
    let stretched: Double
  }

  /// The first and the last keep their lengths as long as there is room for both; the one between takes the rest.
  private static func spans(
    from: (start: Double, length: Double), to: (start: Double, length: Double), middle: (Double, Double)
  ) -> [Span] {
    let first = min(max(middle.0, 0), 1) * from.length
    let last = (1 - min(max(middle.1, 0), 1)) * from.length
    let factor = first + last > to.length ? to.length / (first + last) : 1
    let lengths = [first, from.length - first - last, last]
    let stretched = [first * factor, to.length - (first + last) * factor, last * factor]
    var (from, to) = (from.start, to.start)
    return zip(lengths, stretched).compactMap { length, stretched in
      defer { (from, to) = (from + length, to + stretched) }
      return length > 0 && stretched > 0 ? Span(from: from, length: length, to: to, stretched: stretched) : nil
    }
  }
}
