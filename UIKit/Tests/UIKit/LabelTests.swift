import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct LabelTests {
  private func inScene(_ body: @escaping @Sendable (UIView) -> Void) {
    let stage = play(0) { view, _ in body(view) }
    #expect(stage.error == nil)
  }

  private func runs(_ label: UILabel) -> [AttributedText.Run] {
    unsafeDowncast(label.layer.base, to: TextLayer.self).attributedText?.runs ?? []
  }

  @Test func aSingleLetterGivesNoWay() {
    inScene { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 4, height: 30))
      view.addSubview(label)
      let shown = unsafeDowncast(label.layer.base, to: TextLayer.self)
      label.text = "M"
      #expect(shown.truncation == .none)
      label.text = "MM"
      #expect(shown.truncation == .tail)
    }
  }

  @Test func attributedTexts() {
    inScene { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      view.addSubview(label)
      let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
      let style = NSMutableParagraphStyle()
      (style.alignment, style.lineBreakMode) = (.right, .byClipping)
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
      label.textColor = .green
      label.attributedText = text
      #expect(label.text == "one two" && self.runs(label).map(\.string) == ["one ", "two"])
      // What the text does not say, the label does; and the label's properties are those of the first letter.
      #expect(self.runs(label).map(\.attributes.color) == [UIColor.green.cgColor.color, .red])
      #expect(
        label.font == .systemFont(ofSize: 20) && label.textAlignment == .right && label.lineBreakMode == .byClipping)
      #expect(self.runs(label)[0].attributes.paragraph.alignment == .trailing)
      label.attributedText = text.attributedSubstring(from: NSRange(location: 3, length: 2))
      #expect(self.runs(label).map(\.attributes.color) == [UIColor.green.cgColor.color, .red])
      label.attributedText = text.attributedSubstring(from: NSRange(location: 4, length: 3))
      #expect(label.textColor == .red)
      label.attributedText = text
      // A copy was taken.
      text.mutableString.setString("changed")
      #expect(label.attributedText?.string == "one two")
      // The label's properties are for all letters.
      label.textColor = .blue
      label.font = .boldSystemFont(ofSize: 9)
      label.textAlignment = .center
      #expect(self.runs(label).map(\.attributes.color) == [.blue])
      #expect(self.runs(label)[0].attributes.font == Font(size: 9, weight: .bold))
      #expect(self.runs(label)[0].attributes.paragraph.alignment == .center)
      label.text = "plain"
      #expect(self.runs(label).isEmpty && label.attributedText?.string == "plain")
      let first = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(first?[.font] as? UIFont == .boldSystemFont(ofSize: 9) && first?[.foregroundColor] as? UIColor == .blue)
      label.text = nil
      #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
    }
  }

  @Test func shadowsHighlightsAndDisabled() {
    inScene { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      view.addSubview(label)
      label.text = "text"
      #expect(
        label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1) && self.runs(label).isEmpty)
      (label.shadowColor, label.shadowOffset) = (.red, CGSize(width: 2, height: 3))
      let shadow = TextAttributes.Shadow(color: .red, offset: Vector(dx: 2, dy: 3), radius: 0)
      #expect(self.runs(label).map(\.attributes.shadow) == [shadow])
      label.highlightedTextColor = .blue
      label.isHighlighted = true
      #expect(self.runs(label)[0].attributes.color == .blue)
      label.isHighlighted = false
      label.isEnabled = false
      #expect(self.runs(label)[0].attributes.color.alpha == 0.5)
    }
  }

  /// "The label uses alignBaselines by default": what is set smaller keeps its baseline. Inter's is 2728 - 3408 / 2 units below the
  /// middle of a line.
  @Test func baselines() {
    inScene { view in
      let label = UILabel()
      view.addSubview(label)
      (label.text, label.font) = ("several words in a row", .systemFont(ofSize: 28.16))
      let width = label.intrinsicContentSize.width
      (label.adjustsFontSizeToFitWidth, label.bounds.size) = (true, CGSize(width: width / 2, height: 40))
      label.layoutIfNeeded()
      let layer = label.layer as! LabelLayer
      let lost = 1 - layer.text.font.size / 28.16
      #expect(abs(lost - 0.5) < 0.01 && label.baselineAdjustment == .alignBaselines)
      #expect(abs(layer.offset - 10.24 * lost) < 1e-3)
      label.baselineAdjustment = .alignCenters
      #expect(layer.offset == 0)
      label.baselineAdjustment = .none
      #expect(abs(layer.offset + 17.04 * lost) < 1e-3)
      // An attributed text is set smaller as a whole.
      label.attributedText = NSAttributedString(
        string: "several words in a row", attributes: [.font: UIFont.systemFont(ofSize: 28.16)])
      #expect(abs((self.runs(label).first?.attributes.font.size ?? 0) - 28.16 * (1 - lost)) < 0.2)
      label.minimumScaleFactor = 0.75
      #expect(self.runs(label).first?.attributes.font.size == 28.16 * 0.75)
    }
  }

  @Test func linesOfAnyKind() {
    inScene { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
      view.addSubview(label)
      (label.text, label.numberOfLines) = ("several incomprehensible words", 0)
      label.textAlignment = .justified
      #expect(self.runs(label)[0].attributes.paragraph.isJustified)
      (label.textAlignment, label.lineBreakMode) = (.left, .byCharWrapping)
      #expect(self.runs(label)[0].attributes.paragraph.breaksWords)
      label.lineBreakMode = .byWordWrapping
      #expect(self.runs(label).isEmpty)
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.minimumLineHeight) = (10, 30)
      label.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.paragraphStyle: style])
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 110)
      label.numberOfLines = 2
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 70)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.adjustsFontForContentSizeCategory && !label.allowsDefaultTighteningForTruncation)
    }
  }

  @Test func textRects() {
    inScene { _ in
      let label = UILabel()
      (label.text, label.font) = ("text", .systemFont(ofSize: 20))
      let (size, bounds) = (label.intrinsicContentSize, CGRect(x: 10, y: 20, width: 100, height: 60))
      let left = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(left.size == size && left.minX == 10 && left.midY == 50)
      label.textAlignment = .center
      #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX - 60) < 1e-9)
      label.textAlignment = .right
      #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 110)
      label.text = "several words in a row"
      let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
      #expect(two.width <= 100 && two.height > 1.9 * size.height && two.height < 2.1 * size.height)
    }
  }

  /// A label with room around its text, as apps have them.
  private final class Padded: UILabel {
    let insets = UIEdgeInsets(top: 3, left: 20, bottom: 7, right: 30)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(x: rect.minX - 20, y: rect.minY - 3, width: rect.width + 50, height: rect.height + 10)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private func ink(_ label: @escaping @Sendable () -> UILabel) throws -> CGRect {
    let stage = play(0.02) { view, _ in
      let label = label()
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      view.addSubview(label)
    }
    return try darkPart(of: stage)
  }

  @Test func drawingOfOnesOwn() throws {
    inScene { _ in
      let (plain, padded) = (UILabel(), Padded())
      (plain.text, padded.text) = ("text", "text")
      let (size, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
      #expect(abs(larger.width - size.width - 50) < 1e-6 && abs(larger.height - size.height - 10) < 1e-6)
    }
    let plain = try ink {
      let label = UILabel()
      label.text = "HHH"
      return label
    }
    let padded = try ink {
      let label = Padded()
      label.text = "HHH"
      return label
    }
    #expect(padded.size == plain.size && padded.minX == plain.minX + 20 && padded.minY == plain.minY - 2)
    final class Ringed: UILabel {
      override func drawText(in rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 150, y: 0, width: 10, height: 10))
        super.drawText(in: rect)
      }
    }
    let ringed = try ink {
      let label = Ringed()
      label.text = "HHH"
      return label
    }
    #expect(ringed.maxX == 160 && ringed.minY == 0 && ringed.minX == plain.minX)
  }

  /// The way in which apps outline a label: first the outlines, then the letters.
  @Test func outlined() throws {
    final class Outlined: UILabel {
      override func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setLineWidth(6)
        UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
        super.drawText(in: rect)
      }
    }
    @Sendable func part(_ label: UILabel) -> UILabel {
      (label.text, label.textAlignment) = ("H", .center)
      return label
    }
    let (plain, outlined) = (try ink { part(UILabel()) }, try ink { part(Outlined()) })
    #expect(abs(outlined.width - plain.width - 6) <= 1 && abs(outlined.height - plain.height - 6) <= 1)
    let half = try ink {
      final class Half: UILabel {
        override func drawText(in rect: CGRect) {
          let context = UIGraphicsGetCurrentContext()
          context?.saveGState()
          context?.clip(to: CGRect(x: 0, y: 0, width: rect.width, height: rect.midY))
          super.drawText(in: rect)
          context?.restoreGState()
        }
      }
      return part(Half())
    }
    #expect(half.minY == plain.minY && half.maxY == 30)
    let nothing = try ink {
      final class Invisible: UILabel {
        override func drawText(in rect: CGRect) {
          UIGraphicsGetCurrentContext()?.setTextDrawingMode(.invisible)
          super.drawText(in: rect)
        }
      }
      return part(Invisible())
    }
    #expect(nothing == .null)
  }

  /// Phones begin with `large`.
  @Test func sizeCategories() {
    inScene { _ in
      #expect(UIApplication.shared.preferredContentSizeCategory == .large)
      #expect(
        UIContentSizeCategory.small < .medium && UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
      #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
      #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
      let label = UILabel()
      (label.minimumContentSizeCategory, label.maximumContentSizeCategory) = (.small, .extraLarge)
      #expect(
        label.appliedContentSizeCategoryLimitsDescription
          == "UILabel: UICTContentSizeCategoryS to UICTContentSizeCategoryXL")
      #expect(label.minimumContentSizeCategory == .small && label.maximumContentSizeCategory == .extraLarge)
    }
  }

  /// "Thicker" materials let less through; the numbers of the cases are UIKit's.
  @Test func materials() {
    inScene { _ in
      let materials: [UIBlurEffect.Style] = [
        .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      ]
      func strength(_ number: Int) -> CGFloat {
        let effect = UIBlurEffect.Style(rawValue: number).map { UIBlurEffect(style: $0) }
        return UIVisualEffectView(effect: effect).backgroundColor?.cgColor.alpha ?? 0
      }
      #expect(materials.map(\.rawValue) == [6, 7, 8, 9, 10])
      for first in [6, 11, 16] {
        let all = (first..<first + 5).map(strength)
        #expect(all == all.sorted() && Set(all).count == 5)
      }
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
      #expect(vibrant.layer.base.backdropBlurRadius == 0 && vibrant.backgroundColor == nil)
      vibrant.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
      #expect(vibrant.layer.base.backdropBlurRadius == 0)
    }
  }

  /// As a view without room, whatever it says: what grows with what is around it grows from nothing.
  @Test func aLabelWithoutRoomHasNone() {
    play(0.1) { view, _ in
      let (around, label) = (UIView(), UILabel())
      label.text = "Now playing"
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      around.addSubview(label)
      view.addSubview(around)
      #expect(label.frame == .zero && label.bounds == .zero)
      around.frame = CGRect(x: 10, y: 10, width: 180, height: 48)
      #expect(label.frame == CGRect(x: 0, y: 0, width: 180, height: 48))
    }
  }
}
