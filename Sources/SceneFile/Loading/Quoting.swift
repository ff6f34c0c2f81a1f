import SpringformDocument

extension ProblemList {
  /// What is told of a file that could not be read: lines of a scene file, however wrong, and nothing of any other. Whoever named the
  /// file may not be who sees what is told of it.
  func quoting(_ bytes: [UInt8]) -> ProblemList {
    guard !Self.looksLikeScene(bytes), let first = problems.first else { return self }
    // That it is empty, a list or no mapping with these keys tells nothing of what is in it.
    let harmless = problems.map(\.reason).first { reason in
      switch reason {
      case .missingKey, .limit: true
      case .type(let what, _, _): what == "the scene"
      // That it is empty, a Lottie file, or for others to include.
      case .other(_, let hint): hint?.contains(SceneReader.beginning) == true
      default: false
      }
    }
    let keys = Self.keys.map { "'\($0)'" }.joined(separator: ", ")
    let reason = harmless ?? .other("this is no scene file", hint: "one has a line with each of \(keys)")
    return ProblemList([
      Problem(file: first.file, position: SourcePosition(line: 1, column: 1), line: "", reason: reason)
    ])
  }

  /// What nearly every scene file has at its top.
  private static let keys = ["scene", "canvas", "layers"]
  /// What a file has that scenes include.
  private static let libraryKeys = ["components", "themes", "easings"]

  private static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
    // Keys stand at the beginning of a line, or after a brace or a comma.
    bytes.split(whereSeparator: { "\n\r{,".utf8.contains($0) }).contains { part in
      let begin = part.drop { " \t\"'\u{FEFF}".utf8.contains($0) }
      return (keys + libraryKeys).contains { key in
        guard begin.starts(with: key.utf8) else { return false }
        return begin.dropFirst(key.utf8.count).first { !" \t\"'".utf8.contains($0) } == UInt8(ascii: ":")
      }
    }
  }
}
