import ArgumentParser
import Springform
import SpringformNumerics

struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Converts between the ways to describe a spring.",
    discussion: """
      Give one description: --duration and --damping-ratio (UIKit); --stiffness and --damping, with --mass \
      (Core Animation, Flutter, Motion); --response and --damping-ratio (SwiftUI); --duration and --bounce (iOS 17); \
      --tension and --friction (React Spring); --stiffness and --damping-ratio (Compose, Android); --visual-duration and \
      --bounce (Motion). With --library, --duration and --bounce are what that library makes of them.
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("Seconds.", valueName: "seconds"))
  var duration: Double?
  @Option(parsing: .unconditional, help: "Damping relative to critical damping.")
  var dampingRatio: Double?
  @Option(parsing: .unconditional, help: "Kilograms; 1 by default.")
  var mass: Double?
  @Option(parsing: .unconditional, help: "Newtons per metre; 100 by default.")
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "Newton seconds per metre; 10 by default.")
  var damping: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("The undamped period.", valueName: "seconds"))
  var response: Double?
  @Option(parsing: .unconditional, help: "From -1 (creeps) over 0 to 1 (swings for ever).")
  var bounce: Double?
  @Option(parsing: .unconditional, help: "React Spring's stiffness; 170 by default.")
  var tension: Double?
  @Option(parsing: .unconditional, help: "React Spring's damping; 26 by default.")
  var friction: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("How long Motion's spring seems to take.", valueName: "seconds"))
  var visualDuration: Double?
  @Option(help: "Whose --duration and --bounce they are.")
  var library: Library = .apple
  @Option(parsing: .unconditional, help: "The initial velocity in distances per second.")
  var velocity = 0.0
  @Flag(help: "With --stiffness: let a damping ratio above 1 creep instead of acting as 1.")
  var allowsOverdamping = false
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let facts = SpringFacts(try makeSpring())
    if let duration, dampingRatio != nil, !(0.01...10).contains(duration) {
      Console.printError(
        "note: as in UIKit, the duration \(duration.decimalText) acts as \(min(max(duration, 0.01), 10).decimalText)")
    }
    try Console.writeResult(json ? SpringformCommandLine.json(facts) + "\n" : facts.text)
  }

  enum Library: String, CaseIterable, ExpressibleByArgument { case apple, motion, anime }

  private func makeSpring() throws -> Spring {
    try check()
    let numbers: [(name: String, value: Double?)] = [
      ("duration", duration), ("damping-ratio", dampingRatio), ("mass", mass), ("stiffness", stiffness),
      ("damping", damping), ("response", response), ("bounce", bounce), ("tension", tension), ("friction", friction),
      ("visual-duration", visualDuration),
    ]
    let given = numbers.filter { $0.value != nil }.map(\.name)
    func isGiven(_ needed: Set<String>, or more: Set<String> = []) -> Bool {
      needed.isSubset(of: given) && needed.union(more).isSuperset(of: given) && !given.isEmpty
    }
    guard library == .apple || isGiven(["duration", "bounce"]) else {
      throw UsageError.conflict("--library is for --duration and --bounce", hint: "give both, or leave it out")
    }
    if library != .apple || visualDuration != nil, velocity != 0 {
      throw UsageError.conflict(
        "a velocity does not count in springs that Motion and anime.js make by time", hint: "leave out --velocity")
    }
    if isGiven(["duration", "damping-ratio"]) {
      return Spring(duration: duration ?? 1, dampingRatio: dampingRatio ?? 1, initialVelocity: velocity)
    }
    if isGiven(["response", "damping-ratio"]) {
      return Spring(response: response ?? 1, dampingRatio: dampingRatio ?? 1, initialVelocity: velocity)
    }
    if isGiven(["duration", "bounce"]) {
      let (duration, bounce) = (duration ?? 1, bounce ?? 0)
      switch library {
      case .apple: return Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
      case .motion: return Spring(motionDuration: duration, bounce: bounce)
      case .anime: return Spring(animeDuration: duration, bounce: bounce)
      }
    }
    if isGiven(["visual-duration"], or: ["bounce"]) {
      return Spring(visualDuration: visualDuration ?? 1, bounce: bounce ?? 0)
    }
    if isGiven([], or: ["mass", "stiffness", "damping"]) {
      return Spring(
        mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
    if isGiven([], or: ["mass", "tension", "friction"]) {
      return Spring(
        mass: mass ?? 1, stiffness: tension ?? 170, damping: friction ?? 26, initialVelocity: velocity,
        allowsOverdamping: true)
    }
    if isGiven(["stiffness", "damping-ratio"]) {
      let stiffness = stiffness ?? 1
      return Spring(
        stiffness: stiffness, damping: 2 * (dampingRatio ?? 1) * stiffness.squareRoot(), initialVelocity: velocity,
        allowsOverdamping: true)
    }
    throw UsageError.conflict(
      "a spring needs exactly one description",
      hint: "try --duration 1 --damping-ratio 0.5, --stiffness 100 --damping 10, --response 0.5 --damping-ratio 0.7, "
        + "or --duration 0.5 --bounce 0.3")
  }

  private func check() throws {
    func check(_ value: Double?, _ option: String, above lowest: Double = 0, to highest: Double, orZero: Bool = false)
      throws
    {
      guard let value, !(value > lowest && value <= highest), !(orZero && value == 0) else { return }
      let start = orZero ? "from 0" : "above \(lowest.decimalText) and"
      throw UsageError.value(
        option: option, value: value.decimalText, expected: "a finite number \(start) up to \(highest.decimalText)")
    }
    try check(duration, "--duration", to: 1000)
    try check(response, "--response", to: 1000)
    try check(visualDuration, "--visual-duration", to: 1000)
    try check(tension, "--tension", to: 1e12)
    try check(friction, "--friction", to: 1e12, orZero: true)
    try check(mass, "--mass", to: 1e9)
    try check(stiffness, "--stiffness", to: 1e12)
    try check(dampingRatio, "--damping-ratio", to: 1e6, orZero: true)
    try check(damping, "--damping", to: 1e12, orZero: true)
    if let bounce, !(bounce > -1 && bounce <= 1) {
      throw UsageError.value(option: "--bounce", value: bounce.decimalText, expected: "above -1 and at most 1")
    }
    guard velocity.magnitude <= 1e6 else {
      throw UsageError.value(option: "--velocity", value: velocity.decimalText, expected: "from -1000000 to 1000000")
    }
  }
}

/// A spring in all its descriptions.
private struct SpringFacts: Encodable {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let dampingRatio: Double
  let angularFrequency: Double
  let response: Double
  let bounce: Double
  let initialVelocity: Double
  /// Absent when the spring never settles.
  let settlingDuration: Double?
  /// What users of each framework write to have it.
  let words: FrameworkWords

  init(_ spring: Spring) {
    words = FrameworkWords(spring)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    dampingRatio = spring.dampingRatio
    angularFrequency = spring.angularFrequency
    response = spring.response
    bounce = spring.bounce
    initialVelocity = spring.initialVelocity
    settlingDuration = spring.settlingDuration.isFinite ? spring.settlingDuration : nil
  }

  var text: String {
    let rows: [(String, Double?, String)] = [
      ("mass", mass, " kg"), ("stiffness", stiffness, " N/m"), ("damping", damping, " N s/m"),
      ("dampingRatio", dampingRatio, ""), ("angularFrequency", angularFrequency, " rad/s"),
      ("response", response, " s"), ("bounce", bounce, ""), ("initialVelocity", initialVelocity, " /s"),
      ("settlingDuration", settlingDuration, " s"),
    ]
    let facts = rows.reduce(into: "") { text, row in
      let padding = String(repeating: " ", count: 18 - row.0.count)
      text += row.0 + padding + (row.1.map { "\($0)" + row.2 } ?? "never") + "\n"
    }
    return words.phrases.reduce(into: facts) { text, phrase in
      text += "\n\(phrase.framework)\n"
      for line in phrase.text.split(separator: "\n") { text += "  \(line)\n" }
    }
  }
}
