/// A part of a series that is explained at once, as indices.
struct Span {
  /// From here on values are looked at.
  var lead: Int
  /// The last index at rest before the motion, and the first at rest after it.
  var begin: Int
  var end: Int
  /// Up to here values are looked at.
  var tail: Int
  var restsBefore: Bool
  var restsAfter: Bool

  /// How many values are looked at.
  var count: Int { tail - lead }

  /// What is before an index and what is from it on.
  func parts(cutAt cut: Int) -> (Span, Span) {
    var (first, second) = (self, self)
    (first.end, first.tail, first.restsAfter) = (cut, cut + 1, false)
    (second.lead, second.begin, second.restsBefore) = (cut, cut, false)
    return (first, second)
  }
}
