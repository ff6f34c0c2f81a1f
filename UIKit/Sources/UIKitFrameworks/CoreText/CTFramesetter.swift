public import UIKitCore

/// Breaks a text into lines.
public final class CTFramesetter {
  let string: NSAttributedString
  init(_ string: NSAttributedString) { self.string = string }
}

/// A text that is broken into lines in a rectangle.
public final class CTFrame {
  let path: CGPath
  let lines: [CTLine]
  /// Where each line's baseline begins, from the lower left corner of the path's rectangle, with y growing upward.
  let origins: [CGPoint]

  init(_ string: NSAttributedString, _ start: Int, _ path: CGPath) {
    self.path = path
    let bounds = path.boundingBox
    let places = LetterPlaces(string, width: bounds.width)
    let shown = places.lines.filter { $0.rect.maxY <= bounds.height + 0.01 }
    lines = shown.map { CTLine(string.part($0.range), start: start + $0.range.location) }
    origins = shown.map { CGPoint(x: $0.rect.minX, y: bounds.height - $0.baseline) }
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Only the rectangle around the path counts.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = stringRange.within(framesetter.string.length)
  return CTFrame(framesetter.string.part(range), range.location, path)
}

public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.within(framesetter.string.length)
  let places = LetterPlaces(framesetter.string.part(range), width: constraints.width)
  let height = TextMeasure.limit(constraints.height).map { CGFloat($0) } ?? .infinity
  let fitting = places.lines.filter { $0.rect.maxY <= height + 0.01 }
  fitRange?.pointee = CFRange(
    location: range.location, length: fitting.last.map { NSMaxRange($0.range) } ?? 0)
  return CGSize(width: fitting.map(\.rect.width).max() ?? 0, height: fitting.map(\.rect.maxY).max() ?? 0)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let part = range.within(frame.origins.count)
  for index in 0..<part.length { origins[index] = frame.origins[part.location + index] }
}
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  guard let first = frame.lines.first, let last = frame.lines.last else { return CFRange() }
  return CFRange(location: first.start, length: last.start + last.string.length - first.start)
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
