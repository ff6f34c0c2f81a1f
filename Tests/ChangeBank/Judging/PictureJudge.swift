/// Judges what is said where there are only pictures.
struct PictureJudge {
  let change: Change

  func judge(_ sentence: String) -> Rightness {
    let claims = Claim.allCases.filter { claim in claim.words.contains { sentence.contains($0) } }
    let right = change.rightClaims
    if right.contains(where: { claims.contains($0.claim) && holds($0, sentence) == .right }) { return .right }
    // How long files last is no cause, unless it is the truth.
    for claim in claims where claim != .length && !change.tolerableClaims.contains(claim) {
      guard let expected = right.first(where: { $0.claim == claim }) else { return .wrong }
      if holds(expected, sentence) == .wrong { return .wrong }
    }
    return .vague
  }

  /// A number within a tenth is right, one of the right order at least not wrong.
  private func holds(_ right: RightClaim, _ sentence: String) -> Rightness {
    guard let word = right.claim.words.first(where: sentence.contains) else { return .vague }
    if !right.direction.isEmpty, !right.direction.contains(where: sentence.contains) { return .wrong }
    if right.claim == .color { return holdsColors(sentence) ? .right : .vague }
    guard let expected = right.number else { return .right }
    // "1 frame more at frame 7" has its number before the words.
    let place = sentence.firstRange(of: word)
    let after = place.map { String(sentence[$0.lowerBound...]) } ?? sentence
    guard let said = number(of: right.claim, in: right.claim.hasNumberBefore ? sentence : after) else { return .vague }
    // An opacity is drawn as one of 255 levels, which every colour under it is rounded with once more.
    let rounding = right.claim == .opacity ? 100.0 / 255 : 0
    if abs(said - expected) <= 0.1 * expected + rounding + 1e-9 { return .right }
    return said > expected / 2 && said < expected * 2 ? .vague : .wrong
  }

  /// Of a way to the side and one up or down, the longer.
  private func number(of claim: Claim, in sentence: String) -> Double? {
    guard claim == .shifted, let area = sentence.firstRange(of: " in ") else {
      return Sentence(sentence).numbers.first.map(abs)
    }
    return Sentence(String(sentence[..<area.lowerBound])).numbers.map(abs).max()
  }

  /// Both colors, to 2 levels.
  private func holdsColors(_ sentence: String) -> Bool {
    guard case .color(let old)? = change.truth.old, case .color(let new)? = change.truth.new else { return false }
    let said = sentence.split { !$0.isHexDigit && $0 != "#" }.compactMap { HexColor(String($0)) }
    return [old, new].allSatisfy { wanted in
      guard let wanted = HexColor(wanted) else { return false }
      return said.contains { color in
        zip(color.channels.prefix(3), wanted.channels).allSatisfy { abs($0 - $1) <= 2 }
      }
    }
  }
}
