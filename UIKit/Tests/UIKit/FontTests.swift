import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct FontTests {
  private func inScene(_ body: @escaping @Sendable (UIView) -> Void) {
    let stage = play(0) { view, _ in body(view) }
    #expect(stage.error == nil)
  }

  /// Of Inter's tables, with 2816 units in an em: `hhea` 2728, -680 and 0, `OS/2` 2048 and 1536.
  @Test func metrics() {
    inScene { _ in
      let font = UIFont.systemFont(ofSize: 28.16)
      let found = [font.ascender, font.descender, font.leading, font.capHeight, font.xHeight, font.lineHeight]
      for (value, expected) in zip(found, [27.28, -6.8, 0, 20.48, 15.36, 34.08]) {
        #expect(abs(value - expected) < 0.011)
      }
    }
  }

  @Test func digits() {
    inScene { _ in
      func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
      #expect(width("1111", digits) == width("0000", digits))
      #expect(width("1111", .systemFont(ofSize: 20)) < width("0000", .systemFont(ofSize: 20)))
      #expect(UIFont.monospacedSystemFont(ofSize: 20, weight: .bold) == digits)
    }
  }

  @Test(arguments: [
    ("HelveticaNeue-Light", Font.Weight.light, false), ("HelveticaNeue-BoldItalic", .bold, true),
    ("Helvetica", .regular, false), ("AvenirNext-DemiBold", .semibold, false), ("Inter-ExtraLight", .extraLight, false),
    ("Arial-BoldMT", .bold, false), ("inter-black", .black, false), ("Futura-Medium", .medium, false),
  ]) func names(name: String, weight: Font.Weight, isItalic: Bool) {
    inScene { view in
      let label = UILabel()
      label.font = UIFont(name: name, size: 13)
      let font = unsafeDowncast(label.layer.base, to: TextLayer.self).font
      #expect(font == Font(size: 13, weight: weight, isItalic: isItalic))
    }
  }

  @Test func namesLeadBack() {
    inScene { _ in
      for weight in [UIFont.Weight.thin, .ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black] {
        let font = UIFont.systemFont(ofSize: 10, weight: weight)
        #expect(UIFont(name: font.fontName, size: 10) == font)
      }
      #expect(UIFont.boldSystemFont(ofSize: 10).fontName == "Inter-Bold")
      #expect(UIFont.familyNames.contains("Inter"))
      #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-BoldItalic"))
      #expect(UIFont.fontNames(forFamilyName: "Nobody's").isEmpty && UIFont(name: "", size: 1) == nil)
    }
  }

  /// `init(name:size:)` is `nil` for a name that is not available.
  @Test func namesOfNobody() {
    let stage = play(0) { view, _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      (label.text, label.font) = ("a", UIFont(name: "Nobody's", size: 10) ?? .systemFont(ofSize: 11))
      view.addSubview(label)
      #expect(label.font == .systemFont(ofSize: 11) && UIFont(name: "Nobody's-Bold", size: 10) == nil)
    }
    #expect(stage.error == nil)
  }

  /// Nobody knows what a machine has before a scene is played on it: what is made meanwhile is told then.
  @Test func namesOutsideOfScenes() {
    #expect(UIFont(name: "Inter-Bold", size: 10) == .boldSystemFont(ofSize: 10))
    #expect(UIFont(name: "Nobody's", size: 10)?.familyName == "Nobody's" && UIFont(name: "", size: 10) == nil)
  }

  @Test func descriptors() {
    inScene { _ in
      let font = UIFont.systemFont(ofSize: 12, weight: .bold)
      let descriptor = font.fontDescriptor
      #expect(descriptor.pointSize == 12 && descriptor.postscriptName == "Inter-Bold")
      #expect(UIFont(descriptor: descriptor, size: 0) == font)
      #expect(UIFont(descriptor: descriptor, size: 20) == .systemFont(ofSize: 20, weight: .bold))
      #expect(descriptor.symbolicTraits == .traitBold)
      let italic = UIFontDescriptor(name: "Inter", size: 9).withSymbolicTraits([.traitItalic, .traitBold])
      #expect(
        italic?.symbolicTraits == [.traitItalic, .traitBold]
          && italic?.withSymbolicTraits([]) == UIFontDescriptor(name: "Inter", size: 9))
      #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).pointSize == 22)
      #expect(
        descriptor.withSize(5).pointSize == 5
          && descriptor.withFamily("Sans").object(forKey: .family) as? String == "Sans")
      let added = descriptor.addingAttributes([
        .size: CGFloat(7), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light],
      ])
      #expect(UIFont(descriptor: added, size: 0) == .systemFont(ofSize: 7, weight: .light))
      #expect(UIFontDescriptor(fontAttributes: [.name: "Inter-Medium", .size: 8]).postscriptName == "Inter-Medium")
      #expect(descriptor.withDesign(.default) == descriptor && descriptor.fontAttributes[.size] as? CGFloat == 12)
      #expect(UIFont().pointSize == 14 && UIFont.systemFont(ofSize: 0).pointSize == 12)
    }
  }

  /// Nobody has changed the size of text.
  @Test func metricsOfStyles() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }
}
