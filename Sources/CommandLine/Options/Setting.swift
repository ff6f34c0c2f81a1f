/// A name and what it is set to: `name=value`.
struct Setting {
  let name: String
  let value: String

  /// `nil` without a name or a sign.
  init?(_ text: String) {
    // By scalars: a combining mark after the sign would make it part of another character.
    let scalars = text.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign != scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }
}
