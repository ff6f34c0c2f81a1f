import ArgumentParser
import Springform

/// A recording whose pictures are looked at, and which part of it.
struct RecordingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("An animation, a video, or a directory of PNG files.", valueName: "recording"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Begin at this time of the recording.", valueName: "seconds"))
  var from: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the recording.", valueName: "seconds"))
  var to: Double?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Look at this part of the pictures only, in pixels.", valueName: "x,y,w,h"))
  var crop: CropOption?
  @Option(parsing: .unconditional, help: "Pictures per second of PNG files, 50 by default.")
  var fps: Double?

  @OptionGroup var source: InputOptions
  @OptionGroup var size: LimitOptions

  /// Refuses times and rates that cannot be, before anything is read.
  func check() throws {
    try PlaybackError.Setting.rate.check(fps ?? 1)
    try PlaybackError.Setting.from.check(from ?? 0)
    try PlaybackError.Setting.to.check(to ?? 1)
  }

  /// The recording, ready to be read as often as it takes.
  func open() throws -> ChosenRecording {
    let options = DecoderOptions(animation: size.limits, leniency: source.leniency, delays: .stored)
    let input = try FrameInput([file], raw: nil, rate: fps ?? EditOptions.usualRate, options: options)
    guard input.isRepeatable else {
      throw UsageError.conflict("a recording is read several times", hint: "give it in a file")
    }
    guard fps == nil || !input.hasTimes else {
      throw UsageError.conflict(
        "--fps is for pictures without times, and '\(file)' has its own",
        hint:
          "leave it out; `\(RootCommand.programName) encode \(file) --speed 2 -o FILE` makes a file that plays otherwise"
      )
    }
    let pictures = try FileRecording(input, path: file, from: from, to: to, crop: crop?.area)
    return ChosenRecording(pictures: pictures, input: input, options: options)
  }
}

/// A recording, and what was found about its file.
struct ChosenRecording {
  let pictures: FileRecording
  fileprivate let input: FrameInput
  fileprivate let options: DecoderOptions

  /// Pictures per second that it mostly has.
  var rate: Double { input.typicalRate }

  /// Tells what is damaged about the file, as far as it was read.
  func printWarnings() {
    options.printWarning()
    if let warning = input.damageWarning { Console.printWarning(warning) }
  }
}
