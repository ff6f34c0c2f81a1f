import SpringformBitmap

/// What can be done to drawn frames, whatever they show.
struct FrameChanges {
  let original: Frames

  func all() -> [Change] {
    let count = original.pictures.count
    // The middle of what moves, so that an edit in time is one that shows.
    let middle = busiest
    var changes = [
      change(.dimmed, Truth(nil, "opacity", change: .factor(0.95))) { $0.mapEach { $0.dimmed(to: 0.95) } },
      change(.darkened, Truth(nil, "brightness", change: .factor(0.93))) {
        $0.mapEach { $0.mapChannels { $0 * 93 / 100 } }
      },
      change(.shifted, Truth(nil, "position", change: .by(0.5))) { $0.mapEach { $0.resampled { ($0 - 0.5, $1) } } },
      change(.scaled, Truth(nil, "scale", change: .factor(1.01))) { $0.mapEach { $0.scaled(by: 1.01) } },
      change(.swappedChannels, Truth(nil, "channels")) { $0.mapEach { $0.mapPixels(Self.swapped) } },
      timed(.late, at: 0) { [$0[0]] + $0.dropLast() },
      timed(.dropped, at: middle) { Array($0[..<middle] + $0[(middle + 1)...]) },
      timed(.doubled, at: middle) { Array($0[...middle] + $0[middle...]) },
      timed(.wrongFrame, at: middle) { pictures in
        var pictures = pictures
        pictures[middle] = pictures[pictures.count - 1]
        return pictures
      },
      timed(.frozen, at: middle) { pictures in
        pictures.indices.map { pictures[min($0, middle)] }
      },
      timed(.cutOff, at: count * 7 / 10) { Array($0[..<(count * 7 / 10)]) },
      timed(.reversed, at: 0) { $0.reversed() },
      timed(.repeated, at: middle) { pictures in
        let again = min(middle + 6, pictures.count)
        return Array(pictures[..<again] + pictures[middle..<again] + pictures[again...])
      },
      timed(.faster, at: 0) { Self.resampled($0, speed: 1.05) },
      timed(.slower, at: 0) { Self.resampled($0, speed: 1 / 1.05) },
      change(.halfRate, Truth(nil, "rate", change: .factor(0.5))) { frames in
        Frames(
          pictures: frames.pictures.indices.filter { $0.isMultiple(of: 2) }.map { frames.pictures[$0] },
          rate: frames.rate / 2)
      },
    ]
    if let color = original.pictures[middle].flatColor {
      let old = HexColor(color: color)
      let new = old.moved(by: 8, greenOnly: false)
      changes.append(
        change(.recolored, Truth(nil, "color", old: .color(old.text), new: .color(new.text))) { frames in
          frames.mapEach { $0.mapPixels { $0 == color ? new.pixel : $0 } }
        })
      changes.append(
        change(.erased, Truth(nil, "missing")) { frames in
          frames.mapEach { $0.filled(Self.spot(of: color, in: frames.pictures[middle]), with: $0[0, 0]) }
        })
      changes.append(
        change(.stamped, Truth(nil, "new")) { frames in
          frames.mapEach { $0.filled(PixelRect(x: 3, y: 3, width: 8, height: 8), with: color) }
        })
    }
    return changes
  }

  private func change(
    _ kind: Kind, _ truth: Truth, _ edit: @escaping @Sendable (Frames) throws -> Frames
  ) -> Change {
    Change(kind: kind, truth: truth, what: .frames(edit))
  }

  private func timed(
    _ kind: Kind, at frame: Int, _ edit: @escaping @Sendable ([Bitmap]) -> [Bitmap]
  ) -> Change {
    let truth = Truth(nil, "time", time: Double(frame) / original.rate)
    return change(kind, truth) { Frames(pictures: edit($0.pictures), rate: $0.rate) }
  }

  /// The frame that differs most from the one before it, in the first two thirds.
  private var busiest: Int {
    let pictures = original.pictures
    let last = max(pictures.count * 2 / 3, 2)
    return (1..<last).max { pictures[$0].distance(to: pictures[$0 - 1]) < pictures[$1].distance(to: pictures[$1 - 1]) }
      ?? 1
  }

  private static func resampled(_ pictures: [Bitmap], speed: Double) -> [Bitmap] {
    let count = Int((Double(pictures.count) / speed).rounded())
    return (0..<count).map { pictures[min(Int((Double($0) * speed).rounded()), pictures.count - 1)] }
  }

  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | Pixel.blue(pixel) << 16 | Pixel.red(pixel)
  }

  /// A square of 10 pixels in the middle of a color.
  private static func spot(of color: UInt32, in picture: Bitmap) -> PixelRect {
    let places = picture.pixels.indices.filter { picture.pixels[$0] == color }
    let middle = places[places.count / 2]
    let (x, y) = (middle % picture.width, middle / picture.width)
    return PixelRect(
      x: min(max(x - 5, 0), picture.width - 10), y: min(max(y - 5, 0), picture.height - 10), width: 10, height: 10)
  }
}

extension Frames {
  func mapEach(_ edit: (Bitmap) throws -> Bitmap) rethrows -> Frames {
    Frames(pictures: try pictures.map(edit), rate: rate)
  }
}
