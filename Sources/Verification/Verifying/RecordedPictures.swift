package import SpringformBitmap
import SpringformCodecs
package import SpringformComparison

/// The pictures of a recorded animation with the exact times of its manifest. A picture that is not the one that the
/// manifest lists is an error.
package struct RecordedPictures: ComparedAnimation {
  package let timing: AnimationTiming
  private let frames: [RecordedFrame]
  private let path: String
  private var decoder: AnimationDecoder
  private var shown: (digest: Digest, picture: Bitmap)?
  private var next = 0

  /// - Parameters:
  ///   - manifest: what there should be.
  ///   - animation: a file's bytes.
  ///   - path: where the file is, for errors.
  /// - Throws: ``BaselineError/damagedAnimation(path:_:)``.
  package init(_ manifest: Manifest, animation: [UInt8], path: String) throws(BaselineError) {
    do throws(DecoderError) {
      decoder = try AnimationDecoder(bytes: animation)
    } catch {
      throw .damagedAnimation(path: path, .undecodable(error))
    }
    timing = AnimationTiming(
      size: PixelSize(width: manifest.animation.width, height: manifest.animation.height),
      starts: manifest.frames.map(\.time), duration: manifest.animation.duration, plays: manifest.animation.plays)
    frames = manifest.frames
    self.path = path
  }

  package init(_ baseline: Baseline) throws(BaselineError) {
    try self.init(baseline.manifest, animation: baseline.animation, path: baseline.path)
  }

  package mutating func nextPicture() throws -> Bitmap? { try nextRecordedPicture() }

  /// Decodes everything that is left and compares it with the manifest.
  /// - Throws: ``BaselineError/damagedAnimation(path:_:)``.
  package mutating func check() throws(BaselineError) { while try nextRecordedPicture() != nil {} }

  private mutating func nextRecordedPicture() throws(BaselineError) -> Bitmap? {
    guard next < frames.count else { return nil }
    let digest = frames[next].digest
    // Equal pictures in a row are stored as one.
    if shown?.digest != digest {
      guard let picture = try decodedPicture(), picture.digest == digest else {
        throw .damagedAnimation(path: path, .frame(next))
      }
      shown = (digest, picture)
    }
    next += 1
    return shown?.picture
  }

  private mutating func decodedPicture() throws(BaselineError) -> Bitmap? {
    do throws(DecoderError) {
      return try decoder.nextFrame()?.bitmap
    } catch {
      throw .damagedAnimation(path: path, .undecodable(error))
    }
  }
}
