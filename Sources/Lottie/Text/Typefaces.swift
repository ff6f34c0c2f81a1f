import SpringformGeometry
import SpringformScene
import SpringformText

/// Letters of this machine's fonts, for files that do not bring their own along.
final class Typefaces {
  /// Opened when it is needed: that takes long.
  private lazy var library = FontLibrary()
  private var families: [String: (used: String, isStandIn: Bool)] = [:]

  private static let size = 100.0

  /// - Returns: how a letter looks, and which family stands in for the font's own where that is not installed.
  func glyph(_ letter: String, of model: FontModel) -> (glyph: GlyphTable.Glyph, standIn: String?) {
    let family = family(model.family)
    let standIn = family.isStandIn ? family.used : nil
    guard !isSilent(letter) else { return (GlyphTable.Glyph(), standIn) }
    let font = Font(family: family.used, size: Self.size, weight: model.weight, isItalic: model.isItalic)
    // A mark that stands alone is drawn over what stands before it, without a circle that shows where that would be.
    let isMark = letter.unicodeScalars.first.map(isMark) ?? false
    let line = Paragraph.line(truncation: .none)
    guard let layout = try? library.layout(isMark ? "\u{A0}" + letter : letter, font: font, paragraph: line) else {
      return (GlyphTable.Glyph(), standIn)
    }
    if isUndrawable(letter), let box = try? library.missingGlyph(of: font) {
      var glyph = GlyphTable.Glyph()
      for scalar in letter.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
        glyph.outline.addPath(box.outline, transform: AffineTransform(translationX: glyph.advance, y: 0))
        glyph.advance += box.advance
      }
      return (glyph, standIn)
    }
    let place = AffineTransform(translationX: isMark ? -layout.size.width : 0, y: -layout.baseline)
    let pictures = layout.pictures.map { picture in
      GlyphTable.Picture(image: Image(picture.bitmap), frame: picture.frame.applying(place))
    }
    return (
      GlyphTable.Glyph(
        advance: isMark ? 0 : layout.size.width, outline: layout.outlines.applying(place), pictures: pictures), standIn
    )
  }

  /// Whether a letter that was looked up is in no font, so that boxes stand for it.
  func isUndrawable(_ letter: String) -> Bool {
    letter.unicodeScalars.first.map(library.undrawable.contains) ?? false
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  /// Whether letters are neither seen nor take room, as browsers have control characters.
  private func isSilent(_ letter: String) -> Bool {
    letter.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The first family of a list, as style sheets have them, that is installed; else what stands in for the first.
  private func family(_ list: String) -> (used: String, isStandIn: Bool) {
    if let known = families[list] { return known }
    let names = list.split(separator: ",").map { name in
      String(name.drop(while: Self.isMargin).reversed().drop(while: Self.isMargin).reversed())
    }
    let installed = names.first(where: library.hasFamily)
    let result = (installed ?? library.family(standingInFor: names.first ?? ""), installed == nil)
    families[list] = result
    return result
  }

  private static func isMargin(_ character: Character) -> Bool { character.isWhitespace || "\"'".contains(character) }
}
