import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformScene
import SpringformVerification

/// A scene that was drawn once, as a baseline and as a file.
struct Original: Sendable {
  let banked: BankedScene
  let store: BaselineStore
  let recording: Recording
  let file: String
  let frames: Frames

  init(_ banked: BankedScene, in folder: String) async throws {
    self.banked = banked
    store = BaselineStore(directory: folder + "/baselines")
    recording = try await Recording(of: banked.subject(banked.scene))
    try store.write(recording)
    file = folder + "/" + banked.name + ".apng"
    try OutputFile.write(recording.animation, to: file)
    frames = Frames(pictures: try recording.pictures(), rate: banked.settings.rate)
  }
}

extension BankedScene {
  /// - Parameters:
  ///   - scene: this one, or a changed one.
  ///   - seed: its seed, if it is another.
  func subject(_ scene: any Playable, seed: UInt64? = nil) -> Subject {
    var settings = settings
    settings.seed = seed ?? settings.seed
    var subject = Subject(name: name, sceneName: name, scene: scene, settings: settings)
    // What a scene expects of itself must not help the judge.
    subject.expectations = []
    return subject
  }
}

extension Recording {
  /// One for each frame of the manifest.
  func pictures() throws -> [Bitmap] {
    var decoder = try AnimationDecoder(bytes: animation)
    var pictures: [Bitmap] = []
    for frame in manifest.frames {
      // Equal pictures in a row are stored as one.
      if let last = pictures.last, last.digest == frame.digest {
        pictures.append(last)
      } else if let picture = try decoder.nextFrame()?.bitmap {
        pictures.append(picture)
      }
    }
    return pictures
  }
}

extension Frames {
  func encoded() async throws -> [UInt8] {
    let bytes = MemorySink()
    guard let first = pictures.first else { return [] }
    let encoder = try APNGEncoder(width: first.width, height: first.height, to: bytes)
    for (index, picture) in pictures.enumerated() {
      try await encoder.write(
        Frame(bitmap: picture, start: Double(index) / rate, end: Double(index + 1) / rate))
    }
    try await encoder.finish()
    return bytes.bytes
  }
}
