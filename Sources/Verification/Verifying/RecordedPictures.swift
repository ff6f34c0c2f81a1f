package import SpringformBitmap
import SpringformCodecs
package import SpringformComparison

/// The pictures of a recorded animation with the exact times of its manifest, equal ones in a row as one, as the file stores
/// them: so the file itself is found to differ in the same ways. A picture that is not the one that the manifest lists is an
/// error.
package struct RecordedPictures: ComparedAnimation {
  package let timing: AnimationTiming
  /// The first of each row of equal pictures, and its number in the manifest.
  private let frames: [(number: Int, digest: Digest)]
  private let path: String
  private var decoder: AnimationDecoder
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
    let frames = manifest.frames
    let numbers = frames.indices.filter { $0 == 0 || frames[$0].digest != frames[$0 - 1].digest }
    timing = AnimationTiming(
      size: PixelSize(width: manifest.animation.width, height: manifest.animation.height),
      starts: numbers.map { frames[$0].time }, duration: manifest.animation.duration, plays: manifest.animation.plays)
    self.frames = numbers.map { ($0, frames[$0].digest) }
    self.path = path
  }

  package init(_ baseline: Baseline) throws(BaselineError) {
    try self.init(baseline.manifest, animation: baseline.animation, path: baseline.path)
  }

  package mutating func nextPicture() throws -> Bitmap? { try nextRecordedPicture() }

  /// Pictures that are passed over are not held against the manifest.
  package mutating func skipPictures(_ count: Int) throws {
    do throws(DecoderError) {
      try decoder.skip(count)
    } catch {
      throw BaselineError.damagedAnimation(path: path, .undecodable(error))
    }
    next = min(next + max(count, 0), frames.count)
  }

  /// Decodes everything that is left and compares it with the manifest.
  /// - Throws: ``BaselineError/damagedAnimation(path:_:)``.
  package mutating func check() throws(BaselineError) { while try nextRecordedPicture() != nil {} }

  private mutating func nextRecordedPicture() throws(BaselineError) -> Bitmap? {
    guard next < frames.count else { return nil }
    guard let picture = try decodedPicture(), picture.digest == frames[next].digest else {
      throw .damagedAnimation(path: path, .frame(frames[next].number))
    }
    next += 1
    return picture
  }

  private mutating func decodedPicture() throws(BaselineError) -> Bitmap? {
    do throws(DecoderError) {
      return try decoder.nextFrame()?.bitmap
    } catch {
      throw .damagedAnimation(path: path, .undecodable(error))
    }
  }
}
