import Springform
import Testing
import ViewScenes

import UIKit

/// What the phone is like that a scene stands for.
@Suite struct SurroundingsTests {
  private struct DarkScene: ViewScene {
    let size = Size(width: 10, height: 10)
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var log = Log()

    init() {}

    init(_ style: UIUserInterfaceStyle, _ log: Log) { (userInterfaceStyle, self.log) = (style, log) }

    func makeView() -> UIView {
      let view = UIView()
      view.backgroundColor = .systemBackground
      log.numbers.append(view.backgroundColor?.cgColor.components?.first ?? .nan)
      log.entries.append("\(view.traitCollection.userInterfaceStyle)")
      return view
    }
  }

  /// Apple's palette: the background is white in the light and black in the dark.
  @Test func sceneIsLightOrDark() {
    let log = Log()
    for style in [UIUserInterfaceStyle.light, .dark, .unspecified] {
      DarkScene(style, log).build(on: Stage(size: Size(width: 10, height: 10)))
    }
    #expect(log.entries == ["light", "dark", "light"])
    #expect(log.numbers == [1, 0, 1])
  }

  @Test func colorsDependOnSurroundings() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(own.resolvedColor(with: light) == .red && own.resolvedColor(with: dark) == .green)
    // Outside of a scene it is light.
    #expect(own == UIColor.red)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor.green.withAlphaComponent(0.5))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    #expect(UIColor.white.resolvedColor(with: dark) == .white)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: dark) && !light.hasDifferentColorAppearance(comparedTo: light))
  }

  /// A phone that is held upright.
  @Test func deviceIsAPhone() {
    #expect(UIDevice.current === UIDevice.current && UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isLandscape)
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3 && UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown) && UIInterfaceOrientationIsLandscape(.landscapeLeft))
    #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    play(0) { _, _ in #expect(UIApplication.shared.statusBarOrientation == .portrait) }
  }

  /// Only a view that is forced to goes from right to left here.
  @Test func directionIsTheLanguagesOrForced() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    let views = [10.0, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 10])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft && views.map(\.frame.minX) == [30, 0])
  }

  /// The responder chain leads from view to view; who draws a layer is asked by it, and what fits says what sizeToFit makes.
  @Test func viewsAreAskedInUIKitsWords() {
    play(0) { view, _ in
      let label = UILabel()
      label.text = "size"
      view.addSubview(label)
      #expect(label.next === view && view.next === view.window)
      let size = label.sizeThatFits(.zero)
      label.sizeToFit()
      #expect(size == label.bounds.size && size.width > 0)
      let spinner = UIActivityIndicatorView(activityIndicatorStyle: .large)
      #expect(
        spinner.style == .large
          && spinner.intrinsicContentSize == UIActivityIndicatorView(style: .large).intrinsicContentSize)
      #expect(UIView.AnimationCurve.easeInOut.rawValue == 0 && UIView.AnimationCurve(rawValue: 3) == .linear)
    }
  }
}
