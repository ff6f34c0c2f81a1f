import Glibc
import SpringformMotion
import SpringformNumerics

/// How much a selector chooses each letter at a moment.
struct TextSelection {
  private let shape: TextSelectorModel.Shape
  private let start: Double
  private let end: Double
  private let easing: TimingCurve
  private let amount: Double
  private let smoothness: Double
  /// For each letter, the number of what is counted.
  private let numbers: [Int]

  init(_ model: TextSelectorModel, of letters: [TextSetting.Letter], number: (Property<Numbers>) -> Double) {
    let (numbers, count) = Self.numbers(of: letters, model)
    self.numbers = numbers
    shape = model.shape
    let unit = model.countsItems ? 1 : Double(count) / 100
    let offset = number(model.offset)
    let ends = [number(model.start), number(model.end)].map { ($0 + offset) * unit }
    (start, end) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    let (low, high) = (number(model.easeLow) / 100, number(model.easeHigh) / 100)
    easing = TimingCurve(max(low, 0), max(-low, 0), high > 0 ? 1 - high : 1, high > 0 ? 1 : 1 + high)
    amount = number(model.amount) / 100
    smoothness = number(model.smoothness) / 100
  }

  /// - Parameter letter: its number in the text.
  func share(of letter: Int) -> Double {
    var share = easing.value(at: plainShare(of: Double(numbers[letter])))
    if smoothness != 1 {
      let range = smoothness == 0 ? 1e-8 : smoothness
      let threshold = 0.5 - range / 2
      share = share < threshold ? 0 : min((share - threshold) / range, 1)
    }
    return share * amount
  }

  private func plainShare(of place: Double) -> Double {
    let length = end - start
    /// How far the middle of what is counted lies on the way.
    let way = length == 0 ? 0 : min(max((place + 0.5 - start) / length, 0), 1)
    switch shape {
    case .square:
      guard place >= start.rounded(.down) else { return 0 }
      let covered = place < start ? min(end, 1) - (start - place) : end - place
      return min(max(covered, 0), 1)
    case .rampUp: return length == 0 ? (place >= end ? 1 : 0) : way
    case .rampDown: return length == 0 ? (place >= end ? 0 : 1) : 1 - way
    case .triangle: return length == 0 ? 0 : way < 0.5 ? 2 * way : 2 - 2 * way
    case .round: return length == 0 ? 0 : max(1 - (2 * way - 1) * (2 * way - 1), 0).squareRoot()
    case .smooth: return length == 0 ? 0 : (1 + cos(.pi + 2 * .pi * way)) / 2
    }
  }

  /// For each letter, how many of what is counted end before it, and how many there are.
  private static func numbers(of letters: [TextSetting.Letter], _ model: TextSelectorModel) -> ([Int], Int) {
    var (numbers, count) = ([Int](), 0)
    for (index, letter) in letters.enumerated() {
      numbers.append(count)
      let isLast = index == letters.count - 1
      let ends =
        switch model.basis {
        case .letters: !letter.isBreak
        case .lettersWithoutSpaces: !letter.isBreak && !letter.isSpace
        case .words: letter.isBreak || letter.isSpace || isLast
        case .lines: letter.isBreak || isLast
        }
      if ends { count += 1 }
    }
    guard model.isRandom, count > 1 else { return (numbers, count) }
    // In lottie-web the order is another one each time; here it is always the same for as many.
    var random = SplitMix64(seed: UInt64(count))
    let order = Array(0..<count).shuffled(using: &random)
    return (numbers.map { $0 < count ? order[$0] : $0 }, count)
  }
}
