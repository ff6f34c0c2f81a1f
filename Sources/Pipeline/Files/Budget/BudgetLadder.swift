/// The orders in which something is given up: from everything to the least that is worth having. Each step gives up what the
/// one before did and something more.
extension BudgetStep {
  private typealias Change = (inout BudgetStep) -> Void

  /// For a file that is looked at by itself, in the order in which people notice it least: pictures down to 20 a second,
  /// quality as far as nobody sees it at a glance, colours, size down to half the width, pictures down to 10 a second, and
  /// at last the rest of quality and size. Every step says what is left, and not what share of it: whoever begins with
  /// less comes to the same file.
  /// - Parameters:
  ///   - rate: pictures per second when nothing is given up.
  ///   - qualities: what the encoder can be told, from good to small.
  ///   - colors: the most colours of a palette when nothing is given up; `nil` for encoders without one.
  ///   - keepsRate: whether all pictures stay.
  ///   - keepsSize: whether the width and the height stay.
  package static func ladder(
    rate: Double, qualities: [Double], colors: Int? = nil, keepsRate: Bool = false, keepsSize: Bool = false
  ) -> [BudgetStep] {
    func rates(_ rates: [Double]) -> [Change] {
      keepsRate ? [] : rates.filter { $0 < rate }.map { slower in { $0.rateDivisor = rate / slower } }
    }
    func sizes(_ percents: StrideThrough<Int>) -> [Change] {
      keepsSize ? [] : percents.map { percent in { $0.scale = Double(percent) / 100 } }
    }
    let (fair, poor) = (qualities.filter { $0 >= fairQuality }, qualities.filter { $0 < fairQuality })
    var changes = rates(smoothRates)
    changes += fair.map { quality in { $0.quality = quality } }
    changes += fewerColors.filter { $0 < colors ?? 0 }.map { count in { $0.colors = count } }
    changes += sizes(stride(from: 95, through: 50, by: -5))
    changes += rates(jerkyRates)
    changes += poor.map { quality in { $0.quality = quality } }
    changes += sizes(stride(from: 45, through: 25, by: -5))
    return steps(changes)
  }

  /// Pictures a second, each for a whole number of the hundredths that a GIF counts: those that still seem to move, and
  /// those that are seen one by one.
  private static let smoothRates = [50, 100.0 / 3, 25, 20]
  private static let jerkyRates = [100.0 / 6, 100.0 / 7, 12.5, 10]
  /// Of 100, down to which nothing is seen at a glance.
  private static let fairQuality = 70.0
  /// The most of a palette.
  private static let fewerColors = [128, 96, 64]

  /// For a GIF that is one of many on a page, where sharp pictures count for more than smooth motion: pictures, colours,
  /// size.
  /// - Parameter rate: pictures per second when nothing is given up.
  package static func galleryLadder(rate: Double) -> [BudgetStep] {
    var changes: [Change] = []
    for divisor in [2.0, 3, 4] where rate / divisor >= lowestGalleryRate { changes.append { $0.rateDivisor = divisor } }
    for colors in [128, 64, 32] { changes.append { $0.colors = colors } }
    for percent in stride(from: 90, through: 20, by: -10) { changes.append { $0.scale = Double(percent) / 100 } }
    return steps(changes)
  }

  /// Below this many pictures a second motion falls apart.
  private static let lowestGalleryRate = 8.0

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
