import SpringformDocument
import SpringformNumerics

/// A touch of a file's tape as it is written there, from contact to lift.
struct WrittenTouch: Hashable {
  /// The lines of its steps, with the comments above them.
  private let lines: [String]
  /// Where in them the finger comes down.
  private let contact: Int
  private let hasTime: Bool
  private let isTap: Bool

  /// - Parameters:
  ///   - start: when the finger comes down, for one that follows another touch than in the file; `nil` for one that follows the same.
  ///   - end: when it is lifted.
  func lines(from start: Double?, to end: Double) -> [String] {
    guard let start, !hasTime else { return lines }
    // Pauses before it are part of the time that it has now.
    let comments = lines[..<contact].filter { $0.drop { $0 == " " }.hasPrefix("#") }
    var own = Array(lines[contact...])
    // A tap's time is that of its lift.
    let time = "at: " + TapeText.seconds(isTap ? end : start)
    guard let dash = own[0].firstIndex(of: "-") else { return lines }
    let step = own[0][own[0].index(after: dash)...].drop { $0 == " " }
    if step.hasPrefix("{") {
      own[0] = "\(own[0][...dash]) { \(time), " + step.dropFirst().drop { $0 == " " }
    } else {
      // Its other keys begin where this one does.
      let column = own[0].count - step.count
      own[0] = own[0].prefix(column) + time
      own.insert(String(repeating: " ", count: column) + step, at: 1)
    }
    return comments + own
  }

  /// The touches of a file in their order; empty where they are not written one step after the other, each in lines of its own.
  static func all(in document: Document, _ text: String) -> [Self] {
    guard let root = document.root.entries, let tape = document.root["tape"]?.elements, !tape.isEmpty else { return [] }
    let lines = TextLines(text)
    let starts = tape.map { $0.position.line - 1 }
    let place = starts[0]
    let end = root.map { $0.keyPosition.line - 1 }.filter { $0 > place }.min() ?? lines.count
    guard zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      starts.allSatisfy({ $0 < lines.count && lines.text(of: $0).drop { $0 == " " }.hasPrefix("- ") })
    else { return [] }
    return touches(tape, starts, end: end, lines)
  }

  private static func touches(_ tape: [Node], _ starts: [Int], end: Int, _ lines: TextLines) -> [Self] {
    /// The end of a step: comments and blank lines below it belong to the next.
    func finish(of step: Int) -> Int {
      var last = step + 1 < starts.count ? starts[step + 1] : end
      while last > starts[step] + 1, lines.isBlankOrComment(last - 1) { last -= 1 }
      return last
    }
    var touches: [Self] = []
    var begin: Int?
    var contact: Int?
    for (step, node) in tape.enumerated() {
      let first = begin ?? (step == 0 ? starts[0] : finish(of: step - 1))
      begin = first
      let kind = node.scalar?.text ?? (node.entries ?? []).map(\.key).first { kinds.contains($0) } ?? ""
      if contact == nil, kind != "wait" { contact = step }
      let isWhole = ["tap", "press"].contains(kind) || kind == "drag" && node["drag"]?["from"] != nil
      guard let down = contact, isWhole || kind == "release" else { continue }
      let own = (first..<finish(of: step)).filter { !lines.isBlank($0) }
      touches.append(
        Self(
          lines: own.map(lines.text), contact: own.count { $0 < starts[down] },
          hasTime: tape[down]["at"] != nil, isTap: kind == "tap"))
      (begin, contact) = (nil, nil)
    }
    return touches
  }

  private static let kinds: Set = ["wait", "touch", "tap", "press", "drag", "hold", "release"]
}
