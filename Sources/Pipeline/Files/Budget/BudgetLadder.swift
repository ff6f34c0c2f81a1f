/// The orders in which something is given up: from everything to the least that is worth having. Each step gives up what the
/// one before did and something more.
extension BudgetStep {
  private typealias Change = (inout BudgetStep) -> Void

  /// Below this many pictures a second motion falls apart.
  private static let lowestRate = 8.0

  /// For a file that is looked at by itself, in the order in which people notice it least: quality, and then pictures and
  /// size by turns, so that each step saves a tenth to a quarter: down to half the pictures of half the width, and to a
  /// quarter of both.
  /// - Parameters:
  ///   - rate: pictures per second when nothing is given up.
  ///   - qualities: what the encoder can be told, from good to small.
  ///   - keepsRate: whether all pictures stay.
  ///   - keepsSize: whether the width and the height stay.
  package static func ladder(
    rate: Double, qualities: [Double], keepsRate: Bool = false, keepsSize: Bool = false
  ) -> [BudgetStep] {
    var changes: [Change] = qualities.map { quality in { $0.quality = quality } }
    for (divisor, percents) in rounds {
      if !keepsRate, rate / divisor >= lowestRate { changes.append { $0.rateDivisor = divisor } }
      if !keepsSize { changes += percents.map { percent in { $0.scale = Double(percent) / 100 } } }
    }
    return steps(changes)
  }

  /// One in so many pictures, and then percents of the width and the height.
  private static let rounds: [(divisor: Double, percents: [Int])] = [
    (6 / 5, [95, 90]), (4 / 3, [85, 80]), (3 / 2, [75, 70]), (2, [65, 60, 55, 50]), (3, [45, 40]), (4, [35, 30, 25]),
  ]

  /// For a GIF that is one of many on a page, where sharp pictures count for more than smooth motion: pictures, colours,
  /// size.
  /// - Parameter rate: pictures per second when nothing is given up.
  package static func galleryLadder(rate: Double) -> [BudgetStep] {
    var changes: [Change] = []
    for divisor in [2.0, 3, 4] where rate / divisor >= lowestRate { changes.append { $0.rateDivisor = divisor } }
    for colors in [128, 64, 32] { changes.append { $0.colors = colors } }
    for percent in stride(from: 90, through: 20, by: -10) { changes.append { $0.scale = Double(percent) / 100 } }
    return steps(changes)
  }

  private static func steps(_ changes: [Change]) -> [BudgetStep] {
    var steps = [BudgetStep()]
    for change in changes {
      var next = steps[steps.count - 1]
      change(&next)
      steps.append(next)
    }
    return steps
  }
}
