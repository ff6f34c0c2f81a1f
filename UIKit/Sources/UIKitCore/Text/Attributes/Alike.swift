/// An attributed text that is equal to another of the same letters with the same looks, whichever objects say so.
///
/// Foundation's own comparison ends the process at values that are no objects of its own.
@propertyWrapper
struct Alike: Equatable {
  var wrappedValue: NSAttributedString?

  static func == (a: Alike, b: Alike) -> Bool {
    guard let first = a.wrappedValue, let second = b.wrappedValue else {
      return a.wrappedValue == nil && b.wrappedValue == nil
    }
    guard first !== second else { return true }
    guard first.string == second.string, let known = runs(of: first) else { return false }
    return known == runs(of: second)
  }

  /// Whether letters look different by attributes.
  static func differ(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    let texts = [a, b].map { Alike(wrappedValue: NSAttributedString(string: " ", attributes: $0)) }
    return texts[0] != texts[1]
  }

  private struct Run: Equatable {
    let range: NSRange
    let values: [NSAttributedString.Key: AnyHashable]
  }

  /// `nil` where something is said by values of which nobody knows whether they are equal.
  private static func runs(of text: NSAttributedString) -> [Run]? {
    var (runs, areKnown) = ([] as [Run], true)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let known = values.compactMapValues { $0 as? AnyHashable }
      runs.append(Run(range: range, values: known))
      areKnown = areKnown && known.count == values.count
    }
    return areKnown ? runs : nil
  }
}
