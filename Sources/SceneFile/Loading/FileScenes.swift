import Springform
import SpringformDocument
import SpringformNumerics

extension LoadedScene {
  init(svg bytes: [UInt8], path: String) throws {
    let document = try SVGDocument(bytes, path: path)
    let scene = SVGScene(document)
    let file = path.split(separator: "/").last ?? "svg"
    let size = "\(document.size.width.decimalText)x\(document.size.height.decimalText)"
    let warnings = document.warnings.map { warning in
      Problem(
        file: path, position: SourcePosition(line: warning.line ?? 1, column: 1), line: "",
        reason: .other("it \(warning.sentence)", hint: warning.remedy))
    }
    self.init(
      name: String(file.split(separator: ".").first ?? "svg"),
      summary: "an SVG file: \(size), \(Self.motion(of: document))",
      parameters: scene.parameterDescriptions, warnings: warnings
    ) { try scene.setting($0) }
  }

  private static func motion(of document: SVGDocument) -> String {
    guard let animation = document.animation, animation.duration > 0 else { return "still" }
    let length = animation.duration.decimalText(places: 3) + " s"
    guard animation.isEndless else { return length }
    return animation.begin > 0
      ? "a round of \(length) from \(animation.begin.decimalText(places: 3)) s on" : "a round of \(length)"
  }

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
