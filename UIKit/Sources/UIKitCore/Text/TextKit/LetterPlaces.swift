import QuartzCore
package import Springform

/// Where the letters of a text lie whose lines are broken at a width, from its upper left corner, in points. Letters are counted in UTF-16.
package struct LetterPlaces {
  package struct Line {
    package var range: NSRange
    /// As wide as the line's letters.
    package var rect: CGRect
    /// From the top of all lines down.
    package var baseline: CGFloat
  }

  let string: NSAttributedString
  package private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - string: the text.
  ///   - width: the longest a line may be; 0 for no other breaks than the text's own.
  ///   - maximumLines: 0 for all.
  package init(_ string: NSAttributedString, width: CGFloat, maximumLines: Int = 0) {
    self.string = string
    let (text, limit) = (string.string as NSString, TextMeasure.limit(width))
    var (index, bottom): (Int, CGFloat) = (0, 0)
    while index < text.length {
      let letter = text.rangeOfComposedCharacterSequence(at: index)
      let rect = Self.end(of: NSMaxRange(letter), in: string, limit)
      if !lines.isEmpty, abs(lines[lines.count - 1].rect.minY - rect.minY) < 0.5 {
        lines[lines.count - 1].range.length = NSMaxRange(letter) - lines[lines.count - 1].range.location
        lines[lines.count - 1].rect.size.height = max(lines[lines.count - 1].rect.height, rect.height)
      } else if maximumLines == 0 || lines.count < maximumLines {
        lines.append(Line(range: letter, rect: rect, baseline: 0))
      } else {
        break
      }
      bottom = max(bottom, rect.maxY)
      index = NSMaxRange(letter)
    }
    for index in lines.indices { place(index, limit) }
  }

  /// The line that the letter before an index is in: a word that has no room in a line begins the next one.
  private static func end(of index: Int, in string: NSAttributedString, _ width: Double?) -> CGRect {
    let rest = (string.string as NSString).substring(from: index)
    let isInWord =
      index > 0
      && !(string.string as NSString).substring(with: NSRange(location: index - 1, length: 1))
        .allSatisfy(\.isWhitespace)
    let word = isInWord ? rest.prefix { !$0.isWhitespace }.utf16.count : 0
    let layout = TextMeasure.layout(string.part(NSRange(location: 0, length: index + word)).laidOutText, width: width)
    guard let last = layout.parts.last else { return .zero }
    return CGRect(last.frame)
  }

  private mutating func place(_ index: Int, _ width: Double?) {
    let line = lines[index]
    let layout = TextMeasure.layout(string.part(line.range).laidOutText)
    let style = string.paragraphStyle(at: line.range.location)
    let room = CGFloat(width ?? 0) - CGFloat(layout.size.width)
    let share: CGFloat = style?.alignment == .center ? 0.5 : style?.alignment == .right ? 1 : 0
    lines[index].rect.origin.x = max(room, 0) * share
    lines[index].rect.size.width = CGFloat(layout.size.width)
    lines[index].baseline = line.rect.minY + CGFloat(layout.baseline)
  }

  var size: CGSize {
    CGSize(width: lines.map(\.rect.maxX).max() ?? 0, height: lines.map(\.rect.maxY).max() ?? 0)
  }

  func line(of index: Int) -> Line? {
    lines.first { NSLocationInRange(index, $0.range) }
      ?? (index >= NSMaxRange(lines.last?.range ?? NSRange()) ? lines.last : nil)
  }

  /// Where a letter begins.
  func x(of index: Int) -> CGFloat {
    guard let line = line(of: index) else { return 0 }
    let before = NSRange(location: line.range.location, length: max(index - line.range.location, 0))
    guard before.length > 0 else { return line.rect.minX }
    guard index < NSMaxRange(line.range) else { return line.rect.maxX }
    return line.rect.minX + CGFloat(TextMeasure.layout(string.part(before).laidOutText).size.width)
  }

  /// Where letters lie, a rectangle for each of their lines.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let (start, end) = (x(of: part.location), x(of: NSMaxRange(part)))
      let right = NSMaxRange(part) >= NSMaxRange(line.range) ? line.rect.maxX : end
      return CGRect(x: start, y: line.rect.minY, width: max(right - start, 0), height: line.rect.height)
    }
  }

  /// The letter at or nearest to a point, and how far across it the point lies, 0...1.
  func letter(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return (0, 0) }
    let text = string.string as NSString
    var index = line.range.location
    while index < NSMaxRange(line.range) {
      let letter = text.rangeOfComposedCharacterSequence(at: index)
      let (start, end) = (x(of: index), rects(of: letter).first?.maxX ?? 0)
      if point.x < end || NSMaxRange(letter) >= NSMaxRange(line.range) {
        let fraction = end > start ? (point.x - start) / (end - start) : 0
        return (index, min(max(fraction, 0), 1))
      }
      index = NSMaxRange(letter)
    }
    return (index, 0)
  }
}

extension NSAttributedString {
  package func part(_ range: NSRange) -> NSAttributedString { attributedSubstring(from: range) }

  /// As it is laid out where nothing else is said of its letters than what it says itself.
  package var laidOutText: AttributedText { AttributedText(self, usual: TextAttributes(font: Font(size: 12))) }

  func paragraphStyle(at index: Int) -> NSParagraphStyle? {
    index < length ? attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
