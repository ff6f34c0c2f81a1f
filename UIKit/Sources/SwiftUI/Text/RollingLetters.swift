import CoreGraphics
import Springform

/// The letters of a text that says something else now: what is the same slides to its new place, and the others roll up or down and away
/// while new ones roll in. Apple documents no lengths: those are for the eye.
package final class RollingLetters {
  private struct Progress: Animatable {
    var animatableData: Double
  }

  private let former: (layout: Text.Layout, size: CGSize, characters: [Character])
  /// 1 for letters that go up, -1 for those that go down.
  private let direction: Double
  private let progress = AnimatedValue<Progress>()

  init(
    from layout: Text.Layout, _ size: CGSize, _ text: Text, goesUp: Bool, on element: SurfaceElement
  ) {
    former = (layout, size, text.runs.flatMap(\.string))
    direction = goesUp ? 1 : -1
    progress.set(Progress(animatableData: 0), for: element)
    progress.set(Progress(animatableData: 1), for: element)
  }

  func moves(since pass: Int) -> Bool { progress.moves(since: pass) }
  func advance(to time: Double) -> Bool { progress.advance(to: time) }

  /// Draws the letters on their way to those of a layout in a size.
  func draw(_ layout: Text.Layout, _ text: Text, in size: CGSize, with context: GraphicsContext) {
    let share = progress.shown?.animatableData ?? 1
    let opacity = min(max(share, 0), 1)
    let characters: [Character] = text.runs.flatMap(\.string)
    let (old, new) = (Self.letters(of: former.layout), Self.letters(of: layout))
    let pairs = Self.pairs(former.characters, characters)
    let (stay, came) = (Set(pairs.map(\.old)), Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) }))
    // Of a text of another width the middle stays where it is.
    let (dx, dy) = ((size.width - former.size.width) / 2, (size.height - former.size.height) / 2)
    func draw(_ letter: Text.Layout.RunSlice, x: CGFloat, y: CGFloat, opacity: Double) {
      var copy = context
      copy.translateBy(x: x, y: y)
      copy.opacity = opacity
      copy.draw(letter)
    }
    for (index, letter) in old.sorted(by: { $0.key < $1.key }) where !stay.contains(index) {
      let height = Double(letter.typographicBounds.rect.height)
      draw(letter, x: dx, y: dy - CGFloat(direction * share * height * 0.6), opacity: 1 - opacity)
    }
    for (index, letter) in new.sorted(by: { $0.key < $1.key }) {
      let bounds = letter.typographicBounds
      if let before = came[index].flatMap({ old[$0] })?.typographicBounds {
        let left = CGFloat(1 - share)
        draw(
          letter, x: (before.origin.x + dx - bounds.origin.x) * left,
          y: (before.origin.y + dy - bounds.origin.y) * left,
          opacity: 1)
      } else {
        draw(letter, x: 0, y: CGFloat(direction * (1 - share) * Double(bounds.rect.height) * 0.6), opacity: opacity)
      }
    }
  }

  private static func letters(of layout: Text.Layout) -> [Int: Text.Layout.RunSlice] {
    var letters: [Int: Text.Layout.RunSlice] = [:]
    for line in layout {
      for run in line {
        for slice in run { letters[slice.characterIndices.first?.value ?? 0] = slice }
      }
    }
    return letters
  }

  /// Which letters are the same: those at the beginning and at the end, and of what lies between, those at the same place from the right, as
  /// figures of a number have it.
  package static func pairs(_ old: [Character], _ new: [Character]) -> [(old: Int, new: Int)] {
    let shorter = min(old.count, new.count)
    let first = (0..<shorter).prefix { old[$0] == new[$0] }.count
    let fromRight = (0..<shorter - first).filter { old[old.count - 1 - $0] == new[new.count - 1 - $0] }
    return (0..<first).map { ($0, $0) } + fromRight.reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }
}
