import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What is set on a class's proxy, as UIAppearance documents it.
@Suite struct ProxyTests {
  private final class Badge: UIView {
    dynamic var ring = UIColor.gray
    dynamic var width: CGFloat = 2
    dynamic var fill: UIColor?
  }
  private class Box: UIView {}
  private final class OuterBox: UIView {}

  /// It is there as soon as an instance is in a window, and keeps off what was set on the instance.
  @Test func appliesToInstancesThatComeIntoAWindow() {
    play(0) { view, _ in
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance().tintColor = .green
      #expect(UISwitch.appearance().onTintColor == .red && UISlider.appearance().minimumTrackTintColor == nil)
      let (plain, own) = (UISwitch(), UISwitch())
      own.onTintColor = .blue
      #expect(plain.onTintColor == nil)
      view.addSubview(plain)
      view.addSubview(own)
      #expect(plain.onTintColor == .red && own.onTintColor == .blue && own.tintColor == .green)
      // What is in a window already stays as it is, until it comes back.
      UISwitch.appearance().onTintColor = .orange
      #expect(plain.onTintColor == .red)
      for view in [plain, own] { view.removeFromSuperview() }
      for other in [plain, own] { view.addSubview(other) }
      #expect(plain.onTintColor == .orange && own.onTintColor == .blue)
    }
  }

  /// Properties that have a value from the beginning, and methods.
  @Test func knowsWhatWasSetOnAnInstance() {
    play(0) { view, _ in
      let font = UIFont.systemFont(ofSize: 9)
      UILabel.appearance().font = font
      UILabel.appearance().textColor = .red
      UITextField.appearance().textColor = .red
      UITextField.appearance().font = font
      UIActivityIndicatorView.appearance().color = .red
      UITableView.appearance().separatorColor = .red
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleShadowColor(.green, for: .highlighted)
      UIButton.appearance().setBackgroundImage(UIImage.add, for: .disabled)
      let (label, field, spinner, table, button) = (
        UILabel(), UITextField(), UIActivityIndicatorView(style: .medium), UITableView(), UIButton()
      )
      let own = UILabel()
      // The same as a label has by itself, but said.
      own.textColor = .black
      for other in [label, field, spinner, table, button, own] { view.addSubview(other) }
      #expect(label.font == font && label.textColor == .red && own.textColor == .black && own.font == font)
      #expect(field.textColor == .red && field.font == font && spinner.color == .red && table.separatorColor == .red)
      #expect(button.titleColor(for: .normal) == .red && button.titleShadowColor(for: .highlighted) == .green)
      #expect(button.backgroundImage(for: .disabled) == UIImage.add && button.backgroundImage(for: .normal) == nil)
      #expect(UILabel.appearance().font == font && UITextField.appearance().textColor == .red)
    }
  }

  /// A component's own properties.
  @Test func appliesToPropertiesOfComponents() {
    play(0) { view, _ in
      let early = Badge()
      Badge.appearance().ring = .red
      Badge.appearance().width = 5
      Badge.appearance().fill = .blue
      let (plain, own) = (Badge(), Badge())
      (own.ring, own.fill) = (.green, .yellow)
      for badge in [early, plain, own] { view.addSubview(badge) }
      #expect(plain.ring == .red && plain.width == 5 && plain.fill == .blue)
      #expect(own.ring == .green && own.width == 5 && own.fill == .yellow)
      #expect(early.ring == .red && early.width == 5)
      Badge.appearance().fill = nil
      let later = Badge()
      view.addSubview(later)
      #expect(later.fill == nil && Badge.appearance().fill == nil)
    }
  }

