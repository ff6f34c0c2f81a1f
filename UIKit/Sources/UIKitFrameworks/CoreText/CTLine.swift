import Springform
public import UIKitCore

/// A text in one line.
public final class CTLine {
  let string: NSAttributedString
  /// Where it stands in the text that it is a line of.
  let start: Int

  init(_ string: NSAttributedString, start: Int = 0) { (self.string, self.start) = (string, start) }

  fileprivate var layout: AttributedLayout { TextMeasure.layout(string.laidOutText) }

  /// How far from the line's beginning a letter begins.
  func x(of index: Int) -> CGFloat {
    let count = min(max(index - start, 0), string.length)
    guard count > 0 else { return 0 }
    return CGFloat(TextMeasure.layout(string.part(NSRange(location: 0, length: count)).laidOutText).size.width)
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// What is too long ends with an ellipsis, in the end whatever is asked for.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.layout.size.width > width else { return line }
  let token = truncationToken?.string ?? NSAttributedString(string: "")
  var count = line.string.length
  while count > 0 {
    let result = NSMutableAttributedString(attributedString: line.string.part(NSRange(location: 0, length: count)))
    result.append(token)
    if TextMeasure.layout(result.laidOutText).size.width <= width { return CTLine(result, start: line.start) }
    count -= 1
  }
  return nil
}

/// - Returns: the width.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let layout = line.layout
  ascent?.pointee = CGFloat(layout.baseline)
  descent?.pointee = CGFloat(layout.size.height - layout.baseline)
  leading?.pointee = 0
  return layout.size.width
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// From the baseline's beginning, with y growing upward.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let layout = line.layout
  guard options.contains(.useGlyphPathBounds) else {
    return CGRect(
      x: 0, y: layout.baseline - layout.size.height, width: layout.size.width, height: layout.size.height)
  }
  let drawn = layout.parts.compactMap { $0.outlines.bounds.map { CGRect($0) } }
  let all = drawn.dropFirst().reduce(drawn.first ?? .zero) { $0.union($1) }
  return CGRect(x: all.minX, y: CGFloat(layout.baseline) - all.maxY, width: all.width, height: all.height)
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.string.length)
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.string.length }
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let letters = line.string.string
  let rest = letters.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + String($1).utf16.count }
  return line.layout.size.width - Double(line.x(of: line.start + line.string.length - rest))
}

public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let x = line.x(of: charIndex)
  secondaryOffset?.pointee = x
  return x
}

/// The place between letters that is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let places = line.start...(line.start + line.string.length)
  return places.min { abs(line.x(of: $0) - position.x) < abs(line.x(of: $1) - position.x) } ?? line.start
}

/// Draws a line, whose baseline begins at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { context.draw(line.string) }

extension CGContext {
  /// Letters stand upright where y grows upward, which a text matrix that is flipped undoes.
  fileprivate func draw(_ string: NSAttributedString) {
    let layout = TextMeasure.layout(drawn(string.laidOutText))
    saveGState()
    translateBy(x: textPosition.x, y: textPosition.y)
    concatenate(CGAffineTransform(a: textMatrix.a, b: textMatrix.b, c: textMatrix.c, d: textMatrix.d, tx: 0, ty: 0))
    scaleBy(x: 1, y: -1)
    draw(layout, at: CGPoint(x: 0, y: -CGFloat(layout.baseline)))
    restoreGState()
    textPosition.x += CGFloat(layout.size.width)
  }
}

// MARK: Runs

/// Letters of a line that look the same.
public final class CTRun {
  let line: CTLine
  /// In the line's string.
  let range: NSRange
  let attributes: [NSAttributedString.Key: Any]

  init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
    (self.line, self.range, self.attributes) = (line, range, attributes)
  }

  fileprivate var letters: [UInt16] { Array((line.string.string as NSString).substring(with: range).utf16) }
  fileprivate func x(of index: Int) -> CGFloat { line.x(of: line.start + range.location + index) }
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  var runs: [CTRun] = []
  line.string.enumerateAttributes(in: NSRange(location: 0, length: line.string.length), options: []) {
    values, range, _ in
    runs.append(CTRun(line, range, values))
  }
  return runs
}

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let result = NSMutableDictionary()
  for (key, value) in run.attributes { result.setObject(value, forKey: key.rawValue as NSString) }
  return result
}
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.range.location, length: run.range.length)
}
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  let (letters, part) = (run.letters, range.within(run.range.length))
  for index in 0..<part.length { buffer[index] = letters[part.location + index] }
}
/// From the line's beginning, on the baseline.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  let part = range.within(run.range.length)
  for index in 0..<part.length { buffer[index] = CGPoint(x: run.x(of: part.location + index), y: 0) }
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let part = range.within(run.range.length)
  for index in part.location..<NSMaxRange(part) {
    buffer[index - part.location] = CGSize(width: run.x(of: index + 1) - run.x(of: index), height: 0)
  }
}
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  let part = range.within(run.range.length)
  for index in 0..<part.length { buffer[index] = run.line.start + run.range.location + part.location + index }
}
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let part = range.within(run.range.length)
  let own = run.line.string.part(NSRange(location: run.range.location + part.location, length: part.length))
  return CTLineGetTypographicBounds(CTLine(own), ascent, descent, leading)
}
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = range.within(run.range.length)
  let own = run.line.string.part(NSRange(location: run.range.location + part.location, length: part.length))
  let start = context.textPosition
  context.textPosition.x += run.x(of: part.location)
  context.draw(own)
  context.textPosition = start
}
