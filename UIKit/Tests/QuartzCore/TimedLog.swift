import QuartzCore
import Springform
import Testing

/// What a test writes down while a stage plays, each line with the scene's hundredths of a second.
final class TimedLog: @unchecked Sendable {
  private(set) var lines: [String] = []
  func note(_ text: String) { lines.append("\(text) \(Int((CACurrentMediaTime() * 100).rounded()))") }

  /// What was written in a scene without errors.
  static func lines(_ seconds: Double, _ body: @escaping (TimedLog) -> Void) -> [String] {
    let log = TimedLog()
    let stage = play(seconds) { _, _ in body(log) }
    #expect(stage.error == nil)
    return log.lines
  }
}
