import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TextTests {
  private func inScene(_ body: @escaping @Sendable (UIView) -> Void) {
    let stage = play(0) { view, _ in body(view) }
    #expect(stage.error == nil)
  }

  private func text(_ label: UILabel) -> TextLayer { unsafeDowncast(label.layer.base, to: TextLayer.self) }

  @Test func labelsAreTexts() {
    inScene { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      view.addSubview(label)
      #expect(!label.isUserInteractionEnabled && self.text(label).font.size == 17)
      label.text = "Text"
      (label.font, label.textColor, label.textAlignment) = (.boldSystemFont(ofSize: 12), .red, .center)
      let text = self.text(label)
      #expect(text.string == "Text" && text.font.size == 12 && text.font.weight == .bold)
      #expect(text.textColor == .red && text.alignment == .center && !text.isWrapped && text.truncation == .tail)
      (label.textAlignment, label.numberOfLines, label.lineBreakMode) = (.right, 2, .byTruncatingMiddle)
      #expect(text.alignment == .trailing && text.isWrapped && text.maximumLines == 2 && text.truncation == .middle)
      (label.textAlignment, label.numberOfLines, label.lineBreakMode) = (.natural, 0, .byTruncatingHead)
      #expect(text.alignment == .leading && text.maximumLines == nil && text.truncation == .head)
      (label.lineBreakMode, label.textAlignment) = (.byWordWrapping, .left)
      #expect(text.truncation == .none && text.alignment == .leading)
      label.highlightedTextColor = .blue
      label.isHighlighted = true
      #expect(text.textColor == .blue)
    }
  }

  @Test func labelsHaveSizes() {
    inScene { _ in
      let label = UILabel()
      label.text = "several words in a row"
      let line = label.intrinsicContentSize
      #expect(line.width > 100 && abs(line.height - label.font.lineHeight) < 0.5)
      label.sizeToFit()
      #expect(label.bounds.size == line)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 80
      #expect(label.intrinsicContentSize.height > 2 * line.height - 1 && label.intrinsicContentSize.width <= 80)
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)) == label.intrinsicContentSize)
      label.numberOfLines = 1
      (label.adjustsFontSizeToFitWidth, label.bounds.size.width) = (true, line.width / 2)
      label.layoutIfNeeded()
      #expect(abs(self.text(label).font.size - 8.5) < 0.2)
      label.minimumScaleFactor = 0.75
      #expect(self.text(label).font.size == 12.75)
    }
  }

  /// Text without room reaches beyond the bounds, or ends there.
  @Test func clipping() throws {
    func isDarkBeyond(_ mode: NSLineBreakMode) throws -> Bool {
      let stage = play(0) { view, _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        (label.text, label.lineBreakMode) = ("MMMMMMMMMMMM", mode)
        view.addSubview(label)
      }
      #expect(stage.error == nil)
      let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
      return (42..<120).contains { x in (5..<25).contains { picture[x, $0] != 0xFFFF_FFFF } }
    }
    #expect(try !isDarkBeyond(.byClipping))
    #expect(try !isDarkBeyond(.byTruncatingTail))
  }

  @Test func fonts() {
    inScene { _ in
      #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
      #expect(UIFont.systemFont(ofSize: 20).withSize(10) == .systemFont(ofSize: 10))
      #expect(UIFont.boldSystemFont(ofSize: 9) == .systemFont(ofSize: 9, weight: .bold))
      #expect(UIFont.italicSystemFont(ofSize: 9) != .systemFont(ofSize: 9))
      #expect(UIFont.systemFont(ofSize: 20).lineHeight > 20)
      #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18 && UIFont.systemFontSize == 14)
      let named = UIFont(name: "Inter", size: 11)
      #expect(named?.familyName == "Inter" && named.flatMap { UIFont(name: $0.fontName, size: 11) } == named)
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let label = UILabel()
      let heavy = weights.map { weight in
        label.font = .systemFont(ofSize: 10, weight: weight)
        return self.text(label).font.weight
      }
      #expect(Set(heavy).count == weights.count)
      #expect(UIFont.smallSystemFontSize == 12)
    }
  }

  @Test func buttonsHaveTitles() {
    inScene { view in
      let button = UIButton(type: .custom)
      view.addSubview(button)
      button.setTitle("Go", for: .normal)
      button.setTitle("Chosen", for: .selected)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.currentTitle == "Go" && button.currentTitleColor == .red && button.titleLabel?.text == "Go")
      button.isSelected = true
      #expect(button.titleLabel?.text == "Chosen" && button.titleLabel?.textColor == .blue)
      #expect(button.title(for: .highlighted) == "Go" && button.titleColor(for: .disabled) == .red)
      button.setTitle("Gone", for: [.selected, .disabled])
      button.isEnabled = false
      #expect(button.titleLabel?.text == "Gone")
      button.isEnabled = true
      #expect(button.titleLabel?.text == "Chosen")
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let size = button.titleLabel?.intrinsicContentSize ?? .zero
      #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.origin == CGPoint(x: 2, y: 1))
      #expect(
        CGRect(x: 0, y: 0, width: 9, height: 9).inset(by: button.contentEdgeInsets).size == CGSize(width: 3, height: 5))
      #expect(UIEdgeInsets() == .zero)
      let system = UIButton(type: .system)
      #expect(system.buttonType == .system && system.currentTitleColor == .systemBlue)
      system.isHighlighted = true
      #expect(system.titleLabel?.layer.opacity == 0.2)
    }
  }

  /// A label that changes its size has the view around it laid out.
  @Test func sizesAreInvalidated() {
    inScene { view in
      view.layoutIfNeeded()
      let label = UILabel()
      view.addSubview(label)
      view.layoutIfNeeded()
      #expect(!view.layer.needsLayout())
      label.invalidateIntrinsicContentSize()
      #expect(view.layer.needsLayout())
    }
  }

  /// Sizes are those of Apple's guidelines for the size of text that phones have unless somebody changes it.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]) func textStyles(style: UIFont.TextStyle, size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
    let isBold = UIFont.preferredFont(forTextStyle: style) == .systemFont(ofSize: CGFloat(size), weight: .semibold)
    #expect(isBold == (style == .headline))
  }
}
