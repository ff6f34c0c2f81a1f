import Springform
public import SpringformDocument

extension SceneFile {
  /// Makes the scene without playing it, which finds what only its parameters decide: repetitions that are too long, pictures
  /// that cannot be read.
  /// - Throws: `StageError` with the first thing that is wrong.
  public func check() throws {
    let stage = Stage(size: size, seed: seed)
    defer { stage.end() }
    build(on: stage)
    stage.advance(to: Clock(rate: 60).tick(0))
    if let error = stage.error { throw error }
  }

  /// Plays the scene and tests what it expects of itself.
  /// - Parameters:
  ///   - rate: refreshes per second.
  ///   - seed: the seed of random numbers; the file's own without one.
  /// - Returns: the expectations that were not met, each with the first moment that was wrong.
  /// - Throws: `StageError` when the scene cannot go on.
  public func unmetExpectations(rate: Double = 60, seed: UInt64? = nil) throws -> [Problem] {
    let (stage, clock) = (Stage(size: size, seed: seed ?? self.seed), Clock(rate: rate))
    defer { stage.end() }
    let machine = play(on: stage)
    let end = clock.tickCount(before: min(duration ?? Self.longestPlay, Self.longestPlay))
    var trials = expectations.map { ExpectationTrial($0, machine, lastTick: max(end - 1, 0), clock: clock) }
    for index in 0..<end {
      let tick = clock.tick(index)
      stage.advance(to: tick)
      if let error = stage.error { throw error }
      machine.changed()
      for trial in trials.indices { trials[trial].test(machine, tick) }
      if duration == nil, stage.isAtRest { break }
    }
    return trials.compactMap { $0.problem(source) }
  }

  /// Seconds after which a scene without a duration is over, and the most that is played for expectations.
  private static var longestPlay: Double { 600 }
}

/// An expectation while the scene plays.
private struct ExpectationTrial {
  private let expectation: Expectation
  private let condition: @Sendable (Machine) -> Bool
  /// The ticks that count, and what the condition has to be.
  private let ticks: ClosedRange<Int>
  private let wanted: Bool
  private var failure: Double?
  private var wasTested = false

  init(_ expectation: Expectation, _ machine: Machine, lastTick: Int, clock: Clock) {
    func index(_ time: Expression?, _ missing: Int) -> Int {
      guard case .number(let run)? = time?.code else { return missing }
      return clock.tickCount(before: max(run(machine), 0))
    }
    self.expectation = expectation
    var wanted = true
    switch expectation.rule {
    case .at(let time): ticks = index(time, 0)...index(time, 0)
    case .by(let time): ticks = index(time, 0)...Int.max
    case .always(let from, let to): ticks = index(from, 0)...max(index(to, .max), index(from, 0))
    case .never(let from, let to):
      ticks = index(from, 0)...max(index(to, .max), index(from, 0))
      wanted = false
    }
    self.wanted = wanted
    if case .flag(let run) = expectation.condition.code { condition = run } else { condition = { _ in true } }
  }

  mutating func test(_ machine: Machine, _ tick: Tick) {
    guard failure == nil, ticks.contains(tick.index) else { return }
    wasTested = true
    if condition(machine) != wanted { failure = tick.time }
  }

  func problem(_ source: Source) -> Problem? {
    if let failure {
      let what = "this is \(wanted ? "not true" : "true") at \(written(failure)) s"
      return Problem(source, expectation.mark, .other(what, hint: nil))
    }
    return wasTested
      ? nil : Problem(source, expectation.mark, .other("the scene ends before this is tested", hint: nil))
  }
}
