import Springform
import Testing
import ViewScenes

import UIKit

/// Chance is a scene's own: the same each time, and fair.
@Suite struct RandomTests {
  private func numbers(_ draw: @escaping @Sendable () -> CGFloat) -> [CGFloat] {
    let log = Log()
    play(0.05) { _, stage in
      for index in 0..<5 { stage.perform(at: Double(index) / 100) { log.numbers.append(draw()) } }
    }
    return log.numbers
  }

  @Test(arguments: 0..<9) func everySceneDrawsTheSame(_ way: Int) {
    let ways: [@Sendable () -> CGFloat] = [
      { CGFloat.random(in: 0..<1000) }, { CGFloat.random(in: 0...1000) }, { CGFloat(Double.random(in: 0...1000)) },
      { CGFloat(Int.random(in: 0..<1000)) }, { CGFloat(UInt8.random(in: 0...255)) },
      { CGFloat(Array(0..<1000).shuffled()[0]) }, { CGFloat((0..<1000).randomElement() ?? -1) },
      { (0..<10).reduce(0) { sum, _ in sum * 2 + (Bool.random() ? 1 : 0) } },
      {
        var (array, generator) = (Array(0..<1000), SystemRandomNumberGenerator())
        array.shuffle()
        return CGFloat(array[0]) + CGFloat(generator.next() % 7)
      },
    ]
    let once = numbers(ways[way])
    #expect(once.count == 5 && Set(once).count > 2 && once.allSatisfy { (0..<1024).contains($0) })
    #expect(numbers(ways[way]) == once)
  }

  /// Of 4000 draws below 4 each comes up a thousand times, give or take six deviations of 27.
  @Test func drawsAreFair() {
    play(0) { _, _ in
      var counts = [0, 0, 0, 0]
      for _ in 0..<4000 { counts[Int.random(in: 0..<4)] += 1 }
      #expect(counts.allSatisfy { abs($0 - 1000) < 165 })
    }
  }

  @Test func drawsOfCAreTheScenesToo() {
    let log = Log()
    for _ in 0..<2 { play(0) { _, _ in log.numbers += drawByC() + drawByC() } }
    #expect(log.numbers.count == 24 && Array(log.numbers[..<12]) == Array(log.numbers[12...]))
    #expect(Set(log.numbers).count > 8 && log.numbers.allSatisfy { (0..<1000).contains($0) } && log.numbers[5] == 0)
  }
}
