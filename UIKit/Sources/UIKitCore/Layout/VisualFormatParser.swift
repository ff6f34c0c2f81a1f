import QuartzCore

/// Reads rows of views; the grammar is that of Apple's "Auto Layout Guide: Visual Format Language".
struct VisualFormatParser {
  struct Problem: Error {
    /// The character at which it was noticed.
    let position: Int
    let sentence: String
  }

  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (characters, self.metrics, self.views) = (Array(format), metrics, views)
  }

  mutating func parse() throws(Problem) -> VisualFormatRow {
    var row = VisualFormatRow()
    if skip("V:") { row.isVertical = true } else { _ = skip("H:") }
    if skip("|") { row.leading = try gap() }
    row.views.append(try view())
    while position < characters.count {
      let gap = try gap()
      if skip("|") {
        row.trailing = gap
        break
      }
      row.gaps.append(gap)
      row.views.append(try view())
    }
    guard position == characters.count else { throw problem("nothing can follow here") }
    if row.leading != nil || row.trailing != nil, row.views.contains(where: { $0.item.superview == nil }) {
      throw Problem(position: 0, sentence: "'|' stands for the superview, and a view has none")
    }
    return row
  }

  // MARK: Parts

  private mutating func gap() throws(Problem) -> VisualFormatRow.Gap {
    guard skip("-") else { return .none }
    if let next = peek, next == "[" || next == "|" { return .standard }
    let sizes = try peek == "(" ? predicates() : [simplePredicate()]
    guard skip("-") else { throw problem("a '-' is missing behind the gap") }
    for size in sizes {
      if case .view = size.object { throw problem("a gap is as long as a number says, not as a view") }
    }
    return .sizes(sizes)
  }

  private mutating func view() throws(Problem) -> VisualFormatRow.View {
    guard skip("[") else { throw problem("a view, in brackets, was expected here") }
    let start = position
    let name = try name()
    guard let item = views[name] as? UIView else {
      throw Problem(position: start, sentence: "'\(name)' is no view in the views dictionary")
    }
    let sizes = try peek == "(" ? predicates() : []
    guard skip("]") else { throw problem("a ']' is missing") }
    return VisualFormatRow.View(item: item, sizes: sizes)
  }

  private mutating func predicates() throws(Problem) -> [VisualFormatRow.Predicate] {
    _ = skip("(")
    var list = [try predicate()]
    while skip(",") { list.append(try predicate()) }
    guard skip(")") else { throw problem("a ')' is missing") }
    return list
  }

  /// A number by itself, as between dashes.
  private mutating func simplePredicate() throws(Problem) -> VisualFormatRow.Predicate {
    VisualFormatRow.Predicate(object: .number(try number()))
  }

  private mutating func predicate() throws(Problem) -> VisualFormatRow.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    var predicate = VisualFormatRow.Predicate(relation: relation, object: try object())
    if skip("@") { predicate.priority = UILayoutPriority(Float(try number())) }
    return predicate
  }

  private mutating func object() throws(Problem) -> VisualFormatRow.Predicate.Object {
    guard peek.map({ $0.isLetter || $0 == "_" }) ?? false else { return .number(try number()) }
    let start = position
    let name = try name()
    if let view = views[name] as? UIView { return .view(view) }
    position = start
    return .number(try number())
  }

  private mutating func number() throws(Problem) -> CGFloat {
    let start = position
    if peek.map({ $0.isLetter || $0 == "_" }) ?? false {
      let name = try name()
      guard let value = double(metrics[name]).map({ CGFloat($0) }) else {
        throw Problem(position: start, sentence: "'\(name)' is no number in the metrics dictionary")
      }
      return value
    }
    if peek == "-" || peek == "+" { position += 1 }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(characters[start..<position])) else {
      throw Problem(position: start, sentence: "a number was expected here")
    }
    return CGFloat(value)
  }

  private mutating func name() throws(Problem) -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    guard position > start else { throw problem("a name was expected here") }
    return String(characters[start..<position])
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private func problem(_ sentence: String) -> Problem { Problem(position: position, sentence: sentence) }
}
