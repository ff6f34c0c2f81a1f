import Springform

/// A result that a command has encoded and put in its place.
struct EncodedOutput {
  /// Knows the pictures' size, number and duration.
  let sink: CountingSink
  /// The file's length; `nil` for a directory.
  var bytes: Int?
  /// What was given up for a budget; nothing without one.
  let step: BudgetStep
  /// The same in words; `nil` without a budget.
  let gaveUp: [String]?
  /// Whether the file is the one that was read, which encoding could not make smaller.
  var isOriginal = false
}

/// Makes the sink for pictures of a size in pixels.
typealias SinkMaker = (_ width: Int, _ height: Int) throws -> any FrameSink

/// Encodes the result of a command into its file or directory. With a budget it encodes into memory, several times and each
/// time with less given up or more, until it knows the most that fits.
struct EncodingJob {
  let target: OutputTarget
  let encoding: EncodingOptions
  /// Pictures per second when nothing is given up.
  let rate: Double
  /// How many pictures are encoded at the same time.
  let jobs: Int
  /// Whether pictures may turn transparent that are opaque at first.
  var expectsTransparency = false

  /// Draws or reads everything with what the step leaves of it, into a sink that it makes and finishes.
  typealias Work = (_ step: BudgetStep, _ makeSink: SinkMaker) async throws -> CountingSink

  /// - Parameter work: called once, or with a budget for every attempt.
  func run(_ work: Work) async throws -> EncodedOutput {
    if let budget = encoding.budget { return try await fit(budget, work) }
    var bytes: LimitedByteSink?
    let sink = try await work(BudgetStep()) { width, height in
      if target.format == .frames { return try FrameDirectory(path: target.path, jobs: jobs) }
      return try target.makeFile { file in
        let counter = LimitedByteSink(file)
        bytes = counter
        return try encoder(BudgetStep(), width, height, counter)
      }
    }
    return EncodedOutput(sink: sink, bytes: bytes?.count, step: BudgetStep(), gaveUp: nil)
  }

  private func fit(_ budget: ByteSizeOption, _ work: Work) async throws -> EncodedOutput {
    let ladder = encoding.ladder(rate: rate, for: target.format)
    do {
      let file = try await ByteBudget(budget.bytes).fit(ladder) { step, bytes in
        try await work(step) { width, height in try encoder(step, width, height, bytes) }
      }
      try target.write(file.bytes)
      return EncodedOutput(
        sink: file.output, bytes: file.bytes.count, step: file.step, gaveUp: file.step.losses(rate: rate))
    } catch let error as BudgetError {
      throw UsageError.budget(
        budget, smallest: error.smallest, losses: ladder[ladder.count - 1].losses(rate: rate),
        kept: (encoding.keepSize ? ["--keep-size"] : []) + (encoding.keepRate ? ["--keep-rate"] : []))
    }
  }

  private func encoder(_ step: BudgetStep, _ width: Int, _ height: Int, _ bytes: any ByteSink) throws -> any FrameSink {
    try encoding.makeEncoder(
      target.format, width: width, height: height, rate: rate, step: step, expectsTransparency: expectsTransparency,
      jobs: jobs, to: bytes)
  }
}
