public import SpringformCodecs

/// A limit on the length of a file, and the search for the least that has to be given up to keep it.
///
/// ```swift
/// let budget = ByteBudget(500_000)
/// let file = try await budget.render(Bounce(), qualities: [75, 60, 45, 30]) { width, height, step, bytes in
///   let settings = EncodingSettings(quality: step.quality)
///   return try ImageFormat.gif.makeEncoder(width: width, height: height, settings: settings, to: bytes)
/// }
/// try OutputFile.write(file.bytes, to: "bounce.gif")
/// print(file.step.losses(rate: 50))
/// ```
public struct ByteBudget: Hashable, Sendable {
  /// The most bytes that the file may have.
  public var limit: Int

  /// - Parameter limit: the most bytes that the file may have.
  public init(_ limit: Int) { self.limit = limit }

  /// Encodes until a file fits, giving up as little as possible.
  ///
  /// Everything is tried first. After that the ladder is halved again and again, so that a ladder of n steps takes about
  /// log2(n) further attempts. An attempt ends as soon as it goes beyond the limit: no more than that is held in memory.
  /// - Parameters:
  ///   - ladder: at least one step, each of which makes a smaller file than the one before.
  ///   - encode: writes the whole file of a step.
  /// - Returns: the first step whose file fits.
  /// - Throws: ``BudgetError`` when not even the last step's file fits, or what `encode` throws.
  public func fit<Step, Output>(
    _ ladder: [Step], encode: (Step, any ByteSink) async throws -> Output
  ) async throws -> BudgetedFile<Step, Output> {
    if let whole = try await attempt(ladder[0], encode) { return whole }
    var (tooLarge, fits) = (0, ladder.count)
    var best: BudgetedFile<Step, Output>?
    while fits - tooLarge > 1 {
      let middle = (tooLarge + fits) / 2
      if let file = try await attempt(ladder[middle], encode) {
        (fits, best) = (middle, file)
      } else {
        tooLarge = middle
      }
    }
    if let best { return best }
    // How much it takes is worth knowing.
    let counter = LimitedByteSink(nil)
    _ = try await encode(ladder[ladder.count - 1], counter)
    throw BudgetError(limit: limit, smallest: counter.count)
  }

  /// The file of a step, `nil` when it is too large.
  private func attempt<Step, Output>(
    _ step: Step, _ encode: (Step, any ByteSink) async throws -> Output
  ) async throws -> BudgetedFile<Step, Output>? {
    let memory = MemorySink()
    do {
      let output = try await encode(step, LimitedByteSink(memory, limit: limit))
      return BudgetedFile(bytes: memory.bytes, step: step, output: output)
    } catch is LimitedByteSink.LimitExceeded {
      return nil
    }
  }
}

/// A file that keeps a budget.
public struct BudgetedFile<Step, Output> {
  public let bytes: [UInt8]
  /// What was given up.
  public let step: Step
  /// What the encoding returned.
  public let output: Output
}
