import Springform
import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

/// Scenes that are files.
extension CatalogEntry {
  /// The scene in a file: a scene file's, or a Lottie file as one by itself.
  /// - Throws: `InputError`, `ProblemList`.
  init(path: String) throws {
    let bytes = try InputFile.bytes(of: path)
    if LottieAnimation.isLottie(bytes) {
      try self.init(lottie: bytes, path: path)
    } else {
      self.init(try SceneFile(bytes, path: path))
    }
  }

  private init(lottie bytes: [UInt8], path: String) throws {
    let animation = try LottieAnimation(bytes, path: path)
    let file = path.split(separator: "/").last ?? "lottie"
    let size = "\(animation.size.width.decimalText)x\(animation.size.height.decimalText)"
    let count = (animation.frames.upperBound - animation.frames.lowerBound).decimalText
    self.init(
      name: String(file.split(separator: ".").first ?? "lottie"),
      summary: "a Lottie file: \(size), \(count) frames at \(animation.frameRate.decimalText) fps",
      parameters: LottieScene.Parameters.descriptions, seed: 0,
      warnings: animation.warnings.map { warning in
        Problem(
          file: path, position: SourcePosition(line: 1, column: 1), line: "",
          reason: .other("it \(warning)", hint: warning.remedy))
      },
      make: { settings in
        try LottieScene(animation, parameters: LottieScene.Parameters.reading(settings))
      })
  }
}
