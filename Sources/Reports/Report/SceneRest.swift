import SpringformVerification

// A scene's section lists its causes and what is not as expected; what its sentence says besides stands below them, once.

extension SceneResult {
  /// What the sentence says that is not listed as a cause or as unmet, `nil` for nothing.
  var rest: String? {
    var text = sentence[...]
    let complaint = unmetExpectations.joined(separator: "; ")
    if !complaint.isEmpty, text.hasSuffix(complaint) { text = text.dropLast(complaint.count) }
    if let phrase = causes.first?.phrase {
      if let cause, text.hasPrefix(cause) {
        text = text.dropFirst(cause.count)
      } else if let place = text.firstRange(of: phrase) {
        // The words about the causes are the sentence's last ones.
        text = text[..<place.lowerBound]
      }
    }
    let separators: Set<Character> = [";", ":", " "]
    let rest = String(text.drop { separators.contains($0) }.reversed().drop { separators.contains($0) }.reversed())
    return rest.isEmpty ? nil : rest
  }

  /// The causes as they stand below the sentence: where that names the only one, what follows from it.
  var listedCauses: [CauseResult] {
    guard causes.needList else { return [] }
    guard causes.count == 1, let cause = causes.first, sentence.contains(cause.phrase) else { return causes }
    return cause.consequences.map { CauseResult(phrase: $0) }
  }

  /// Whether a cause tells of what differs between the animations as wholes.
  func tells(_ finding: ComparisonResult.Finding) -> Bool {
    causes.contains { cause in
      [finding.name, finding.expected, finding.actual].allSatisfy(cause.phrase.says)
    }
  }
}

extension String {
  /// Whether words stand in it by themselves: "5" does not in "25", "2.5" or "5.2".
  func says(_ words: String) -> Bool {
    ranges(of: words).contains { place in
      let after = self[place.upperBound...]
      let continues = after.first.map { $0.isLetter || $0.isNumber } ?? false
      let hasMoreDigits = (after.first == "." || after.first == ",") && after.dropFirst().first?.isNumber == true
      let begins = self[..<place.lowerBound].last.map { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," } ?? true
      return begins && !continues && !hasMoreDigits
    }
  }
}
