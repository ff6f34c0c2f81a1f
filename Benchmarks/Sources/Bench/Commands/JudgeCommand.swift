import ArgumentParser
import Judge
import Springform

struct JudgeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge", abstract: "Tells as JSON how near a GIF, APNG or WebP comes to the raw frames it was made of."
  )

  @Argument(help: "The animation.") var file: String
  @Option(help: "The raw frames.") var raw: String
  @Option(help: "Their width in pixels.") var width: Int
  @Option(help: "Their height in pixels.") var height: Int
  @Option(help: "Their pictures per second.") var fps: Double

  func run() async throws {
    let frames = try RawFrames(path: raw, width: width, height: height, rate: fps)
    let judge = try Judge(
      file: contents(of: file), rate: fps, count: frames.count ?? 0, measuresSimilarity: true)
    try await frames.transfer(into: judge)
    print(try json(judge.verdict()))
  }
}
