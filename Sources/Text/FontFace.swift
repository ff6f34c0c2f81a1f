import CPango

/// A typeface in a version, as a font's file names itself.
package struct FontFace: Hashable, Comparable, Codable, Sendable {
  package let family: String
  /// The revision that the file states, such as `3.19`.
  package let version: String

  package init(family: String, version: String) {
    self.family = family
    self.version = version
  }

  package static func < (a: Self, b: Self) -> Bool { (a.family, a.version) < (b.family, b.version) }
}

extension FontFace {
  /// The face behind a font of Pango's, `nil` for one that fontconfig did not find.
  init?(_ font: UnsafeMutablePointer<PangoFont>?) {
    guard let font, let pattern = Self.pattern(of: font) else { return nil }
    var name: UnsafeMutablePointer<FcChar8>?
    var revision: Int32 = 0
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return nil }
    FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &revision)
    self.init(family: String(cString: name), version: Self.text(ofRevision: Int(revision)))
  }

  /// What fontconfig knows of a font of Pango's that it found.
  static func pattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    guard
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: GTypeInstance.self), pango_fc_font_get_type()) != 0
    else { return nil }
    return font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
  }

  /// The decimal form of an OpenType revision, a number of 16.16 bits (OpenType, `head` table), to thousandths.
  static func text(ofRevision revision: Int) -> String {
    let thousandths = (revision * 1000 + 0x8000) >> 16
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(fraction.prefix(2))" + (fraction.last == "0" ? "" : fraction.suffix(1))
  }
}
