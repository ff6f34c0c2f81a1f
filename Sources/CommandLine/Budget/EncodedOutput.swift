import Springform

/// What was made, and how.
struct EncodedOutput {
  let sink: CountingSink
  /// `nil` for a directory.
  let bytes: Int?
  let step: BudgetStep
  /// In words; `nil` without a budget.
  let gaveUp: [String]?
}

/// Makes the sink for pictures of a size.
typealias SinkMaker = (_ width: Int, _ height: Int) throws -> any FrameSink

/// Makes the result of a command, again and again with less if it has to fit a budget.
struct Production {
  let target: OutputTarget
  let encoding: EncodingOptions
  /// Pictures per second when nothing is given up.
  let rate: Double
  /// How many pictures are encoded at the same time.
  let jobs: Int
  /// Whether pictures may turn transparent that are opaque at first.
  var expectsTransparency = false

  /// - Parameter make: draws or reads everything with this economy, into the sink that it is given, and finishes it.
  nonisolated(nonsending) func run(
    _ make: nonisolated(nonsending) (BudgetStep, SinkMaker) async throws -> CountingSink
  ) async throws -> EncodedOutput {
    if let budget = encoding.budget { return try await fit(budget, make) }
    if target.format == .frames {
      return EncodedOutput(
        sink: try await make(BudgetStep()) { _, _ in try FrameDirectory(path: target.path, jobs: jobs) }, bytes: nil,
        step: BudgetStep(),
        gaveUp: nil)
    }
    var bytes: MeasuredBytes?
    let sink = try await make(BudgetStep()) { width, height in
      try target.makeFile { file in
        let measured = MeasuredBytes(file)
        bytes = measured
        return try encoder(BudgetStep(), width, height, measured)
      }
    }
    return EncodedOutput(sink: sink, bytes: bytes?.count, step: BudgetStep(), gaveUp: nil)
  }

  /// Tries everything first, then halves the ladder, whose steps are ever smaller.
  private nonisolated(nonsending) func fit(
    _ budget: ByteSizeOption, _ make: nonisolated(nonsending) (BudgetStep, SinkMaker) async throws -> CountingSink
  ) async throws -> EncodedOutput {
    let ladder = BudgetStep.ladder(rate: rate, qualities: encoding.qualitySteps(for: target.format))
    guard let best = try await attempt(ladder[0], budget, make) else {
      return try await search(ladder, budget, make)
    }
    return try best.deliver(to: target, rate: rate)
  }

  private nonisolated(nonsending) func search(
    _ ladder: [BudgetStep], _ budget: ByteSizeOption,
    _ make: nonisolated(nonsending) (BudgetStep, SinkMaker) async throws -> CountingSink
  ) async throws -> EncodedOutput {
    var (tooLarge, fits) = (0, ladder.count)
    var best: Attempt?
    while fits - tooLarge > 1 {
      let middle = (tooLarge + fits) / 2
      if let attempt = try await attempt(ladder[middle], budget, make) {
        (fits, best) = (middle, attempt)
      } else {
        tooLarge = middle
      }
    }
    if let best { return try best.deliver(to: target, rate: rate) }
    // Nothing fitted, not even the last step: how much it takes is worth knowing.
    var bytes: MeasuredBytes?
    _ = try await make(ladder[ladder.count - 1]) { width, height in
      let measured = MeasuredBytes(nil)
      bytes = measured
      return try encoder(ladder[ladder.count - 1], width, height, measured)
    }
    throw UsageError.budget(budget, smallest: bytes?.count ?? 0, losses: ladder[ladder.count - 1].losses(rate: rate))
  }

  /// A result that fits, kept in memory: at most the budget's bytes.
  private struct Attempt {
    let step: BudgetStep
    let sink: CountingSink
    let memory: MemorySink

    func deliver(to target: OutputTarget, rate: Double) throws -> EncodedOutput {
      try target.write(memory.bytes)
      return EncodedOutput(sink: sink, bytes: memory.bytes.count, step: step, gaveUp: step.losses(rate: rate))
    }
  }

  private nonisolated(nonsending) func attempt(
    _ step: BudgetStep, _ budget: ByteSizeOption,
    _ make: nonisolated(nonsending) (BudgetStep, SinkMaker) async throws -> CountingSink
  ) async throws -> Attempt? {
    let memory = MemorySink()
    do {
      let sink = try await make(step) { width, height in
        try encoder(step, width, height, MeasuredBytes(memory, limit: budget.bytes))
      }
      return Attempt(step: step, sink: sink, memory: memory)
    } catch is BudgetExceeded {
      return nil
    }
  }

  private func encoder(_ step: BudgetStep, _ width: Int, _ height: Int, _ bytes: any ByteSink) throws -> any FrameSink {
    try encoding.makeEncoder(
      target.format, width: width, height: height, step: step, expectsTransparency: expectsTransparency,
      jobs: jobs, to: bytes)
  }
}
