import SpringformBitmap

/// What is done wrongly to the pixels of whole pictures on their way from one program to another.
struct ConversionChanges {
  let original: Frames

  func all() -> [Change] { colors + alpha + geometry }

  private var colors: [Change] {
    let edits: [(Kind, String, ColorEdit)] = [
      (.matrix, "BT.601 for BT.709", .matrix(from: ColorEdit.bt709, to: ColorEdit.bt601)),
      (.matrix, "BT.709 for BT.601", .matrix(from: ColorEdit.bt601, to: ColorEdit.bt709)),
      (.limitedRange, "limited range as full", .limited),
      (.fullRange, "full range as limited", .full),
      (.linearLight, "linear light", .linearLight),
      (.gray, "saturation", .gray),
    ]
    let gamma = 2.2 / 1.8
    return edits.map { kind, property, edit in
      Change(kind: kind, truth: Truth(nil, property), what: .frames { $0.mapEach { $0.applying(edit) } })
    } + [
      Change(
        kind: .gamma, truth: Truth(nil, "gamma", old: .number(1), new: .number(gamma)),
        what: .frames { $0.mapEach { $0.applying(.gamma(gamma)) } })
    ]
  }

  private var alpha: [Change] {
    [
      Change(
        kind: .premultipliedTwice, truth: Truth(nil, "alpha"),
        what: .pair { frames in
          let expected = frames.mapEach(\.cutOut)
          return FramePair(expected: expected, actual: expected.mapEach(\.multipliedTwice))
        }),
      Change(
        kind: .straightAlpha, truth: Truth(nil, "alpha"),
        what: .pair { frames in
          let expected = frames.mapEach(\.cutOut)
          return FramePair(expected: expected, actual: expected.mapEach(\.notMultiplied))
        }),
    ]
  }

  private var geometry: [Change] {
    var changes = [
      Change(
        kind: .mirrored, truth: Truth(nil, "mirrored"),
        what: .frames { frames in frames.mapEach { $0.picked { picture, x, y in picture[picture.width - 1 - x, y] } } }),
      Change(
        kind: .upsideDown, truth: Truth(nil, "mirrored"),
        what: .frames { frames in frames.mapEach { $0.picked { picture, x, y in picture[x, picture.height - 1 - y] } } }
      ),
      Change(
        kind: .blurredAll, truth: Truth(nil, "blur"),
        what: .frames { frames in
          frames.mapEach { $0.blurred(in: PixelRect(x: 0, y: 0, width: $0.width, height: $0.height), radius: 1.5) }
        }),
    ]
    if let place = original.richestPlace {
      let rect = PixelRect(around: place, side: 28, in: original.pictures[0])
      changes.append(
        Change(
          kind: .blurredRegion, truth: Truth(nil, "blur"),
          what: .frames { frames in frames.mapEach { $0.blurred(in: rect, radius: 1.2) } }))
      changes += seams(place)
    }
    return changes
  }

  /// Where most is drawn, so that something lies across the line.
  private func seams(_ place: (x: Int, y: Int)) -> [Change] {
    [
      Change(
        kind: .seam, truth: Truth(nil, "x", old: .number(0), new: .number(Double(place.x))),
        what: .frames { frames in
          frames.mapEach { $0.picked { picture, x, y in picture[x, x < place.x ? y : max(y - 3, 0)] } }
        }),
      Change(
        kind: .seam, truth: Truth(nil, "y", old: .number(0), new: .number(Double(place.y))),
        what: .frames { frames in
          frames.mapEach { $0.picked { picture, x, y in picture[y < place.y ? x : max(x - 3, 0), y] } }
        }),
    ]
  }
}

extension Frames {
  /// The column and the row in the middle half that have most pixels unlike their neighbours, over some frames.
  var richestPlace: (x: Int, y: Int)? {
    guard let first = pictures.first, first.width > 40, first.height > 40 else { return nil }
    var (columns, rows) = ([Int](repeating: 0, count: first.width), [Int](repeating: 0, count: first.height))
    for index in stride(from: 0, to: pictures.count, by: max(pictures.count / 8, 1)) {
      let picture = pictures[index]
      for y in 1..<picture.height {
        for x in 1..<picture.width {
          if picture[x, y] != picture[x, y - 1] { columns[x] += 1 }
          if picture[x, y] != picture[x - 1, y] { rows[y] += 1 }
        }
      }
    }
    func best(_ counts: [Int]) -> Int {
      (counts.count / 4..<counts.count * 3 / 4).max { counts[$0] < counts[$1] } ?? counts.count / 2
    }
    return (best(columns), best(rows))
  }
}

extension Bitmap {
  /// - Parameter pixel: what is shown at a place.
  func picked(_ pixel: (_ picture: Bitmap, _ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    var copy = self
    let (width, height) = (width, height)
    copy.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = pixel(self, x, y) }
      }
    }
    return copy
  }
}

extension PixelRect {
  /// A square inside a picture.
  init(around place: (x: Int, y: Int), side: Int, in picture: Bitmap) {
    self.init(
      x: min(max(place.x - side / 2, 0), picture.width - side),
      y: min(max(place.y - side / 2, 0), picture.height - side), width: side, height: side)
  }
}
