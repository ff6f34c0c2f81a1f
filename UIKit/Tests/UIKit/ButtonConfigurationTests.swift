import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ButtonConfigurationTests {
  private func inScene(_ seconds: Double = 0, _ body: @escaping @Sendable (UIView, Stage) -> Void) {
    let stage = play(seconds) { view, stage in body(view, stage) }
    #expect(stage.error == nil)
  }

  private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// The content with its insets is the button's size; the picture lies on the side that is said, so far away from the title.
  @Test func placesOfPictures() {
    inScene { view, _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "title"
      configuration.image = Self.picture(20, 10)
      configuration.imagePadding = 8
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      view.addSubview(button)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      #expect(button.intrinsicContentSize == CGSize(width: title.width + 28 + 6, height: title.height + 4))
      button.frame.size = button.intrinsicContentSize
      func frames(_ placement: NSDirectionalRectEdge) -> (CGRect, CGRect) {
        button.configuration?.imagePlacement = placement
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
      }
      var (image, text) = frames(.leading)
      #expect(image.minX == 2 && abs(text.minX - 30) < 1e-9 && abs(image.midY - text.midY) < 1e-9)
      (image, text) = frames(.trailing)
      #expect(abs(text.minX - 2) < 1e-9 && abs(image.minX - (text.maxX + 8)) < 1e-9)
      (image, text) = frames(.top)
      #expect(image.minY == 1 && abs(text.minY - 19) < 1e-9 && abs(image.midX - text.midX) < 1e-9)
      (image, text) = frames(.bottom)
      #expect(abs(text.minY - 1) < 1e-9 && abs(image.minY - (text.maxY + 8)) < 1e-9)
    }
  }

  @Test func colorsByStyleAndState() {
    inScene { view, _ in
      let button = UIButton(configuration: .filled())
      button.tintColor = .red
      view.addSubview(button)
      func colors(_ change: (UIButton) -> Void) -> (UIColor?, UIColor?) {
        change(button)
        button.layoutIfNeeded()
        let fill = button.subviews.first?.subviews.compactMap(\.backgroundColor).first { $0 != .clear }
        let text = button.titleLabel?.attributedText
        return (fill, text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
      }
      var (ground, letters) = colors { $0.configuration?.title = "a" }
      #expect(ground == .red && letters == .white)
      (ground, letters) = colors { $0.isHighlighted = true }
      #expect(ground == UIColor.red.withAlphaComponent(0.75) && letters == .white)
      (ground, letters) = colors {
        $0.isHighlighted = false; $0.isEnabled = false
      }
      #expect(ground == .tertiarySystemFill && letters == .tertiaryLabel)
      (ground, letters) = colors {
        $0.isEnabled = true
        $0.configuration = .tinted()
        $0.configuration?.title = "a"
      }
      #expect(ground == UIColor.red.withAlphaComponent(0.18) && letters == .red)
      (ground, letters) = colors {
        $0.configuration?.baseForegroundColor = .blue
        $0.configuration?.background.backgroundColor = .green
      }
      #expect(ground == .green && letters == .blue)
    }
  }

  /// The handler hears of each state before it shows.
  @Test func handlersAndTransformers() {
    inScene { view, _ in
      let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "from action") { _ in })
      view.addSubview(button)
      #expect(button.titleLabel?.text == "from action" && button.buttonType == .system)
      var calls = 0
      button.configurationUpdateHandler = { button in
        calls += 1
        button.configuration?.title = button.isSelected ? "on" : "off"
      }
      button.layoutIfNeeded()
      #expect(calls == 1 && button.titleLabel?.text == "off")
      button.isSelected = true
      #expect(button.intrinsicContentSize.width > 0 && calls == 2 && button.titleLabel?.text == "on")
      button.configurationUpdateHandler = nil
      button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
      let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 30)
      var title = AttributedString("two")
      title.foregroundColor = .green
      button.configuration?.attributedTitle = title
      button.configuration?.subtitle = "below"
      button.layoutIfNeeded()
      let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .green && button.subtitleLabel?.text == "below")
      button.configuration = nil
      #expect(button.subtitleLabel == nil && button.titleLabel?.text == "from action")
    }
  }

  @Test func cornersAndIndicators() {
    inScene { view, _ in
      var configuration = UIButton.Configuration.gray()
      (configuration.cornerStyle, configuration.title) = (.capsule, "a")
      configuration.showsActivityIndicator = true
      let button = UIButton(configuration: configuration)
      view.addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(button.subviews.first?.subviews.contains { $0.layer.cornerRadius == 20 } == true)
      #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
      #expect(UIButton.Configuration.filled().updated(for: button).background.backgroundColor == button.tintColor)
    }
  }

  @Test func menusAndTypes() {
    nonisolated(unsafe) var log: [String] = []
    inScene(1) { view, stage in
      let on = UIAction(title: "on", attributes: .destructive, state: .on) { _ in }
      let inner = UIMenu(title: "inner", options: .displayInline, children: [on])
      let menu = UIMenu(title: "menu", children: [UIAction(title: "off") { _ in }, inner])
      #expect(menu.children.count == 2 && menu.selectedElements == [on] && inner.options == .displayInline)
      #expect(menu.replacingChildren([]).title == "menu" && on.attributes == .destructive)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
      button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
      view.addSubview(button)
      let toggle = UIButton(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
      toggle.changesSelectionAsPrimaryAction = true
      toggle.addAction(UIAction { _ in log.append("\(toggle.isSelected)") }, for: .touchUpInside)
      view.addSubview(toggle)
      stage.tape.tap(button, at: 0.2)
      // The first one closes the menu.
      for time in [0.4, 0.9] { stage.tape.tap(toggle, at: time) }
      #expect(
        UIButton(type: .close).currentImage?.isSymbolImage == true && UIButton(type: .roundedRect).buttonType == .system
      )
      #expect(button.allTargets.isEmpty)
    }
    #expect(log == ["menu", "true"])
  }
}
