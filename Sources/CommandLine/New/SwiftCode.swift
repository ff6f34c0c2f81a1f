/// A Swift source with spaces in place of what is no code for iOS: comments, what strings say, and what is for other systems. Lines stay
/// where they are.
struct SwiftCode {
  private var bytes: [UInt8]
  private var place = 0

  /// The code in a source.
  static func text(of source: String) -> String {
    var code = SwiftCode(bytes: Array(source.utf8))
    code.read(isInterpolation: false)
    return code.withoutOtherSystems()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Goes through code to its end, or behind the bracket that closes an interpolation.
  private mutating func read(isInterpolation: Bool) {
    var depth = 0
    while place < bytes.count {
      let start = place
      if isHere("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        blank(from: start)
      } else if isHere("/*") {
        skipComment()
        blank(from: start)
      } else if isHere("#/") {
        while place < bytes.count, !isHere("/#") { place += 1 }
        blank(from: start)
      } else if !readString() {
        if bytes[place] == UInt8(ascii: "(") { depth += 1 }
        if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
        place += 1
        if isInterpolation, depth < 0 { return }
      }
    }
  }

  private func isHere(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func blank(from start: Int) {
    place = min(place, bytes.count)
    for index in start..<place where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
  }

  /// Comments may lie in comments.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if isHere("/*") {
        (place, depth) = (place + 2, depth + 1)
      } else if isHere("*/") {
        (place, depth) = (place + 2, depth - 1)
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// - Returns: whether there was a string.
  private mutating func readString() -> Bool {
    guard [UInt8(ascii: "\""), UInt8(ascii: "#")].contains(bytes[place]) else { return false }
    let marks = String(repeating: "#", count: bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count)
    guard isHere(marks + "\"") else { return false }
    place += marks.utf8.count
    let quotes = isHere("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    let start = place
    while place < bytes.count, !isHere(quotes + marks), quotes.count > 1 || bytes[place] != UInt8(ascii: "\n") {
      if isHere("\\" + marks + "(") {
        place += marks.utf8.count + 2
        read(isInterpolation: true)
      } else {
        place += isHere("\\" + marks) ? marks.utf8.count + 2 : 1
      }
    }
    blank(from: start)
    if place < bytes.count, isHere(quotes + marks) { place += quotes.utf8.count + marks.utf8.count }
    return true
  }

  // MARK: Systems

  /// A directive and what it begins.
  private struct Branch {
    /// Whether another branch before is what iOS compiles.
    var isDecided = false
    var isElsewhere = false

    mutating func begin(_ condition: String) {
      // The other branches of a condition about anything else than the system may all be meant.
      let isAboutSystem = condition.prefixMatch(of: #/!?os\(/#) != nil && !condition.contains("&&")
      let isMet = condition.contains("os(iOS)") != condition.hasPrefix("!")
      isElsewhere = isDecided || isAboutSystem && !isMet
      if isAboutSystem, isMet { isDecided = true }
    }
  }

  private func withoutOtherSystems() -> String {
    var branches: [Branch] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // A pattern is read anew wherever it stands, which takes longer than to look for it.
    let pattern = #/^[ \t]*#(if|elseif|else|endif)\b[ \t]*(.*)/#
    return lines.map { line in
      guard let directive = line.firstMatch(of: pattern) else {
        return branches.contains(where: \.isElsewhere) ? String(repeating: " ", count: line.utf8.count) : String(line)
      }
      switch directive.1 {
      case "if": branches.append(Branch())
      case "endif": _ = branches.popLast()
      default: break
      }
      if directive.1 != "endif", !branches.isEmpty { branches[branches.count - 1].begin(String(directive.2)) }
      return String(repeating: " ", count: line.utf8.count)
    }.joined(separator: "\n")
  }
}
