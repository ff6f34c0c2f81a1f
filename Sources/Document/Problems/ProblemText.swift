import SpringformNumerics

extension Problem {
  /// `file:line:column: what; what to do`, the line, and a caret below the place.
  public var text: String {
    let place = "\(file):\(position.line):\(position.column): "
    let excerpt = Excerpt(line: line, column: position.column)
    guard !excerpt.line.isEmpty else { return place + sentence }
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    return """
      \(place)\(sentence)
        \(number) | \(excerpt.line)
        \(margin) | \(excerpt.caret)
      """
  }

  /// What is wrong, and what to do.
  public var sentence: String {
    switch reason {
    case .syntax(let reason): reason
    case .limit(let what, let limit, let unit): "\(what) of more than \(limit.groupedText) \(unit) is not read"
    case .duplicateKey(let key): "'\(key)' is there twice"
    case .unknownAlias(let name, let known): "there is no anchor '&\(name)' above" + suggestion(name, known)
    case .cutByComma: "a comma ended the value before; quote a value with a comma in it"
    case .unknownKey(let key, let what, let known): "\(what) has no '\(key)'" + suggestion(key, known)
    case .missingKey(let key, let what): "\(what) needs '\(key)'"
    case .noValue(let key, let scalar):
      "'\(key)' has no value"
        + (scalar == "#"
          ? "; # begins a comment, so quote the value"
          : scalar == "!" ? "; a text cannot begin with an exclamation mark, so quote it" : "")
    case .type(let key, let expected, let found):
      (key.contains("'") ? key : "'\(key)'") + " must be \(expected), and is \(found)"
    case .range(let key, let value, let range):
      "'\(key)' must be \(range.words), and is \(value.decimalText)"
    case .choice(let key, let value, let known): "'\(key)' cannot be '\(value)'" + suggestion(value, known)
    case .other(let what, let hint): what + (hint.map { "; \($0)" } ?? "")
    }
  }

  private func suggestion(_ name: String, _ known: [String]) -> String {
    if let meant = closest(to: name, among: known) { return "; did you mean '\(meant)'?" }
    return known.isEmpty || known.count > 40 ? "" : "; there is " + known.joined(separator: ", ")
  }
}

extension ProblemList {
  /// Every problem with its line; more than one are announced.
  public var text: String {
    guard problems.count > 1, let first = problems.first else { return problems.first?.text ?? "" }
    return (["\(first.file) has \(problems.count) problems"] + problems.map(\.text)).joined(separator: "\n")
  }
}

/// As much of a line as is worth showing, without what would disturb a terminal.
private struct Excerpt {
  let line: String
  let caret: String

  private static let reach = 100

  init(line: String, column: Int) {
    let scalars = line.unicodeScalars.map { $0.isHidden && $0 != "\t" ? "\u{FFFD}" : $0 }
    let start = column > Self.reach ? column - Self.reach / 2 : 0
    let shown = scalars.dropFirst(start).prefix(Self.reach)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: shown)
    self.line = (start > 0 ? "…" : "") + String(text) + (start + shown.count < scalars.count ? "…" : "")
    var space = String.UnicodeScalarView()
    space.append(contentsOf: shown.prefix(max(column - 1 - start, 0)).map { $0 == "\t" ? $0 : " " })
    caret = (start > 0 ? " " : "") + String(space) + "^"
  }
}

extension ClosedRange<Double> {
  fileprivate var words: String {
    lowerBound == upperBound
      ? lowerBound.decimalText : "from \(lowerBound.decimalText) to \(upperBound.decimalText)"
  }
}
