import CPango
import SpringformNumerics

/// What Pango has to know of a text's letters, in its units.
struct RunAttributes {
  /// The em of the text's largest font.
  private let em: Double
  private let font: Font
  /// The most that a letter may be moved from the one before, in ems, so that the longest text stays within what Pango counts.
  private let widest: Double
  private let list = pango_attr_list_new()
  private var isEmpty = true

  init(em: Double, of font: Font, widest: Double) { (self.em, self.font, self.widest) = (em, font, widest) }

  /// - Parameter letterSpacing: in points.
  mutating func add(letterSpacing: Double, at range: Range<Int>? = nil) {
    guard letterSpacing != 0 else { return }
    let limit = widest * font.size
    add(pango_attr_letter_spacing_new(units(letterSpacing.clamped(to: -limit...limit, otherwise: 0))), at: range)
  }

  mutating func add(featuresOf font: Font, at range: Range<Int>? = nil) {
    if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), at: range) }
  }

  mutating func add(_ runs: [AttributedText.Run]) {
    var start = 0
    for (index, run) in runs.enumerated() {
      let range = start..<start + run.string.utf8.count
      start = range.upperBound
      guard !range.isEmpty else { continue }
      let attributes = run.attributes
      let description = attributes.font.description(em: em * attributes.font.size / font.size)
      add(pango_attr_font_desc_new(description), at: range)
      pango_font_description_free(description)
      add(featuresOf: attributes.font, at: range)
      add(letterSpacing: attributes.letterSpacing, at: range)
      // Within what a picture may be high.
      let offset = attributes.baselineOffset.clamped(to: -1000 * font.size...1000 * font.size, otherwise: 0)
      if offset != 0 { add(pango_attr_rise_new(units(offset)), at: range) }
      // A colour that no other run has, so that Pango keeps runs apart whose letters are alike.
      add(pango_attr_foreground_new(UInt16(index >> 16), UInt16(index & 0xFFFF), 0), at: range)
    }
  }

  private func units(_ points: Double) -> Int32 { Int32((points / (font.size / em)).rounded()) }

  private mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, at range: Range<Int>?) {
    if let range, let attribute {
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
    }
    // Unlike inserting, this joins equal ones, so that letters of two runs are kerned.
    pango_attr_list_change(list, attribute)
    isEmpty = false
  }

  /// To be called once, at last.
  func set(on layout: OpaquePointer?) {
    if !isEmpty { pango_layout_set_attributes(layout, list) }
    pango_attr_list_unref(list)
  }
}

extension Font {
  /// Pango's, to be freed, at an em of so many of its units.
  func description(em: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, em)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
