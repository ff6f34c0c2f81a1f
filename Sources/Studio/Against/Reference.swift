import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformGeometry
import SpringformMatching
import SpringformPipeline
import SpringformVerification

/// An animation that scenes shall come to look like: a file that somebody has, perhaps a recording of an app.
package struct Reference: Sendable {
  let path: String
  let bytes: [UInt8]
  private let animation: ComparedFile
  private let isGIF: Bool

  /// - Parameters:
  ///   - path: a picture, an animation or a video; or a directory of PNG frames.
  ///   - rate: pictures per second, where a directory does not tell its pictures' times.
  /// - Throws: `InputError`, `EncoderError`.
  package static func reading(_ path: String, rate: Double) async throws -> Self {
    guard try isDirectory(path) else { return try Self(bytes: InputFile.bytes(of: path), path: path) }
    var pictures =
      try PictureFiles(directory: path) ?? PictureFiles(paths: PictureFiles.paths(inDirectory: path), rate: rate)
    let file = MemorySink()
    let encoder = try APNGEncoder(
      width: pictures.width, height: pictures.height, options: APNGOptions(compressionLevel: 1), to: file)
    while let frame = try pictures.next() { try await encoder.write(frame) }
    try await encoder.finish()
    return try Self(bytes: file.bytes, path: path)
  }

  init(bytes: [UInt8], path: String) throws {
    self.path = path
    self.bytes = bytes
    animation = try ComparedFile(bytes: bytes, path: path)
    isGIF = animation.isQuantised
  }

  /// Without its directory.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// When its frames begin, in seconds.
  var times: [Double] { animation.timing.starts }

  /// The animation as an APNG file.
  /// - Throws: `InputError`, `EncoderError`, `CancellationError`.
  @concurrent func portable() async throws -> [UInt8] {
    if let bytes = animation.portableBytes { return bytes }
    var animation = animation
    let (size, ends) = (animation.timing.size, times.dropFirst() + [animation.timing.duration])
    let file = MemorySink()
    let encoder = try APNGEncoder(
      width: size.width, height: size.height, options: APNGOptions(compressionLevel: 1), to: file)
    for (start, end) in zip(times, ends) {
      try Task.checkCancellation()
      guard let picture = try animation.nextPicture() else { break }
      try await encoder.write(Frame(bitmap: picture, start: start, end: max(end, start + 0.001)))
    }
    try await encoder.finish()
    return file.bytes
  }

  /// What the file shows at some moments, in small pictures.
  /// - Parameter scene: the size of the scene that it is held against, in points.
  /// - Throws: `InputError`, `MatchError`, `CancellationError`.
  @concurrent func moments(showing scene: Size) async throws -> RecordedMoments {
    try RecordedMoments(
      ReferenceRecording(animation: animation), showing: scene, rate: animation.timing.typicalRate)
  }

  /// How a scene is drawn to be like the file in all but what it shows: as often, as large and in the same format.
  /// - Parameter width: the scene's with what stands around it, in points.
  func plan(forWidth width: Double) -> ExportPlan {
    ExportPlan(
      format: isGIF ? .gif : .apng, scale: Double(animation.timing.size.width) / max(width, 1),
      fps: animation.timing.typicalRate, moments: 1)
  }
}
