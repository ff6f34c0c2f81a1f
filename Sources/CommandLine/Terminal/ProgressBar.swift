import Glibc
import SpringformNumerics
import Synchronization

/// A bar on the terminal that counts the pictures that are drawn and encoded, and says how long the others will take.
struct ProgressBar {
  private let isShown: Bool
  private var lastFilled = -1
  private var start = ContinuousClock.now
  private static let width = 40
  private static let isOnScreen = Atomic(false)

  init(isQuiet: Bool) {
    isShown = !isQuiet && Console.standardErrorIsTerminal && Self.isWelcome { getenv($0).map { String(cString: $0) } }
  }

  /// Whether somebody looks on who can be shown one line again and again: a build server's log keeps all of them, and a dumb
  /// terminal cannot go back.
  static func isWelcome(_ variable: (_ name: String) -> String?) -> Bool {
    ["", "false", "0"].contains(variable("CI") ?? "") && variable("TERM") != "dumb"
  }

  mutating func update(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let percent = done * 100 / total
    guard percent != lastFilled else { return }
    if lastFilled < 0 { start = .now }
    lastFilled = percent
    let filled = done * Self.width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let rest = Self.rest(after: (.now - start) / .seconds(1), done, of: total).map { ", \($0) left" } ?? ""
    Console.writeError("\r[\(bar)] \(done)/\(total)\(rest)\u{1B}[K")
    Self.isOnScreen.store(true, ordering: .relaxed)
  }

  /// How long the rest will take if it goes on as it began; `nil` where that cannot be told yet, or nothing is left.
  static func rest(after seconds: Double, _ done: Int, of total: Int) -> String? {
    guard seconds >= 1, done > 0, done < total else { return nil }
    let rest = (seconds * Double(total - done) / Double(done)).rounded(.up)
    guard rest >= 100 else { return "\(rest.decimalText) s" }
    let minutes = (rest / 60).rounded(.up)
    return minutes < 100 ? "\(minutes.decimalText) min" : "\((minutes / 60).rounded(.up).decimalText) h"
  }

  /// Clears the line for whatever comes next.
  mutating func end() {
    if isShown, lastFilled >= 0 { Console.writeError("\r\u{1B}[K") }
    Self.isOnScreen.store(false, ordering: .relaxed)
    lastFilled = -1
  }

  /// Leaves the bar as it is, because the process ends: what comes next begins on a line of its own.
  static func leave() { if isOnScreen.load(ordering: .relaxed) { Console.writeError("\n") } }
}
