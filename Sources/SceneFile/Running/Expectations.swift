package import Springform
public import SpringformDocument
public import SpringformExpectations
import SpringformExpressions

extension SceneFile: ExpectingScene {
  package var expectations: [MotionExpectation] {
    let interpreter = early
    return program.expectations.compactMap { $0.make(interpreter) }
  }

  package var observed: any Playable {
    var scene = self
    scene.isObserved = true
    return scene
  }

  package var observedConditions: Set<String> {
    Set(
      program.expectations.flatMap(\.curves).compactMap { curve in
        if case .flag = curve.code { curve.name } else { nil }
      })
  }

  /// Makes the scene's first picture without drawing it, which finds what only its parameters decide: repetitions that are too
  /// long, pictures that cannot be read, a canvas or a duration that is no finite number.
  /// - Throws: `StageError`, `PlaybackError` or `DrawingError` with the first thing that is wrong.
  public func check() throws {
    var settings = RenderSettings()
    settings.to = 1 / settings.rate
    settings.seed = seed
    let playback = try Playback(self, settings: settings)
    _ = try Renderer(scale: 1).pixelSize(of: size)
    try playback.play { _, _ in }
  }

  /// Plays the scene and tests what it expects of itself.
  /// - Parameters:
  ///   - rate: refreshes per second.
  ///   - seed: the seed of random numbers; the file's own without one.
  /// - Returns: the expectations that are not met, each with its reason and where it stands.
  /// - Throws: `StageError` when the scene cannot go on, `PlaybackError` when it is too long.
  public func unmetExpectations(rate: Double = 60, seed: UInt64? = nil) throws -> [Problem] {
    var settings = RenderSettings()
    settings.rate = rate
    settings.seed = seed ?? self.seed
    let record = try SampledMotion(of: self, settings: settings)
    let interpreter = early
    return program.expectations.compactMap { expectation in
      guard let failure = expectation.make(interpreter)?.check(record).failure else { return nil }
      return Problem(program.source, expectation.position, .other(failure.sentence, hint: nil))
    }
  }
}

extension Interpreter {
  /// Declares the curves that only expectations need.
  func observe() {
    for curve in program.expectations.flatMap(\.curves) {
      switch curve.code {
      case .number(let run): stage.trace(curve.name) { run(self) }
      case .flag(let run): stage.trace(curve.name) { run(self) }
      case .point(let run): stage.trace(curve.name) { run(self) }
      default: break
      }
    }
  }
}
