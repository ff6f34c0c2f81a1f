package import SpringformBitmap
package import SpringformCodecs
package import SpringformComparison
import SpringformNumerics
import SpringformPipeline

/// The amplified difference of two animations, moment by moment; of large ones, at some moments.
package enum DifferenceAnimation {
  /// - Parameters:
  ///   - expected: at its beginning.
  ///   - actual: at its beginning.
  ///   - excerpt: the moments that are shown.
  ///   - comparison: of both.
  ///   - tolerance: how pictures were compared.
  ///   - loop: how often it plays.
  ///   - look: called with each moment that is shown and its pictures, in order.
  /// - Returns: an APNG.
  package static func bytes(
    expected: some ComparedAnimation, actual: some ComparedAnimation, excerpt: Excerpt,
    of comparison: AnimationComparison,
    tolerance: Tolerance, loop: LoopCount,
    look: (_ moment: Int, _ expected: Bitmap, _ actual: Bitmap) -> Void = { _, _, _ in }
  ) async throws -> [UInt8] {
    var (expected, actual) = (PictureReader(expected), PictureReader(actual))
    let file = MemorySink()
    let (old, new) = (comparison.expected.size, comparison.actual.size)
    let encoder = try APNGEncoder(
      width: max(old.width, new.width), height: max(old.height, new.height), options: APNGOptions(loop: loop), to: file)
    let queue = PictureQueue(into: encoder)
    for (place, number) in excerpt.moments.enumerated() {
      let moment = comparison.moments[number]
      let pictures = try together(&expected, &actual) { expected in
        try expected.picture(moment.expectedFrame)
      } second: { actual in
        try actual.picture(moment.actualFrame)
      }
      guard let old = pictures.0, let new = pictures.1 else { break }
      look(number, old, new)
      let next = place + 1 < excerpt.moments.count ? comparison.moments[excerpt.moments[place + 1]].start : nil
      let start = place == 0 ? comparison.moments[0].start : moment.start
      let end = next ?? comparison.moments.last?.end ?? moment.end
      try await queue.add(start: start, end: end) {
        try DifferencePicture(expected: old, actual: new, tolerance: tolerance, known: moment.comparison).bitmap
      }
    }
    try await queue.finish()
    return file.bytes
  }
}

/// Steps through an animation and keeps the picture it stands at.
private struct PictureReader<Animation: ComparedAnimation>: Sendable {
  private var animation: Animation
  private var index = -1
  private var shown: Bitmap?

  init(_ animation: Animation) { self.animation = animation }

  mutating func picture(_ number: Int) throws -> Bitmap? {
    if number > index + 1 {
      try animation.skipPictures(number - index - 1)
      index = number - 1
    }
    if index < number, let next = try animation.nextPicture() {
      shown = next
      index += 1
    }
    return shown
  }
}
