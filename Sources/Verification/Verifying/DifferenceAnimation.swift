import SpringformBitmap
package import SpringformCodecs
package import SpringformComparison

/// The amplified difference of two animations, moment by moment.
package enum DifferenceAnimation {
  /// - Parameters:
  ///   - expected: at its beginning.
  ///   - actual: at its beginning.
  ///   - moments: of both, in order.
  ///   - tolerance: how pictures were compared.
  ///   - loop: how often it plays.
  /// - Returns: an APNG.
  package static func bytes(
    expected: some ComparedAnimation, actual: some ComparedAnimation, moments: [Moment], tolerance: Tolerance,
    loop: LoopCount
  ) async throws -> [UInt8] {
    var (expected, actual) = (PictureReader(expected), PictureReader(actual))
    let file = MemorySink()
    var encoder: APNGEncoder?
    for moment in moments {
      guard let old = try expected.picture(moment.expectedFrame), let new = try actual.picture(moment.actualFrame)
      else {
        break
      }
      let picture = try DifferencePicture(expected: old, actual: new, tolerance: tolerance).bitmap
      let sink =
        try encoder
        ?? APNGEncoder(width: picture.width, height: picture.height, options: APNGOptions(loop: loop), to: file)
      encoder = sink
      try await sink.write(Frame(bitmap: picture, start: moment.start, end: moment.end))
    }
    try await encoder?.finish()
    return file.bytes
  }
}

/// Steps through an animation and keeps the picture it stands at.
private struct PictureReader<Animation: ComparedAnimation> {
  private var animation: Animation
  private var index = -1
  private var shown: Bitmap?

  init(_ animation: Animation) { self.animation = animation }

  mutating func picture(_ number: Int) throws -> Bitmap? {
    while index < number, let next = try animation.nextPicture() {
      shown = next
      index += 1
    }
    return shown
  }
}
