import Springform
public import UIKitCore

/// A font with a size. On Apple's systems, too, either is taken for the other.
public typealias CTFont = UIFont

/// A glyph's number. A glyph is a UTF-16 unit here, whatever the font calls it.
public typealias CGGlyph = UInt16

public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size > 0 ? size : 12) }

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Downwards.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName.replacing("-", with: " ") as NSString }

/// - Returns: whether the font has a glyph for each letter; what a font has not, another one shows.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  for index in 0..<max(count, 0) { glyphs[index] = characters[index] }
  return true
}

/// How far the pen moves for each glyph.
/// - Returns: of all glyphs together.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let width = TextMeasure.layout(font.text(of: glyphs[index])).size.width
    advances?[index] = CGSize(width: width, height: 0)
    sum += width
  }
  return sum
}

/// The rectangle around each glyph's outline, as it stands at the origin, with y growing upward.
/// - Returns: the one around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let rect = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = rect
    all = all.union(rect)
  }
  return all.isNull ? .zero : all
}

/// A glyph's outline as it stands at the origin, with y growing upward; `nil` for one without, such as a space's.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let layout = TextMeasure.layout(font.text(of: glyph))
  var outline = Path()
  for part in layout.parts { outline.addPath(part.outlines) }
  guard !outline.isEmpty else { return nil }
  var upward = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(layout.baseline))
  if let matrix { upward = upward.concatenating(matrix.pointee) }
  return CGPath(outline).copy(using: &upward)
}

extension UIFont {
  fileprivate func text(of glyph: CGGlyph) -> AttributedText {
    AttributedText([.init(String(decoding: [glyph], as: UTF16.self), TextAttributes(font: font))])
  }
}
