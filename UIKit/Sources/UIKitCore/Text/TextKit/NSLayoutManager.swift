public import QuartzCore
import Springform

/// Lays out a text storage's letters in a container. There is a glyph for each UTF-16 unit here, so that both have the same numbers, and
/// all of them are in the first container.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  public private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  // What says how a phone lays out; all is laid out at once here, as the font says.
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false

  override public init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    invalidate()
  }
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  // MARK: Layout

  private var laidOut: LetterPlaces?

  func invalidate() { laidOut = nil }
  open func ensureLayout(for container: NSTextContainer) { _ = places }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = places }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = places }
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
  {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textContainers.first?.textView?.setNeedsLayout() }

  private var places: LetterPlaces {
    if let laidOut { return laidOut }
    let container = textContainers.first
    let width = max((container?.size.width ?? 0) - 2 * (container?.lineFragmentPadding ?? 0), 0)
    let made = LetterPlaces(
      textStorage ?? NSAttributedString(string: ""), width: width, maximumLines: container?.maximumNumberOfLines ?? 0)
    laidOut = made
    return made
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
  private func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: padding, dy: 0) }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  // MARK: Glyphs and letters

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: places.lines.last.map { NSMaxRange($0.range) } ?? 0)
  }
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = places.lines.filter { inContainer($0.rect).intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?)
    -> NSTextContainer?
  {
    effectiveRange?.pointee = textContainers.first.map { glyphRange(for: $0) } ?? NSRange(location: 0, length: 0)
    return textContainers.first
  }

  // MARK: Places, in the container's coordinates

  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(x: 0, y: 0, width: places.size.width + 2 * padding, height: places.size.height)
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = places.rects(of: glyphRange).map(inContainer)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return fragment(line)
  }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return used(line)
  }
  /// From its line fragment's upper left corner to where the glyph stands on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = places.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: places.x(of: glyphIndex) + padding, y: line.baseline - line.rect.minY)
  }
  /// As wide as the container.
  private func fragment(_ line: LetterPlaces.Line) -> CGRect {
    let width = textContainers.first.flatMap { TextMeasure.limit($0.size.width) }.map { CGFloat($0) }
    return CGRect(
      x: 0, y: line.rect.minY, width: width ?? line.rect.width + 2 * padding, height: line.rect.height)
  }
  private func used(_ line: LetterPlaces.Line) -> CGRect {
    line.rect.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
  }

  /// Calls a block with each line's rectangle, the used part of it, its container and its glyphs, until it sets its last argument.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in places.lines where NSIntersectionRange(line.range, glyphRange).length > 0 && !stops.boolValue {
      block(fragment(line), used(line), container, line.range, &stops)
    }
  }
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in places.rects(of: glyphRange) where !stops.boolValue { block(inContainer(rect), &stops) }
  }

  // MARK: What lies at a point

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    places.letter(at: CGPoint(x: point.x - padding, y: point.y)).index
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let letter = places.letter(at: CGPoint(x: point.x - padding, y: point.y))
    partialFraction?.pointee = letter.fraction
    return letter.index
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Drawing

  /// Draws glyphs into the current context, the container's upper left corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, let context = UIGraphicsGetCurrentContext() else { return }
    for line in places.lines {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      let layout = TextMeasure.layout(context.drawn(storage.part(part).laidOutText))
      let place = CGPoint(
        x: origin.x + padding + places.x(of: part.location), y: origin.y + line.baseline - CGFloat(layout.baseline))
      context.draw(layout, at: place)
    }
  }
  /// Backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Who a layout manager asks. Lines are laid out as the font says here, so that nobody is asked.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
