import ArgumentParser
import Springform

struct EncodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode",
    abstract: "Turns pictures, or another animation, into a \(OutputFormat.animated.alternatives), or into PNG frames.",
    discussion: """
      FRAMES are PNG files in the order given, a directory of them in the natural order of their names, or one \
      \(ImageFormat.animated.alternatives) or video, which keeps its own times and its loop count. With --raw they are red, green, blue and straight alpha, a \
      byte each. Of an animation whose pictures and times stay, the file itself is copied where encoding would not make it \
      smaller.
      """)

  @Argument(help: ArgumentHelp("PNG files, a directory, an animation, or - for standard input.", valueName: "frames"))
  var frames: [String]

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Read raw RGBA frames of this size in pixels.", valueName: "wxh"))
  var raw: PixelSizeOption?

  @OptionGroup var source: InputOptions

  @Flag(
    help: ArgumentHelp(
      "Take over the times that players show.",
      discussion:
        "They show frames of 10 ms and less, which many encoders mean, for 100 ms. Without it stored times stay."))
  var asPlayed = false

  @OptionGroup var size: LimitOptions

  @OptionGroup var edits: EditOptions
  @OptionGroup var framing: FramingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels of the pictures are a point of what stands around them.",
      discussion: "By default 3, 2 or 1: the most with which they are at least 320 points wide.", valueName: "number"))
  var scale: Double?

  @OptionGroup var encoding: EncodingOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("A file, a directory of frames, or - for standard output.", valueName: "file|dir|-"))
  var output: String

  @Option(help: "The output's format, when its suffix does not tell.")
  var format: OutputFormat?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    let target = try OutputTarget(output: output, format: format, name: "", isStill: false, rate: edits.fps)
    var encoding = encoding
    try encoding.check(for: target.format)
    if json, target.isStandardOutput {
      throw UsageError.conflict("--json and -o - both want standard output", hint: "write to a file instead")
    }
    let options = DecoderOptions(
      animation: size.limits, leniency: source.leniency, delays: asPlayed ? .shown : .stored)
    let input = try FrameInput(frames, raw: raw, rate: edits.fps ?? EditOptions.usualRate, options: options)
    if encoding.budget != nil, !input.isRepeatable {
      throw UsageError.conflict("--budget reads raw frames several times", hint: "give them in a file")
    }
    let framing = try framing.setting()
    let isFramed = framing != Framing()
    if scale != nil, !isFramed {
      throw UsageError.conflict(
        "--scale is for what stands around pictures", hint: "add --device, --page or --caption, or use --resize")
    }
    // Nothing is to change but the number of bytes, so the file itself may be the best there is.
    let original = encoding.isUsual && edits.isNone && !isFramed && !asPlayed ? input.original(as: target.format) : nil
    encoding.adoptLoop(of: input.loop, for: target.format)
    try encoding.check(for: target.format)
    var timing = try edits.timing(hasTimes: input.hasTimes)
    // What no player shows in time is left out instead.
    if timing.rate == nil, timing.delays.isEmpty, input.isTooFast(for: target.format.file, speed: edits.speed) {
      timing.rate = target.format.file.rates.first
    }
    let rate = try timing.rate ?? self.rate(of: input, timing, for: target.format)
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    var made = try await EncodingJob(target: target, encoding: encoding, rate: rate, jobs: processorCount()).run {
      step, makeSink in
      var (timing, shape) = (timing, edits.shape)
      if step.rateDivisor > 1 { timing.rate = rate / step.rateDivisor }
      shape.scale *= step.scale
      let source = try input.open()
      let size = try shape.size(ofFrames: source.width, source.height)
      let frame = try isFramed ? pictureFrame(framing, width: size.width, height: size.height, step) : nil
      let counter = CountingSink(try makeSink(frame?.width ?? size.width, frame?.height ?? size.height))
      let sink: any FrameSink = frame.map { FramingSink($0, counter) } ?? counter
      try await source.transfer(into: sink, timing: timing, shape: shape) { done, total in
        bar.update(done, of: total ?? 0)
      }
      return counter
    }
    bar.end()
    if let original, timing.rate == nil, options.leniency?.fault == nil, let bytes = made.bytes, original.count < bytes,
      !target.isStandardOutput
    {
      try target.write(original)
      (made.bytes, made.isOriginal) = (original.count, true)
    }
    if !quiet {
      options.printWarning()
      if let warning = input.damageWarning { Console.printWarning(warning) }
      if let warning = input.slowedTimesWarning { Console.printWarning(warning) }
    }
    let hasOneRate =
      target.format.file.isVideo || timing.rate != nil || !input.hasTimes && timing.delays.isEmpty
      || made.step.rateDivisor > 1
    try OutputSummary(made, target: target, fps: hasOneRate ? rate / made.step.rateDivisor : nil)
      .report(json: json, quiet: quiet, target: target)
  }

  /// What stands around pictures of a size in pixels, which a budget may have made smaller than its points say.
  private func pictureFrame(_ framing: Framing, width: Int, height: Int, _ step: BudgetStep) throws -> PictureFrame {
    let whole = (width: Double(width) / step.scale, height: Double(height) / step.scale)
    let scale = scale ?? PictureFrame.usualScale(width: Int(whole.width), height: Int(whole.height))
    try PlaybackError.Setting.scale.check(scale)
    return try PictureFrame(framing, width: width, height: height, scale: scale * step.scale)
  }

  /// Pictures per second: of frames with different times, what is typical; of a video, what tells all times.
  private func rate(of input: FrameInput, _ timing: FrameTiming, for format: OutputFormat) throws -> Double {
    guard format.file.isVideo, input.hasTimes || timing.delays.count > 1 else {
      return (edits.delays?.typicalRate ?? input.typicalRate) * edits.speed
    }
    let ends = timing.delays.isEmpty ? input.ends : timing.delays.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
    return PictureRate.telling([0] + ends.map { $0 / edits.speed })
  }
}
