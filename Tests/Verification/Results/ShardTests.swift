import SpringformPipeline
import Testing

@testable import SpringformVerification

@Suite("Parts of a run")
struct ShardTests {
  private func parts(_ costs: [Int], _ count: Int) -> [[Int]] {
    (1...count).map { Shard(index: $0, of: count)?.places(of: costs) ?? [] }
  }

  /// The first is the worst case of this rule for three parts, 11 where 9 is possible: R. L. Graham, Bounds on Multiprocessing Timing
  /// Anomalies, SIAM Journal on Applied Mathematics 17 (1969).
  @Test(
    "The dearest is dealt first, each to the part that has least so far, and parts keep the list's order",
    arguments: [
      ([5, 5, 4, 4, 3, 3, 3], 3, [[0, 4, 6], [1, 5], [2, 3]]), ([1, 1, 1, 1, 1], 2, [[0, 2, 4], [1, 3]]),
      ([1, 9, 1, 1], 2, [[1], [0, 2, 3]]), ([3, 2], 4, [[0], [1], [], []]), ([], 2, [[], []]), ([7], 1, [[0]]),
    ])
  func dealing(costs: [Int], count: Int, expected: [[Int]]) { #expect(parts(costs, count) == expected) }

  @Test("Of many scenes of very different costs no part is longer than the mean by a hundredth")
  func balance() {
    // From 1 to 1000, most of them small.
    let costs = (0..<400).map { number in 1 + (number * number * 7919) % 1000 * ((number * 31) % 10) / 10 }
    for count in [2, 4, 7] {
      let sums = parts(costs, count).map { $0.reduce(0) { $0 + costs[$1] } }
      #expect(Double(sums.max() ?? 0) <= 1.01 * Double(costs.reduce(0, +)) / Double(count))
      #expect(sums.reduce(0, +) == costs.reduce(0, +))
    }
  }

  @Test("What nobody could draw has no part in the work, however many parts there are")
  func manyParts() {
    #expect(Shard(index: .max, of: .max)?.places(of: [1, 2]) == [])
  }
}

@Suite("What a scene costs")
struct BaselineCostTests {
  @Test("More pixels, more pictures and more refreshes cost more, and pictures that stand still hardly anything")
  func order() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: "small"))
    try await directory.record(subject(named: "large") { $0.settings.scale = 16 })
    try await directory.record(subject(named: "often") { $0.settings.rate = 50 })
    try await directory.record(subject(slide { $0.distance = 0 }, named: "still") { $0.settings.rate = 50 })
    let costs = BaselineCosts(of: ["small", "large", "often", "still"], in: directory.store)
    #expect(costs["small"] < costs["often"] && costs["often"] < costs["large"])
    #expect(costs["still"] < costs["often"])
  }

  @Test("What has no baseline, or one that cannot be read, is taken to cost what the others do on the average")
  func unknown() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: "a"))
    try await directory.record(subject(named: "b") { $0.settings.scale = 4 })
    try await directory.record(subject(named: "torn"))
    directory.shell("printf x >baselines/torn.json")
    let costs = BaselineCosts(of: ["a", "b", "torn", "new"], in: directory.store)
    #expect(costs["new"] == (costs["a"] + costs["b"]) / 2 && costs["torn"] == costs["new"])
    #expect(BaselineCosts(of: ["new"], in: directory.store)["new"] == 1)
  }
}
