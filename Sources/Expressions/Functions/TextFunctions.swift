import SpringformNumerics

/// Functions of texts. What counts as a character is what people see as one: an accent is a part of its letter.
extension Function {
  package static let texts: [Function] = [
    fixedText, text, number,
    Function("upper", [.text], "upper(text)", "in capital letters") {
      guard case .text(let text) = $0[0] else { return nil }
      return .text { text($0).uppercased() }
    },
    Function("lower", [.text], "lower(text)", "in small letters") {
      guard case .text(let text) = $0[0] else { return nil }
      return .text { text($0).lowercased() }
    },
    Function("length", [.text], "length(text)", "how many characters there are") {
      guard case .text(let text) = $0[0] else { return nil }
      return .number { Double(text($0).count) }
    },
    Function(
      "slice", [.text, .number, .number], "slice(text, a, b)",
      "the characters from number a to before number b; the first is 0, and beyond the ends there are none"
    ) {
      guard case .text(let text) = $0[0], case .number(let a) = $0[1], case .number(let b) = $0[2] else { return nil }
      return .text { slice(text($0), a($0), b($0)) }
    },
  ]

  private static let fixedText = Function(
    "fixed", "fixed(n, digits)", takes: "number, number", gives: "text",
    "a number with so many digits behind the point, 0 to 12: 2.50"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 2 else { throw ExpressionError("fixed takes 2 values: fixed(n, digits)", at: offset) }
    let (number, digits) = (try compiler.number(arguments[0]), try compiler.number(arguments[1]))
    if let constant = arguments[1].number, constant != constant.rounded() || !(0...digitLimit).contains(constant) {
      throw ExpressionError(
        "fixed writes 0 to 12 digits behind the point, and not \(written(constant))", at: arguments[1].offset,
        hint: "write a whole number from 0 to 12")
    }
    let position = compiler.place(arguments[0].offset)
    return .text { fixed($0.shown(number($0), at: position), digits($0)) }
  }

  private static let text = Function(
    "text", "text(n)", takes: "number or condition", gives: "text",
    "a number as it is written in a text, with at most 6 digits behind the point; of a condition, true or false"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 1 else { throw ExpressionError("text takes 1 value: text(n)", at: offset) }
    let code = try compiler.code(arguments[0])
    if case .flag(let flag) = code { return .text { flag($0) ? "true" : "false" } }
    guard case .number(let number) = try compiler.converted(code, to: .number, at: arguments[0].offset) else {
      throw .reported
    }
    let position = compiler.place(arguments[0].offset)
    return .text { written($0.shown(number($0), at: position)) }
  }

  private static let number = Function(
    "number", "number(text)", takes: "text", gives: "number",
    "the number that a text is, such as 12.5 or -1e3; the scene ends with an error where it is none"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 1 else { throw ExpressionError("number takes 1 value: number(text)", at: offset) }
    guard
      case .text(let text) = try compiler.converted(
        compiler.code(arguments[0]), to: .text, at: arguments[0].offset)
    else { throw .reported }
    let position = compiler.place(arguments[0].offset)
    return .number { environment in
      let text = text(environment)
      if let number = decimal(text) { return number }
      environment.fail("'\(text)' is no number", at: position, hint: "number reads texts such as 12.5 and -1e3")
      return .nan
    }
  }
}

/// The most digits that `fixed` writes behind the point.
private let digitLimit = 12.0

private func fixed(_ number: Double, _ digits: Double) -> String {
  let digits = Int(digits.isNaN ? 0 : min(max(digits.rounded(.down), 0), digitLimit))
  return digits > 0 ? number.decimalText(fixedPlaces: digits) : number.decimalText(places: 0)
}

private func slice(_ text: String, _ start: Double, _ end: Double) -> String {
  // More than a text can have stands for all of it.
  func count(_ number: Double) -> Int { Int(number.isNaN ? 0 : min(max(number.rounded(.down), 0), 1e9)) }
  return String(text.prefix(count(end)).dropFirst(count(start)))
}

/// What Swift reads as a number, without its hexadecimal notation and its words.
private func decimal(_ text: String) -> Double? {
  let digits = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
  guard digits.allSatisfy({ "+-.eE0123456789".contains($0) }), let number = Double(digits), number.isFinite,
    text[digits.endIndex...].allSatisfy(\.isWhitespace)
  else { return nil }
  return number
}
