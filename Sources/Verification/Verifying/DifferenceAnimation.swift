import SpringformBitmap
package import SpringformCodecs
package import SpringformComparison
import SpringformNumerics

/// The amplified difference of two animations, moment by moment; of large ones, at some moments.
package enum DifferenceAnimation {
  /// - Parameters:
  ///   - expected: at its beginning.
  ///   - actual: at its beginning.
  ///   - excerpt: the moments that are shown.
  ///   - comparison: of both.
  ///   - tolerance: how pictures were compared.
  ///   - loop: how often it plays.
  /// - Returns: an APNG.
  package static func bytes(
    expected: some ComparedAnimation, actual: some ComparedAnimation, excerpt: Excerpt,
    of comparison: AnimationComparison,
    tolerance: Tolerance, loop: LoopCount
  ) async throws -> [UInt8] {
    var (expected, actual) = (PictureReader(expected), PictureReader(actual))
    let file = MemorySink()
    var encoder: APNGEncoder?
    for (place, number) in excerpt.moments.enumerated() {
      let moment = comparison.moments[number]
      let pictures = try together(&expected, &actual) { expected in
        try expected.picture(moment.expectedFrame)
      } second: { actual in
        try actual.picture(moment.actualFrame)
      }
      guard let old = pictures.0, let new = pictures.1 else { break }
      let picture = try DifferencePicture(expected: old, actual: new, tolerance: tolerance).bitmap
      let sink =
        try encoder
        ?? APNGEncoder(width: picture.width, height: picture.height, options: APNGOptions(loop: loop), to: file)
      encoder = sink
      let next = place + 1 < excerpt.moments.count ? comparison.moments[excerpt.moments[place + 1]].start : nil
      let start = place == 0 ? comparison.moments[0].start : moment.start
      let end = next ?? comparison.moments.last?.end ?? moment.end
      try await sink.write(Frame(bitmap: picture, start: start, end: end))
    }
    try await encoder?.finish()
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
