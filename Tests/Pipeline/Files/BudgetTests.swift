import SpringformBitmap
import SpringformCodecs
import SpringformNumerics
import SpringformPipeline
import Testing

@Suite("Byte budgets")
struct BudgetTests {
  /// Writes as many bytes as the step says, in pieces, and counts the attempts.
  private func write(_ count: Int, to bytes: any ByteSink) throws {
    for start in stride(from: 0, to: count, by: 10) {
      try Array(repeating: UInt8(7), count: min(10, count - start)).withUnsafeBytes { try bytes.write($0) }
    }
  }

  @Test(
    "The first step that fits is found, in one attempt or in about log2 of the ladder",
    arguments: [(1600, 0), (1599, 1), (1500, 1), (1499, 2), (850, 8), (101, 15), (100, 15)])
  func search(limit: Int, found: Int) async throws {
    // 1600, 1500, ... 100 bytes.
    let ladder = (1...16).map { $0 * 100 }.reversed() as [Int]
    var attempts = 0
    let file = try await ByteBudget(limit).fit(ladder) { step, bytes in
      attempts += 1
      try write(step, to: bytes)
      return "step \(step)"
    }
    #expect(file.step == ladder[found])
    #expect(file.bytes == Array(repeating: 7, count: ladder[found]))
    #expect(file.output == "step \(ladder[found])")
    #expect(attempts == (found == 0 ? 1 : 5))
  }

  @Test("What cannot fit is an error that says how many bytes the last step takes")
  func impossible() async {
    let error = await #expect(throws: BudgetError.self) {
      try await ByteBudget(99).fit([300, 200, 100]) { step, bytes in try write(step, to: bytes) }
    }
    #expect(error?.limit == 99)
    #expect(error?.smallest == 100)
    #expect(
      error.map { "\($0)" }
        == "the file takes 100 bytes even with all losses, and 99 bytes are allowed; show less of it")
  }

  @Test("An attempt is broken off at the limit, and other errors pass")
  func brokenOff() async {
    struct Failure: Error {}
    var written = 0
    await #expect(throws: Failure.self) {
      try await ByteBudget(50).fit([1000, 20]) { step, bytes in
        if step == 20 { throw Failure() }
        while true {
          try write(10, to: bytes)
          written += 10
        }
      }
    }
    #expect(written == 50)
  }

  @Test("Each step of the ladder gives up what the one before did and something more")
  func ladder() {
    let ladder = BudgetStep.ladder(rate: 50, qualities: [75, 70, 60], colors: 256)
    let losses = ladder.map { $0.losses(rate: 50).joined(separator: ", ") }
    let rest = "70, 20 instead of 50 pictures a second, 64 colors"
    #expect(
      losses.prefix(10) == [
        "", "33.33 instead of 50 pictures a second", "25 instead of 50 pictures a second",
        "20 instead of 50 pictures a second", "quality 75, 20 instead of 50 pictures a second",
        "quality 70, 20 instead of 50 pictures a second", "quality 70, 20 instead of 50 pictures a second, 128 colors",
        "quality 70, 20 instead of 50 pictures a second, 96 colors", "quality \(rest)",
        "quality \(rest), 95 % of the width and height",
      ])
    #expect(
      losses.suffix(10) == [16.67, 14.29, 12.5, 10].map {
        "quality 70, \($0.decimalText) instead of 50 pictures a second, 64 colors, 50 % of the width and height"
      }
        + [50, 45, 40, 35, 30, 25].map {
          "quality 60, 10 instead of 50 pictures a second, 64 colors, \($0) % of the width and height"
        })
    // Whoever begins with less comes to the same pictures.
    for (rate, qualities, colors) in [(25.0, [75.0, 70, 60], 256), (50, [70, 60], 100), (60, [80, 75, 70, 60], 256)] {
      let other = BudgetStep.ladder(rate: rate, qualities: qualities, colors: colors)
      func rest(_ ladder: [BudgetStep], _ rate: Double) -> [[Double]] {
        ladder.suffix(20).map { step in
          [(rate / step.rateDivisor * 100).rounded(), step.scale, step.quality ?? 0, Double(step.colors ?? 0)]
        }
      }
      #expect(rest(other, rate) == rest(ladder, 50))
    }
    // What plays slowly already keeps its pictures, and what has no palette its colours.
    #expect(BudgetStep.ladder(rate: 8, qualities: []).allSatisfy { $0.rateDivisor == 1 && $0.colors == nil })
    #expect(BudgetStep.ladder(rate: 20, qualities: []).map(\.rateDivisor).max() == 2)
    // What is to be kept is kept, and all else is given up as before.
    let sharp = BudgetStep.ladder(rate: 50, qualities: [75], keepsSize: true)
    #expect(sharp.allSatisfy { $0.scale == 1 } && sharp.map(\.rateDivisor).max() == 5)
    let smooth = BudgetStep.ladder(rate: 50, qualities: [75], keepsRate: true)
    #expect(smooth.allSatisfy { $0.rateDivisor == 1 } && smooth.map(\.scale).min() == 0.25)
    #expect(BudgetStep.ladder(rate: 50, qualities: [75, 60], keepsRate: true, keepsSize: true).count == 3)
  }

  @Test("A scene is drawn into at most so many bytes, and it is told what that costs")
  func scene() async throws {
    func gif(atMost limit: Int) async throws -> BudgetedFile<BudgetStep, Void> {
      try await ByteBudget(limit).render(Slide()) { width, height, _, bytes in
        try GIFEncoder(width: width, height: height, options: GIFOptions(), to: bytes)
      }
    }
    let whole = try await gif(atMost: 1_000_000)
    #expect(whole.step == BudgetStep())
    let smaller = try await gif(atMost: whole.bytes.count * 2 / 3)
    #expect(smaller.bytes.count <= whole.bytes.count * 2 / 3)
    #expect((1.2...2.5).contains(smaller.step.rateDivisor))
    #expect(smaller.step.losses(rate: 50).first?.hasSuffix(" instead of 50 pictures a second") == true)
    var decoder = try AnimationDecoder(bytes: smaller.bytes)
    #expect(try decoder.nextFrame()?.bitmap.width == Int((40 * smaller.step.scale).rounded()))
    #expect(decoder.info.frames.allSatisfy { $0.storedDelay.seconds >= 0.04 })
    let error = await #expect(throws: BudgetError.self) { try await gif(atMost: 30) }
    #expect(error?.limit == 30)
    let smallest = try #require(error?.smallest)
    #expect(try await gif(atMost: smallest).bytes.count == smallest)
    await #expect(throws: BudgetError.self) { try await gif(atMost: smallest - 1) }
  }
}
