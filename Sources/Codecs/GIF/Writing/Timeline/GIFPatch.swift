import SpringformBitmap

/// What one picture changes of the one before.
enum GIFPatch {
  /// Pixels of one colour next to each other, perhaps over the end of a row.
  struct Run {
    var start: UInt32
    var count: UInt32
    var color: UInt32
  }

  case runs([Run])
  /// Where runs would take more room.
  case picture([UInt32])

  init(from before: [UInt32], to picture: [UInt32]) {
    let limit = picture.count * MemoryLayout<UInt32>.stride / MemoryLayout<Run>.stride
    // Counted first, because an array that grows has three times its room for a moment.
    var count = 0
    Self.forEachRun(from: before, to: picture) { _ in
      count += 1
      return count <= limit
    }
    guard count <= limit else {
      self = .picture(picture)
      return
    }
    var runs: [Run] = []
    runs.reserveCapacity(count)
    Self.forEachRun(from: before, to: picture) { run in
      runs.append(run)
      return true
    }
    self = .runs(runs)
  }

  /// What changes, from the first pixel to the last, until `body` returns false.
  private static func forEachRun(from before: [UInt32], to picture: [UInt32], _ body: (Run) -> Bool) {
    before.withUnsafeBufferPointer { before in
      picture.withUnsafeBufferPointer { picture in
        var pixel = picture.firstDifference(from: before, from: 0, before: picture.count)
        while pixel < picture.count {
          let color = picture[pixel]
          var end = pixel &+ 1
          while end < picture.count, picture[end] == color, before[end] != color { end &+= 1 }
          let run = Run(
            start: UInt32(truncatingIfNeeded: pixel), count: UInt32(truncatingIfNeeded: end &- pixel), color: color)
          guard body(run) else { return }
          pixel = picture.firstDifference(from: before, from: end, before: picture.count)
        }
      }
    }
  }

  /// How much room it takes.
  var bytes: Int {
    switch self {
    case .runs(let runs): runs.count * MemoryLayout<Run>.stride
    case .picture(let pixels): pixels.count * MemoryLayout<UInt32>.stride
    }
  }

  /// Turns the one before into the picture.
  func apply(to picture: inout [UInt32]) {
    switch self {
    case .picture(let pixels): picture = pixels
    case .runs(let runs):
      picture.withUnsafeMutableBufferPointer { picture in
        for run in runs { picture[Int(run.start)..<Int(run.start &+ run.count)].update(repeating: run.color) }
      }
    }
  }

  /// The pixels that it changes of those before.
  func forEachChange(from before: [UInt32], _ body: (Range<Int>) -> Void) {
    switch self {
    case .runs(let runs): for run in runs { body(Int(run.start)..<Int(run.start &+ run.count)) }
    case .picture(let pixels):
      Self.forEachRun(from: before, to: pixels) { run in
        body(Int(run.start)..<Int(run.start &+ run.count))
        return true
      }
    }
  }

  /// The colours that it draws.
  func histogram(after before: [UInt32]) -> ColorHistogram {
    var histogram = ColorHistogram()
    switch self {
    case .runs(let runs): for run in runs { histogram.add(run.color, count: Int(run.count)) }
    case .picture(let pixels):
      for (color, old) in zip(pixels, before) where color != old { histogram.add(color, count: 1) }
    }
    return histogram
  }
}
