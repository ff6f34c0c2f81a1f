import Springform
import SpringformDocument
import SpringformNumerics

extension LoadedScene {
  init(_ file: SceneFile) {
    self.init(
      name: file.name, summary: file.summary, parameters: file.parameterDescriptions, seed: file.seed,
      warnings: file.warnings
    ) { try file.setting($0) }
  }

  init(lottie bytes: [UInt8], path: String) throws {
    let animation = try LottieAnimation(bytes, path: path)
    let file = path.split(separator: "/").last ?? "lottie"
    let size = "\(animation.size.width.decimalText)x\(animation.size.height.decimalText)"
    let count = (animation.frames.upperBound - animation.frames.lowerBound).decimalText
    let warnings = animation.warnings.map { warning in
      Problem(
        file: path, position: SourcePosition(line: 1, column: 1), line: "",
        reason: .other("it \(warning)", hint: warning.remedy))
    }
    self.init(
      name: String(file.split(separator: ".").first ?? "lottie"),
      summary: "a Lottie file: \(size), \(count) frames at \(animation.frameRate.decimalText) fps",
      parameters: LottieScene.Parameters.descriptions, warnings: warnings
    ) { try LottieScene(animation, parameters: LottieScene.Parameters.reading($0)) }
  }
}
