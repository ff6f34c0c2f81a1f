import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What the attributes of a string are on the stage: Inter's lines are 3408/2816 of its size high, 2728/2816 of it above the baseline.
@Suite struct AttributedStringTests {
  private func inScene(_ body: @escaping @Sendable (UIView) -> Void) {
    let stage = play(0) { view, _ in body(view) }
    #expect(stage.error == nil)
  }

  private func attributes(_ values: [NSAttributedString.Key: Any], usual: Font = Font(size: 12)) -> TextAttributes {
    AttributedText(NSAttributedString(string: "a", attributes: values), usual: TextAttributes(font: usual))
      .runs[0].attributes
  }

  @Test func fontsAndColors() {
    let found = attributes([
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow,
      .kern: 2.5, .baselineOffset: -3,
    ])
    #expect(found.font == Font(size: 20, weight: .bold) && found.color == .red && found.backgroundColor == .yellow)
    #expect(found.letterSpacing == 2.5 && found.baselineOffset == -3)
    #expect(attributes([:]) == TextAttributes(font: Font(size: 12)))
    #expect(attributes([.tracking: CGFloat(1.5)]).letterSpacing == 1.5)
    #expect(attributes([.foregroundColor: CGColor(gray: 0.5, alpha: 1)]).color == Color(white: 0.5, alpha: 1))
    #expect(attributes([NSFontAttributeName: UIFont.systemFont(ofSize: 9)]).font.size == 9)
    #expect(attributes([NSForegroundColorAttributeName: UIColor.blue]).color == .blue)
    #expect(attributes([NSBackgroundColorAttributeName: UIColor.blue]).backgroundColor == .blue)
    #expect(attributes([NSKernAttributeName: 4, NSBaselineOffsetAttributeName: 2]).letterSpacing == 4)
  }

  /// The bits are those that Apple's headers give.
  @Test func lines() {
    typealias Rule = TextAttributes.Rule
    let styles: [(NSUnderlineStyle, Rule)] = [
      (.single, Rule()), (.thick, Rule(thickness: 2)), (.double, Rule(isDouble: true)),
      ([.single, .patternDot], Rule(dashes: [1, 1])), ([.single, .patternDash], Rule(dashes: [4, 2])),
      ([.thick, .patternDashDot], Rule(thickness: 2, dashes: [4, 2, 1, 2])),
      ([.single, .patternDashDotDot], Rule(dashes: [4, 2, 1, 2, 1, 2])),
    ]
    for (style, rule) in styles {
      #expect(attributes([.underlineStyle: style.rawValue]).underline == rule)
      #expect(attributes([.strikethroughStyle: style.rawValue]).strikethrough == rule)
    }
    #expect(attributes([.underlineStyle: 0]).underline == nil)
    let colored = attributes([
      .underlineStyle: NSUnderlineStyle.styleSingle.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSNumber(value: 1), .strikethroughColor: UIColor.blue,
    ])
    #expect(colored.underline?.color == .red && colored.strikethrough?.color == .blue)
    let words = AttributedText(
      NSAttributedString(
        string: "two words", attributes: [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue]),
      usual: TextAttributes(font: Font(size: 12)))
    #expect(words.runs.map(\.string) == ["two", " ", "words"])
    #expect(words.runs.map { $0.attributes.underline != nil } == [true, false, true])
  }

  /// "Specify positive values to stroke without fill and negative values to do both", as a percentage of the font's size.
  @Test func outlines() {
    let empty = attributes([.strokeWidth: 5, .strokeColor: UIColor.red, .underlineStyle: 1], usual: Font(size: 40))
    #expect(empty.color == .clear && empty.stroke == TextAttributes.Stroke(color: .red, width: 2))
    #expect(empty.underline?.color == .black)
    let both = attributes([.strokeWidth: -5, .foregroundColor: UIColor.blue], usual: Font(size: 40))
    #expect(both.color == .blue && both.stroke == TextAttributes.Stroke(color: .blue, width: 2))
  }

