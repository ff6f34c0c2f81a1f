import ArgumentParser
import Springform

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tells what is in a \(ImageFormat.allCases.alternatives), frame by frame, and how it will play.",
    discussion:
      "The file's structure is checked; pixels are not decoded. Browsers show delays of 10 ms and less for 100 ms.")

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file"))
  var path: String

  @OptionGroup var source: InputOptions
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let options = DecoderOptions(leniency: source.leniency)
    let animation = try AnimationFrames(path: path, options: options)
    let facts = AnimationFacts(animation.info, path: path, bytes: animation.bytes.count)
    try Console.writeResult(json ? SpringformCommandLine.json(facts) + "\n" : facts.text)
    options.printWarning()
  }
}
