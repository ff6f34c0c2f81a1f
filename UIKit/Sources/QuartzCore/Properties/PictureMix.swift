import CoreGraphics
import Springform

/// Pictures that show through each other, each with its share: what lies between one picture and another.
struct PictureMix: Animatable {
  struct Part: Hashable {
    let image: CGImage
    var share: Double
  }

  /// From the lowest on; none twice, and none without a share.
  fileprivate(set) var parts: [Part] = []

  init() {}
  init(_ image: CGImage) { parts = [Part(image: image, share: 1)] }

  struct Offset: AnimatableOffset {
    var mix: PictureMix

    static func + (a: Offset, b: Offset) -> Offset { Offset(mix: a.mix.adding(b.mix)) }
    static func * (offset: Offset, factor: Double) -> Offset { Offset(mix: offset.mix.scaled(by: factor)) }
    var magnitude: Double { mix.parts.map { $0.share * $0.share }.reduce(0, +).squareRoot() }
  }

  static let origin = PictureMix()

  static func - (end: PictureMix, start: PictureMix) -> Offset { Offset(mix: start.scaled(by: -1).adding(end)) }
  static func + (mix: PictureMix, offset: Offset) -> PictureMix { mix.adding(offset.mix) }

  private func adding(_ other: PictureMix) -> PictureMix {
    var sum = self
    for part in other.parts {
      if let index = sum.parts.firstIndex(where: { $0.image == part.image }) {
        sum.parts[index].share += part.share
      } else {
        sum.parts.append(part)
      }
    }
    sum.parts.removeAll { abs($0.share) < 1e-9 }
    return sum
  }

  private func scaled(by factor: Double) -> PictureMix {
    var mix = self
    for index in parts.indices { mix.parts[index].share *= factor }
    return mix
  }
}

extension PictureMix {
  /// Draws the pictures with so many pixels per point at their place.
  func draw(in canvas: inout Canvas, _ place: ContentsPlace, scale: Double, _ filters: PictureFilters) {
    guard parts != parts.first.map({ [Part(image: $0.image, share: 1)] }) else {
      return parts[0].draw(in: &canvas, place, scale: scale, filters)
    }
    canvas.compose { canvas in
      for part in parts where part.share > 0 {
        // Shares are added, so that nothing shines through what all pictures show.
        canvas.withBlendMode(.plusLighter) { canvas in
          canvas.withOpacity(part.share) { part.draw(in: &$0, place, scale: scale, filters) }
        }
      }
    }
  }
}

extension PictureMix.Part {
  fileprivate func draw(in canvas: inout Canvas, _ place: ContentsPlace, scale: Double, _ filters: PictureFilters) {
    let frame = Rect(x: 0, y: 0, width: Double(image.width) / scale, height: Double(image.height) / scale)
    let picture = Image(image.bitmap)
    place.draw(frame, in: &canvas) { canvas in
      let transform = canvas.transform
      let (x, y) = (Vector(dx: transform.a, dy: transform.b).length, Vector(dx: transform.c, dy: transform.d).length)
      let size = min(x, y) / scale * filters.screenScale
      canvas.draw(picture, in: frame, interpolation: filters.interpolation(size))
    }
  }
}

extension PictureMix: CustomStringConvertible {
  var description: String {
    parts.map { "\($0.image.width)x\($0.image.height) pixels by \($0.share)" }.joined(separator: " and ")
  }
}

extension Conversion<PictureMix> {
  /// A single picture is a `CGImage`; several are known to themselves only.
  static let picture = Conversion(
    read: { value in (value as? PictureMix) ?? (value as? CGImage).map { PictureMix($0) } },
    write: { $0.parts.count == 1 && $0.parts[0].share == 1 ? $0.parts[0].image : $0 as Any })
}
