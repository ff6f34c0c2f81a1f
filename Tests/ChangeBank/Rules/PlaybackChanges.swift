import SpringformBitmap

/// What recorders and players do to the order of frames, and what comes at the wrong time in a part of them.
struct PlaybackChanges {
  let original: Frames

  func all() -> [Change] { order + parts }

  private var order: [Change] {
    let count = original.pictures.count
    let turn = count / 5
    // Where a film ends before its motion does, it begins there again.
    var changes = [
      Change(
        kind: .loopShifted, truth: Truth(nil, "loop", old: .number(0), new: .number(Double(turn))),
        what: .frames { Frames(pictures: Array($0.pictures[turn...] + $0.pictures[..<turn]), rate: $0.rate) })
    ]
    let lost = scattered
    if lost.count > 2 {
      let truth = Truth(nil, "pictures", old: .number(0), new: .number(Double(lost.count)))
      changes.append(
        Change(
          kind: .droppedSome, truth: truth,
          what: .frames { frames in
            let kept = frames.pictures.indices.filter { !lost.contains($0) }
            return Frames(pictures: kept.map { frames.pictures[$0] }, rate: frames.rate)
          }))
      changes.append(
        Change(
          kind: .heldSome, truth: truth,
          what: .frames { frames in
            let shown = frames.pictures.indices.map { lost.contains($0) ? $0 - 1 : $0 }
            return Frames(pictures: shown.map { frames.pictures[$0] }, rate: frames.rate)
          }))
    }
    return changes
  }

  private var parts: [Change] {
    var changes: [Change] = []
    let count = original.pictures.count
    let wrong = [0.2, 0.35, 0.55, 0.8].map { Int($0 * Double(count)) }
    if let place = original.richestPlace {
      let rect = PixelRect(around: place, side: 20, in: original.pictures[0])
      let old = original.pictures[0]
      changes.append(flickering(wrong) { $0.filled(rect, with: 0xFFE0_40C0) })
      changes.append(flickering(wrong) { $0.filled(rect, with: old[0, 0]) })
    }
    let (begin, late) = (count * 2 / 5, 5)
    let spot = PixelRect(x: 4, y: 4, width: 7, height: 7)
    changes.append(
      Change(
        kind: .lateSpot, truth: Truth(nil, "time", old: .number(0), new: .number(Double(late))),
        what: .pair { frames in
          FramePair(
            expected: frames.stamped(spot, from: begin), actual: frames.stamped(spot, from: begin + late))
        }))
    return changes
  }

  private func flickering(_ frames: [Int], _ edit: @escaping @Sendable (Bitmap) -> Bitmap) -> Change {
    Change(
      kind: .regionFlickers, truth: Truth(nil, "region"),
      what: .frames { film in
        let pictures = film.pictures.enumerated().map { frames.contains($0) ? edit($1) : $1 }
        return Frames(pictures: pictures, rate: film.rate)
      })
  }

  /// Frames unlike the ones before and after, none beside another, at uneven distances as a recorder has them that is busy for a while.
  private var scattered: [Int] {
    let pictures = original.pictures
    let moving = pictures.indices.dropFirst().dropLast().filter {
      pictures[$0].distance(to: pictures[$0 - 1]) > Self.visible
        && pictures[$0].distance(to: pictures[$0 + 1]) > Self.visible
    }
    var chosen: [Int] = []
    for share in [0.08, 0.2, 0.3, 0.42, 0.9] where !moving.isEmpty {
      let frame = moving[Int(share * Double(moving.count))]
      if frame > (chosen.last ?? -2) + 1 { chosen.append(frame) }
    }
    return chosen
  }

  /// Squared levels: 60 pixels by 8 levels of three channels.
  private static let visible = 60 * 3 * 64
}

extension Frames {
  fileprivate func stamped(_ rect: PixelRect, from frame: Int) -> Frames {
    let stamped = pictures.enumerated().map { $0 < frame ? $1 : $1.filled(rect, with: 0xFFE0_3020) }
    return Frames(pictures: stamped, rate: rate)
  }
}
