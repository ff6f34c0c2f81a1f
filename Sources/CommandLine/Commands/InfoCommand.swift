import ArgumentParser
import Springform

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tells what is in a \(ImageFormat.allCases.alternatives) or video, and how it will play.",
    discussion: """
      An animation's structure is checked, frame by frame; pixels are not decoded. Browsers show delays of 10 ms and less for \
      100 ms. Of a video it tells codec, size, rate, how even its times are, colours and alpha.
      """)

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file"))
  var path: String

  @OptionGroup var source: InputOptions
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let options = DecoderOptions(leniency: source.leniency)
    let bytes = try InputFile.bytes(of: path)
    if let video = try VideoFile(bytes: bytes, path: path, options: options) {
      let summary = VideoSummary(video, bytes: bytes.count)
      return try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text)
    }
    let animation = try AnimationFrames(bytes: bytes, path: path, options: options)
    let facts = AnimationFacts(animation.info, path: path, bytes: animation.bytes.count)
    try Console.writeResult(json ? SpringformCommandLine.json(facts) + "\n" : facts.text)
    options.printWarning()
  }
}