  @Test func valuesReplaceEachOther() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 1))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    let found = AttributedText(text, usual: TextAttributes(font: Font(size: 12))).runs.map(\.attributes)
    #expect(found.map(\.font.size) == [10, 9] && found.map(\.color) == [.blue, .blue])
    #expect(found.map(\.letterSpacing) == [2, 2])
    let empty = NSMutableAttributedString()
    empty.append(NSAttributedString(string: "a"))
    #expect(empty.string == "a" && NSAttributedString().length == 0)
  }

  /// Foundation for Linux ends the process for an object whose first word looks like no type of its own.
  @Test func foundationAsksObjects() {
    let values: [NSObject] = [
      UIColor.red, UIColor { _ in .blue }, UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 1).fontDescriptor,
      NSShadow(), NSParagraphStyle(), NSMutableParagraphStyle(), NSTextAttachment(),
      NSTextTab(textAlignment: .left, location: 0), UIImage(),
    ]
    for value in values {
      let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      #expect(word >> 8 & 0x3FF != 0)
      let text = NSMutableAttributedString(string: "ab", attributes: [.font: value, .shadow: NSShadow()])
      text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 0, length: 1))
      #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? NSObject === value)
    }
  }

  @Test func shadows() {
    let shadow = NSShadow()
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3) && shadow.shadowOffset == .zero)
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: 2), 6, UIColor.red)
    let found = attributes([.shadow: shadow]).shadow
    #expect(found == TextAttributes.Shadow(color: .red, offset: Vector(dx: 1, dy: 2), radius: 3))
    #expect((shadow.copy() as? NSShadow)?.shadowBlurRadius == 6)
    shadow.shadowColor = nil
    #expect(attributes([.shadow: shadow]).shadow == nil)
  }

  @Test func paragraphs() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.lineHeightMultiple) = (.center, 1, 2)
    (style.minimumLineHeight, style.maximumLineHeight) = (3, 4)
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (5, 6)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (7, 8, -9)
    style.lineBreakMode = .byCharWrapping
    let found = attributes([.paragraphStyle: style]).paragraph
    var expected = ParagraphStyle(alignment: .center)
    (expected.lineSpacing, expected.lineHeightMultiple, expected.breaksWords) = (1, 2, true)
    (expected.minimumLineHeight, expected.maximumLineHeight) = (3, 4)
    (expected.spacing, expected.spacingBefore) = (5, 6)
    (expected.firstLineHeadIndent, expected.headIndent, expected.tailIndent) = (7, 8, -9)
    #expect(found == expected)
    let read = [
      style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent, style.headIndent,
      style.tailIndent,
    ]
    #expect(read == [1, 2, 3, 4, 5, 6, 7, 8, -9])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    #expect(copy?.alignment == .center && copy?.lineSpacing == 1 && copy?.lineBreakMode == .byCharWrapping)
    let other = copy?.mutableCopy() as? NSMutableParagraphStyle
    other?.alignment = .justified
    #expect(other != style && other?.alignment == .justified && style.alignment == .center)
    #expect(other.map { attributes([.paragraphStyle: $0]).paragraph.isJustified } == true)
    other?.setParagraphStyle(.default)
    #expect(other?.alignment == .natural && other?.lineBreakMode == .byWordWrapping && other?.lineSpacing == 0)
    #expect(NSTextAlignment.justified.rawValue == 3 && NSLineBreakMode.byCharWrapping.rawValue == 1)
  }

  @Test func sizes() {
    inScene { _ in
      let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 28.16)]
      // `hb-shape` adds up to 25508 units for this word.
      let size = "HAMBURGEFONTS".size(withAttributes: font)
      #expect(abs(size.width - 255.08) < 1e-3 && abs(size.height - 34.08) < 1e-3)
      #expect(NSString(string: "HAMBURGEFONTS").size(withAttributes: font) == size)
      #expect(NSAttributedString(string: "HAMBURGEFONTS", attributes: font).size() == size)
      #expect(abs("a\nb".size(withAttributes: font).height - 68.16) < 1e-3)
      // Without a font, letters are 12 points large.
      #expect(abs("a".size().height - 12 * 3408 / 2816) < 1e-3)
    }
  }

  @Test func boundingRects() {
    inScene { _ in
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 28.16)]
      let text = NSAttributedString(string: "several words in a row", attributes: font)
      let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
      let context = NSStringDrawingContext()
      let broken = text.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: context)
      #expect(broken.origin == .zero && broken.width <= 150 && abs(broken.height - 3 * 34.08) < 1e-3)
      #expect(context.totalBounds == broken && context.actualScaleFactor == 1)
      let same = "several words in a row".boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
      #expect(same == broken)
      let ns = NSString(string: "several words in a row").boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
      #expect(ns == broken)
      // Lines for which there is no room do not count.
      let low = text.boundingRect(
        with: CGSize(width: 150, height: 70), options: .usesLineFragmentOrigin, context: nil)
      #expect(abs(low.height - 2 * 34.08) < 1e-3)
      // In one line, whose baseline is at 0.
      let line = text.boundingRect(with: room, context: nil)
      #expect(abs(line.minY + 27.28) < 1e-3 && line.size == text.size())
      // What is drawn: capitals are 20.48 high.
      let drawn = NSAttributedString(string: "H", attributes: font)
        .boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
      #expect(abs(drawn.height - 20.48) < 0.02 && abs(drawn.maxY - 27.28) < 0.02)
      // Paragraphs that are cut are one line.
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byTruncatingTail
      let cut = "several words in a row".boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: font.merging([.paragraphStyle: style]) { $1 },
        context: nil)
      #expect(abs(cut.height - 34.08) < 1e-3 && cut.width <= 150)
    }
  }

  /// A view that draws.
  private final class Drawn: UIView {
    var body: () -> Void = {}
    override func draw(_ rect: CGRect) { body() }
  }

  /// Where anything dark is, in whole points.
  private func ink(_ body: @escaping @Sendable () -> Void) throws -> CGRect {
    let stage = play(0) { view, _ in
      let drawn = Drawn(frame: view.bounds)
      (drawn.backgroundColor, drawn.body) = (.white, body)
      view.addSubview(drawn)
    }
    return try darkPart(of: stage)
  }

  /// A capital is 2048 units high and stands on the baseline: at 28.16 points, 20.48 points above 27.28.
  @Test func drawing() throws {
    nonisolated(unsafe) let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 28.16)]
    let at = try ink { "H".draw(at: CGPoint(x: 10, y: 20), withAttributes: font) }
    #expect(abs(at.maxY - 47) <= 1 && abs(at.height - 20.5) <= 1.5 && at.minX > 10 && at.minX < 15)
    #expect(try ink { NSString(string: "H").draw(at: CGPoint(x: 10, y: 20), withAttributes: font) } == at)
    #expect(
      try ink { NSAttributedString(string: "H", attributes: font).draw(at: CGPoint(x: 10, y: 20)) } == at)
    let baseline = try ink {
      "H".draw(with: CGRect(x: 10, y: 47, width: 99, height: 9), attributes: font, context: NSStringDrawingContext())
    }
    #expect(abs(baseline.maxY - 47) <= 1 && baseline.minX == at.minX)
    let ns = try ink {
      NSString(string: "H").draw(
        with: CGRect(x: 10, y: 20, width: 99, height: 99), options: .usesLineFragmentOrigin, attributes: font,
        context: nil)
    }
    #expect(ns == at)
    // Broken at the width and cut off at the height.
    let rect = CGRect(x: 50, y: 50, width: 60, height: 50)
    for draw in [
      { "HHH HHH HHH".draw(in: rect, withAttributes: font) },
      { NSString(string: "HHH HHH HHH").draw(in: rect, withAttributes: font) },
      { NSAttributedString(string: "HHH HHH HHH", attributes: font).draw(in: rect) },
    ] as [@Sendable () -> Void] {
      let inside = try ink(draw)
      #expect(rect.contains(inside) && inside.maxY == 100 && inside.width < 60)
    }
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let middle = try ink {
      "H".draw(
        in: CGRect(x: 0, y: 0, width: 200, height: 99),
        withAttributes: [.font: UIFont.systemFont(ofSize: 28.16), .paragraphStyle: centered])
    }
    #expect(abs(middle.midX - 100) <= 1)
    let cut = try ink {
      "HHH HHH HHH".draw(
        with: CGRect(x: 0, y: 0, width: 60, height: 70), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: font, context: nil)
    }
    #expect(cut.maxY <= 69 && cut.maxY > 55)
  }
}
