extension BinaryInteger {
  /// A count as people read it, its digits in groups of three from a thousand on: "999", "1,800", "-12,345". What somebody may type, and
  /// what a program reads, is not grouped.
  package var groupedText: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
