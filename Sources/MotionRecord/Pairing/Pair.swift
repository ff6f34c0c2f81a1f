/// What a thing was and what became of it; one of both is `nil` where there is no such thing.
struct Pair<Element: Sendable>: Sendable {
  let old: Element?
  let new: Element?

  init(_ old: Element?, _ new: Element?) {
    self.old = old
    self.new = new
  }

  var both: (old: Element, new: Element)? {
    guard let old, let new else { return nil }
    return (old, new)
  }
}

extension Pair {
  /// Pairs the elements of two lists in order: one by one where there are as many of them, else so that as many as possible
  /// stay the same, and what is left between those one by one.
  static func pairs(
    _ old: some Collection<Element>, _ new: some Collection<Element>, isSame: (Element, Element) -> Bool
  ) -> [Self] {
    let (old, new) = (Array(old), Array(new))
    var pairs: [Self] = []
    var (i, j) = (0, 0)
    func pairOneByOne(until end: (old: Int, new: Int)) {
      while i < end.old || j < end.new {
        pairs.append(Self(i < end.old ? old[i] : nil, j < end.new ? new[j] : nil))
        i = min(i + 1, end.old)
        j = min(j + 1, end.new)
      }
    }
    let isAligned = old.count != new.count && old.count * new.count <= largestTable
    for anchor in isAligned ? commonSubsequence(old, new, isSame: isSame) : [] {
      pairOneByOne(until: anchor)
      pairOneByOne(until: (anchor.old + 1, anchor.new + 1))
    }
    pairOneByOne(until: (old.count, new.count))
    return pairs
  }

  /// More elements are paired one by one.
  private static var largestTable: Int { 1_000_000 }
}

/// The places of the longest list that both contain in order.
private let largestSubsequenceTable = 4_000_000

func commonSubsequence<Element>(
  _ old: [Element], _ new: [Element], isSame: (Element, Element) -> Bool
) -> [(old: Int, new: Int)] {
  guard old.count * new.count <= largestSubsequenceTable else { return [] }
  // How long it is from these places on, row by row.
  let width = new.count + 1
  var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
  for i in old.indices.reversed() {
    for j in new.indices.reversed() {
      lengths[i * width + j] =
        isSame(old[i], new[j])
        ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
    }
  }
  var result: [(old: Int, new: Int)] = []
  var (i, j) = (0, 0)
  while i < old.count, j < new.count {
    if isSame(old[i], new[j]) {
      result.append((i, j))
      (i, j) = (i + 1, j + 1)
    } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return result
}
