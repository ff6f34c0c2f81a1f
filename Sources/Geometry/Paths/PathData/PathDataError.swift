/// Where path data breaks SVG's grammar, and how.
public struct PathDataError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Something else than a move stands first.
    case start
    case unknownLetter(Character)
    /// Too few operands for a letter, or one that does not fit.
    case operands(of: Character)
    /// An arc's flag that is neither 0 nor 1.
    case flag
    /// A number that no coordinate can be.
    case number(String)
    case unclosedBrace
    case stray(Character)
  }

  public let reason: Reason
  /// The number of Unicode scalars before what is wrong; for operands, before their letter.
  public let offset: Int
}

extension PathDataError: CustomStringConvertible {
  /// What is wrong, without the place.
  package var sentence: String {
    switch reason {
    case .start: "a path begins with M"
    case .unknownLetter(let letter): "a path has no '\(letter)'"
    case .operands(let letter):
      "'\(letter)' takes \(PathLetter.Kind(rawValue: Character(letter.uppercased()))?.operands ?? "nothing")"
    case .flag: "an arc's flag is 0 or 1"
    case .number(let text): "\(text) is too large a number"
    case .unclosedBrace: "this brace is never closed"
    case .stray(let character): "'\(character)' means nothing in a path"
    }
  }

  public var description: String { "\(sentence) (at offset \(offset))" }
}
