/// Cuts path data into letters and operands, by SVG's grammar (SVG 2, section 9.3.9).
///
/// It knows what each letter waits for: an arc's flags need no separator, operands for more than one element repeat the
/// letter, and what does not fit is an error where SVG's renderers draw as much as they understood.
package struct PathDataParser {
  package enum Dialect: Sendable {
    /// SVG's own letters, after a move.
    case svg
    /// Scene files have expressions in braces, which may be points, and arcs about a center, which may begin a path.
    case sceneFile
    /// The same, where the path has begun before.
    case sceneFilePart
  }

  package enum Token: Equatable, Sendable {
    case letter(PathLetter)
    case number(Double)
    /// The text between braces. Whoever reads it tells by ``take(isPoint:)`` what it is.
    case expression(String)
  }

  private let scalars: [Unicode.Scalar]
  private let dialect: Dialect
  private var index = 0
  private var isAfterOperand = false

  /// The letter of the element under way, and where it stands.
  package private(set) var letter: PathLetter?
  package private(set) var letterOffset = 0
  /// Where the last token begins.
  package private(set) var offset = 0
  /// What the element under way still waits for.
  private var places: ArraySlice<PathLetter.Place> = []

  package init(_ text: String, dialect: Dialect) {
    scalars = Array(text.unicodeScalars)
    self.dialect = dialect
  }

  /// The letter of an element whose last token has just been read.
  package var completed: PathLetter? { places.isEmpty ? letter : nil }

  /// What the next operand stands for.
  package var place: PathLetter.Place? { places.first }

  /// How many numbers the element under way has.
  package var count: Int { (letter?.kind.places.count ?? 0) - places.count }

  /// The next token, or `nil` at the end.
  package mutating func next() throws(PathDataError) -> Token? {
    skipSpace()
    var comma: Int?
    if isAfterOperand, current == "," {
      comma = index
      index += 1
      skipSpace()
    }
    offset = index
    switch current {
    case "{" where dialect != .svg:
      try beginOperand()
      guard let end = scalars[index...].firstIndex(of: "}") else { throw error(.unclosedBrace) }
      index = end + 1
      return .expression(text(offset + 1..<end))
    case .some("0"..."9"), "-", "+", ".":
      try beginOperand()
      let value = place == .flag ? try flag() : try number()
      places.removeFirst()
      return .number(value)
    case let other:
      if let other, !("a"..."z").contains(other), !("A"..."Z").contains(other) {
        throw error(.stray(Character(other)))
      }
      // A comma stands between two operands.
      if let comma { throw PathDataError(reason: .stray(","), offset: comma) }
      if !places.isEmpty { throw operandsError() }
      return try other.map { scalar throws(PathDataError) in .letter(try begin(scalar)) }
    }
  }

  /// Fills the places of an expression: an x and a y for a point, otherwise one.
  package mutating func take(isPoint: Bool) throws(PathDataError) {
    guard !isPoint || place == .x else { throw operandsError() }
    places.removeFirst(isPoint ? 2 : 1)
  }

  // MARK: Tokens

  private mutating func begin(_ scalar: Unicode.Scalar) throws(PathDataError) -> PathLetter {
    guard let name = PathLetter(scalar), dialect != .svg || name.kind != .centerArc else {
      throw error(.unknownLetter(Character(scalar)))
    }
    guard letter != nil || dialect == .sceneFilePart || name.kind == .move || name.kind == .centerArc else {
      throw error(.start)
    }
    index += 1
    (letter, letterOffset, isAfterOperand) = (name, offset, false)
    places = name.kind.places[...]
    return name
  }

  private mutating func beginOperand() throws(PathDataError) {
    guard let letter else { throw error(.start) }
    if places.isEmpty {
      self.letter = letter.continued
      places = letter.kind.places[...]
      if places.isEmpty { throw operandsError() }
    }
    isAfterOperand = true
  }

  private mutating func flag() throws(PathDataError) -> Double {
    guard current == "0" || current == "1" else { throw error(.flag) }
    index += 1
    return scalars[offset] == "1" ? 1 : 0
  }

  private mutating func number() throws(PathDataError) -> Double {
    if current == "-" || current == "+" { index += 1 }
    var digits = skipDigits()
    if current == "." {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      // A sign or a point alone.
      throw error(.stray(Character(scalars[offset])))
    }
    if current == "e" || current == "E" {
      let mantissaEnd = index
      index += 1
      if current == "-" || current == "+" { index += 1 }
      if skipDigits() == 0 { index = mantissaEnd }
    }
    let text = text(offset..<index)
    guard let value = Double(text), value.isFinite else { throw error(.number(text)) }
    return value
  }

  // MARK: Scalars

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let scalar = current, ("0"..."9").contains(scalar) { index += 1 }
    return index - start
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func error(_ reason: PathDataError.Reason) -> PathDataError {
    PathDataError(reason: reason, offset: offset)
  }

  private func operandsError() -> PathDataError {
    PathDataError(reason: .operands(of: Character(scalars[letterOffset])), offset: letterOffset)
  }
}