  /// "In any given view hierarchy, the outermost appearance proxy wins. Specificity (depth of the chain) is the tie-breaker."
  @Test func containersChoose() {
    play(0) { view, _ in
      UISlider.appearance().thumbTintColor = .red
      UISlider.appearance(whenContainedInInstancesOf: [Box.self]).thumbTintColor = .green
      UISlider.appearance(whenContainedInInstancesOf: [OuterBox.self]).thumbTintColor = .blue
      UISlider.appearance(whenContainedInInstancesOf: [Box.self, OuterBox.self]).thumbTintColor = .yellow
      UISlider.appearance(whenContainedInInstancesOf: [OuterBox.self, Box.self]).thumbTintColor = .black
      UISlider.appearance(whenContainedInInstancesOf: [UIViewController.self, Box.self]).thumbTintColor = .gray
      func slider(in boxes: UIView...) -> UISlider {
        let slider = UISlider()
        // From the window inwards.
        var place = view
        for box in boxes {
          place.addSubview(box)
          place = box
        }
        place.addSubview(slider)
        return slider
      }
      #expect(slider().thumbTintColor == .red && slider(in: Box()).thumbTintColor == .green)
      #expect(slider(in: OuterBox(), UIView()).thumbTintColor == .blue)
      #expect(slider(in: OuterBox(), Box()).thumbTintColor == .yellow)
      #expect(slider(in: Box(), OuterBox()).thumbTintColor == .black)
    }
  }

  /// A controller is a container, too, and a subclass has what is said of it rather than what is said of its superclass.
  @Test func controllersAndSubclassesChoose() {
    final class Held: UIViewController {}
    play(0) {
      UIProgressView.appearance().progressTintColor = .red
      UIProgressView.appearance(whenContainedInInstancesOf: [Held.self]).progressTintColor = .green
      Box.appearance().backgroundColor = .blue
      UIView.appearance(whenContainedInInstancesOf: [Held.self]).backgroundColor = .white
      return Held()
    } _: { controller, _ in
      let (bar, box) = (UIProgressView(), Box())
      controller.view.addSubview(bar)
      controller.view.addSubview(box)
      #expect(bar.progressTintColor == .green && box.backgroundColor == .blue)
    }
  }

  @Test func scenesKnowNothingOfEachOther() {
    play(0) { view, _ in
      UISwitch.appearance().onTintColor = .red
      play(0) { other, _ in
        #expect(UISwitch.appearance().onTintColor == nil)
        let knob = UISwitch()
        other.addSubview(knob)
        #expect(knob.onTintColor == nil)
      }
      #expect(UISwitch.appearance().onTintColor == .red)
    }
  }

  /// Bar items look as proxies say when a bar shows them.
  @Test func appliesToBarItems() {
    play(0) { view, _ in
      UIBarButtonItem.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 8)], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
      UIToolbar.appearance().barStyle = .black
      UIToolbar.appearance().isTranslucent = false
      UITabBar.appearance().barStyle = .black
      UITabBar.appearance().isTranslucent = false
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let (item, own) = (
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
      )
      own.tintColor = .blue
      toolbar.items = [item, own]
      #expect(item.tintColor == nil)
      view.addSubview(toolbar)
      #expect(item.tintColor == .red && own.tintColor == .blue)
      #expect(toolbar.barStyle == .black && !toolbar.isTranslucent)
      #expect((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 8)
      let labels = toolbar.subviews.compactMap { $0 as? UIControl }.flatMap {
        $0.subviews.compactMap { $0 as? UILabel }
      }
      #expect(labels.map(\.font.pointSize) == [8, 8] && labels.map(\.textColor) == [.red, .blue])
      let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
      let tab = UITabBarItem(title: "T", image: nil, tag: 0)
      tabs.items = [tab]
      view.addSubview(tabs)
      let title = tabs.subviews.compactMap { $0 as? UIControl }.first?.subviews.compactMap { $0 as? UILabel }.first
      #expect(title?.textColor == .green && tab.titlePositionAdjustment.vertical == -3)
      #expect(tabs.barStyle == .black && !tabs.isTranslucent)
      #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal)?.count == 1)
    }
  }
}
