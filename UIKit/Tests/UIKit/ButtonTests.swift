import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ButtonTests {
  private func inScene(_ body: @escaping @Sendable (UIView) -> Void) {
    let stage = play(0) { view, _ in body(view) }
    #expect(stage.error == nil)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func attributedTitles() {
    inScene { _ in
      let button = UIButton(type: .custom)
      button.setTitle("plain", for: .normal)
      button.setTitleColor(.red, for: .normal)
      let title = NSMutableAttributedString(string: "two parts", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      title.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
      button.setAttributedTitle(title, for: .normal)
      #expect(button.currentAttributedTitle?.string == "two parts" && button.titleLabel?.text == "two parts")
      let shown = button.titleLabel?.attributedText
      #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
      #expect(shown?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
      #expect(button.attributedTitle(for: .selected)?.string == "two parts")
      #expect(button.intrinsicContentSize.height > 36)
      button.setAttributedTitle(nil, for: .normal)
      #expect(button.titleLabel?.text == "plain")
      button.setTitleShadowColor(.green, for: .highlighted)
      #expect(button.currentTitleShadowColor == nil && button.titleShadowColor(for: .highlighted) == .green)
      button.isHighlighted = true
      #expect(button.titleLabel?.shadowColor == .green && button.titleLabel?.shadowOffset == .zero)
    }
  }

  /// The picture lies left of the title, both in the middle; insets take room on one side and so move by half of it.
  @Test func placesOfTitleAndPicture() {
    inScene { _ in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.setTitle("title", for: .normal)
      button.setImage(self.picture(20, 30), for: .normal)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      func frames() -> (CGRect, CGRect) {
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
      }
      func isAt(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(rect.minX - x) < 1e-9 && abs(rect.minY - y) < 1e-9
      }
      let left = (200 - 20 - title.width) / 2
      var (image, text) = frames()
      #expect(isAt(image, left, 35) && image.size == CGSize(width: 20, height: 30))
      #expect(isAt(text, left + 20, 50 - title.height / 2) && abs(text.width - title.width) < 1e-9)
      #expect(button.intrinsicContentSize == CGSize(width: 20 + title.width, height: 30))
      // The idiom for room between the two.
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      (image, text) = frames()
      #expect(isAt(text, left + 28, 50 - title.height / 2) && isAt(image, left, 35))
      button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 6)
      (image, text) = frames()
      #expect(isAt(image, left - 3, 40))
      (button.titleEdgeInsets, button.imageEdgeInsets) = (.zero, .zero)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 194, height: 96))
      #expect(button.intrinsicContentSize == CGSize(width: 26 + title.width, height: 34))
      button.contentEdgeInsets = .zero
      (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
      (image, text) = frames()
      #expect(isAt(image, 0, 0) && isAt(text, 20, 0))
      (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
      (image, text) = frames()
      #expect(abs(text.maxX - 200) < 1e-9 && abs(text.maxY - 100) < 1e-9 && abs(image.maxX - text.minX) < 1e-9)
      (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
      (image, text) = frames()
      #expect(image.height == 100 && text.maxX == 200)
    }
  }

  @Test func pictures() {
    inScene { _ in
      let (normal, chosen, ground) = (self.picture(4, 4), self.picture(6, 6, .blue), self.picture(50, 40, .green))
      let button = UIButton(type: .custom)
      button.setImage(normal, for: .normal)
      button.setImage(chosen, for: .selected)
      button.setBackgroundImage(ground, for: .normal)
      #expect(button.currentImage == normal && button.image(for: .selected) == chosen)
      #expect(button.currentBackgroundImage == ground && button.backgroundImage(for: .disabled) == ground)
      #expect(button.intrinsicContentSize == CGSize(width: 50, height: 40) && button.imageView?.image == normal)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.subviews.first?.frame == button.bounds && button.subviews.count == 3)
      #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
      // Dark under the finger, unless the button is told not to.
      button.isHighlighted = true
      #expect(button.imageView?.image != normal && button.imageView?.image?.size == normal.size)
      button.adjustsImageWhenHighlighted = false
      #expect(button.imageView?.image == normal)
      button.isHighlighted = false
      button.isEnabled = false
      #expect(button.imageView?.alpha == 0.5)
      button.adjustsImageWhenDisabled = false
      #expect(button.imageView?.alpha == 1)
      button.isEnabled = true
      button.isSelected = true
      #expect(button.imageView?.image == chosen)
      let system = UIButton(type: .system)
      system.setImage(normal, for: .normal)
      #expect(system.imageView?.image?.renderingMode == .alwaysTemplate && system.currentImage == normal)
    }
  }
}
