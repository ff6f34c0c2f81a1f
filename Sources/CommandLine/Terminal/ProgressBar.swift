/// A bar on the terminal that counts the pictures that are drawn and encoded.
struct ProgressBar {
  private let isShown: Bool
  private var lastFilled = -1
  private static let width = 40

  init(isQuiet: Bool) { isShown = !isQuiet && Console.standardErrorIsTerminal }

  mutating func update(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let percent = done * 100 / total
    guard percent != lastFilled else { return }
    lastFilled = percent
    let filled = done * Self.width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    Console.writeError("\r[\(bar)] \(done)/\(total)")
  }

  /// Clears the line for whatever comes next.
  mutating func end() {
    if isShown, lastFilled >= 0 { Console.writeError("\r\u{1B}[K") }
    lastFilled = -1
  }
}
