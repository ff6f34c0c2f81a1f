/// The longest string of the table that a policy allows at a position.
struct LZWMatch {
  static let maximumCuts = 3
  /// Strings from this length up are runs; nothing is gained by cutting them.
  static let longestCut = 200
  /// How many strings of equal length are followed at the same time.
  private static let breadth = 4

  private(set) var length = 1
  /// The codes of the string, of the string without its last symbol, and so on.
  private(set) var codes: LZWCodes

  var code: Int { Int(codes[0]) }

  @inline(__always)
  init(
    from start: Int, first: UInt8, in indices: UnsafeBufferPointer<UInt8>, _ policy: LZWLossyPolicy.Unsafe,
    _ table: borrowing LZWStringTable
  ) {
    codes = LZWCodes(UInt16(first))
    // Candidate strings, those nearest to the requested indices first, and what each costs.
    var nodes = codes
    var costs = LZWCodes(0)
    var count = 1
    let run = Self.run(of: first, from: start, in: indices, policy, table)
    if run >= Self.shortestRun {
      let symbol = first
      length = run
      for cut in stride(from: 3, through: 0, by: -1) {
        codes.prepend(UInt16(truncatingIfNeeded: table.code(ofRun: symbol, length: run &- cut)))
      }
      nodes = LZWCodes(codes[0])
      // No longer run is in the table, and no other string that may be shown here would be longer either.
      if start &+ run < indices.count, indices[start &+ run] == symbol { return }
    }
    var position = start &+ length
    while position < indices.count {
      let requested = indices[position]
      let equal = policy.equal(to: requested, at: position)
      if count == 1, equal == nil, !policy.hasNeighbors(requested, at: position) {
        let code = table.code(after: Int(nodes[0]), requested)
        if code == 0 { return }
        nodes = LZWCodes(UInt16(truncatingIfNeeded: code))
      } else {
        var found = LZWCodes(0)
        var foundCosts = LZWCodes(0)
        var foundCount = 0
        for node in 0..<count where foundCount < Self.breadth {
          let prefix = Int(nodes[node])
          @inline(__always) func follow(_ symbol: UInt8, cost: UInt16) {
            guard foundCount < Self.breadth else { return }
            let code = table.code(after: prefix, symbol)
            guard code != 0 else { return }
            found.set(UInt16(truncatingIfNeeded: code), at: foundCount)
            foundCosts.set(costs[node] &+ cost, at: foundCount)
            foundCount &+= 1
          }
          follow(requested, cost: 0)
          if let equal { follow(equal, cost: 0) }
          if equal == nil { policy.forEachNeighbor(of: requested, at: position) { follow($0, cost: $1) } }
        }
        if foundCount == 0 { return }
        nodes = found
        costs = foundCosts
        count = foundCount
      }
      var best = 0
      for node in 1..<max(count, 1) where costs[node] < costs[best] { best = node }
      codes.prepend(nodes[best])
      length &+= 1
      position &+= 1
    }
  }

  /// Runs from this length up are looked up as a whole.
  private static let shortestRun = 12

  /// The length of the longest run of an index in the table whose pixels are drawn in it or have its colour on screen.
  @inline(__always)
  private static func run(
    of symbol: UInt8, from start: Int, in indices: UnsafeBufferPointer<UInt8>, _ policy: LZWLossyPolicy.Unsafe,
    _ table: borrowing LZWStringTable
  ) -> Int {
    let limit = min(table.longestRun(of: symbol), indices.count &- start)
    guard limit >= shortestRun else { return 1 }
    let end = start &+ limit
    var position = start &+ 1
    while position < end {
      let before = position
      position = indices.end(ofRun: symbol, from: position, before: end)
      position = policy.end(ofUnchangedRun: symbol, from: position, before: end)
      if position == before { break }
    }
    return position &- start
  }
}
