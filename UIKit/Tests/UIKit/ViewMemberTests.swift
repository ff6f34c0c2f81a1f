import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ViewMemberTests {
  private final class Noting: UIView {
    var log: [String] = []
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      log.append("recognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
      log.append("at \(index)")
      super.insertSubview(view, at: index)
    }
    override func bringSubviewToFront(_ view: UIView) {
      log.append("front")
      super.bringSubviewToFront(view)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func endEditing(_ force: Bool) -> Bool { true }
    override func setNeedsDisplay(_ rect: CGRect) { log.append("display \(rect.width)") }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set { super.layoutMargins = newValue }
    }
  }

  /// What UIKit declares in its classes, subclasses override.
  @Test func subclassesComeBetween() {
    play(0) { view, _ in
      let (noting, inner) = (Noting(frame: view.bounds), UIView())
      noting.addGestureRecognizer(UITapGestureRecognizer())
      noting.insertSubview(inner, at: 0)
      noting.bringSubview(toFront: inner)
      noting.setNeedsDisplay(CGRect(x: 0, y: 0, width: 7, height: 7))
      #expect(noting.log == ["recognizer", "at 0", "front", "display 7.0"] && noting.gestureRecognizers?.count == 1)
      #expect(noting.snapshotView(afterScreenUpdates: true) == nil && noting.endEditing(false))
      #expect(noting.layoutMarginsGuide.layoutFrame.minX == 2)
    }
  }

  /// What is not in the list any more leaves the view, and what is new comes.
  @Test func listsAreSet() {
    play(0) { view, _ in
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      view.addGestureRecognizer(tap)
      view.gestureRecognizers = [pan]
      #expect(tap.view == nil && pan.view === view && view.gestureRecognizers == [pan])
      view.gestureRecognizers = nil
      #expect(pan.view == nil && view.gestureRecognizers == nil)
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      view.motionEffects = [effect]
      #expect(view.motionEffects == [effect])
      let pointer = UIPointerInteraction(delegate: nil)
      view.interactions = [pointer]
      #expect(pointer.view === view)
      view.interactions = []
      #expect(pointer.view == nil)
    }
  }

  /// Without saturation, by the luminance of Rec. 709.
  @Test func tintsAreDimmed() {
    play(0) { view, _ in
      let inner = UIView()
      view.addSubview(inner)
      view.tintColor = .red
      #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
      view.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed)
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      white = inner.tintColor.cgColor.components?.first ?? 0
      alpha = inner.tintColor.cgColor.alpha
      #expect(abs(white - 0.2126) < 1e-6 && abs(alpha - 0.8) < 1e-6)
      inner.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red)
    }
  }

  private final class Badged: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 20) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
  }

  /// Constraints see the rectangle without what is around it.
  @Test func alignmentIsByRectangles() {
    let (root, badged) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Badged())
    badged.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badged)
    NSLayoutConstraint.activate([
      badged.topAnchor.constraint(equalTo: root.topAnchor), badged.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badged.frame == CGRect(x: 150, y: -10, width: 70, height: 40))
    #expect(badged.alignmentRect(forFrame: badged.frame) == CGRect(x: 150, y: 0, width: 50, height: 30))
    #expect(badged.frame(forAlignmentRect: CGRect(x: 150, y: 0, width: 50, height: 30)) == badged.frame)
  }

  /// Lines of text are no longer than one reads with ease.
  @Test func readableWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 64, y: 8, width: 672, height: 84))
    view.frame.size.width = 300
    #expect(view.readableContentGuide.layoutFrame.width == 284)
  }

  @Test func distancesAreCompared() {
    let (root, a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), a.widthAnchor.constraint(equalToConstant: 40),
      b.widthAnchor.constraint(equalToConstant: 10),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: a.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 60)
    #expect(
      a.constraintsAffectingLayout(for: .horizontal).count == 4 && a.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  /// The guide's top is the keyboard's, and moves with it.
  @Test func keyboardsPushWhatIsTiedToThem() {
    struct Typing: ViewScene {
      let size = Size(width: 100, height: 200)
      let keyboardHeight: CGFloat? = 80
      func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)) }
      func play(_ view: UIView, on stage: Stage) {
        let (field, bar) = (UITextField(), UIView())
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.heightAnchor.constraint(equalToConstant: 20),
          view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
        stage.perform(at: 0.1) {
          #expect(bar.frame.maxY == 200)
          field.becomeFirstResponder()
        }
        stage.perform(at: 0.2) { #expect((bar.layer.presentation()?.frame.maxY ?? 0) > 125) }
        stage.perform(at: 0.5) {
          #expect(bar.frame.maxY == 120 && bar.layer.presentation()?.frame.maxY == 120)
          field.resignFirstResponder()
        }
        stage.perform(at: 1) { #expect(bar.frame.maxY == 200) }
      }
    }
    let stage = Stage(size: Typing().size)
    Typing().build(on: stage)
    let clock = Clock(rate: 100)
    for index in 0...110 { stage.advance(to: clock.tick(index)) }
    #expect(stage.error == nil)
  }

  /// SwiftUI's spring: after the response time of a bounce of 0 it is as far as the formula of critical damping says.
  @Test func springsByBounce() {
    let log = Log()
    play(2) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(box)
      stage.perform(at: 0) { UIView.animate(springDuration: 0.5, bounce: 0) { box.center.x += 100 } }
      stage.perform(at: 0.5) { log.numbers.append((box.layer.presentation()?.position.x ?? 0) - 5) }
    }
    let frequency = 2 * Double.pi / 0.5
    let expected = 100 * (1 - (1 + frequency * 0.5) * exp(-frequency * 0.5))
    #expect(abs(Double(log.numbers[0]) - expected) < 0.2)
  }

  /// What is changed within plays so often, and the rest of the block once.
  @Test func blocksRepeatInPart() {
    let log = Log()
    play(2) { view, stage in
      let (one, many) = (UIView(), UIView())
      view.addSubview(one)
      view.addSubview(many)
      stage.perform(at: 0) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          one.center.x = 100
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { many.center.x = 100 }
        }
      }
      stage.perform(at: 1) {
        log.numbers += [one, many].map { $0.layer.presentation()?.position.x ?? 0 }
      }
    }
    // The second time forth, at 1.0 - 0.8 of 0.4 seconds.
    #expect(log.numbers[0] == 100 && abs(log.numbers[1] - 50) < 1)
  }

  @Test func surroundingsAreAPhones() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.forceTouchCapability == .unavailable)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(UITraitCollection(displayScale: 2).displayScale == 2 && traits.preferredContentSizeCategory == .large)
    #expect(!UIView().isFocused && !UIView().canBecomeFocused && UIDeviceOrientation.faceUp.isFlat)
  }

  @Test func elementsSayWhereTheyAre() {
    play(0) { view, _ in
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.addSubview(inner)
      #expect(inner.accessibilityFrame == view.convert(inner.frame, to: nil))
      #expect(inner.accessibilityActivationPoint.x == inner.accessibilityFrame.midX)
      inner.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
      #expect(inner.accessibilityActivationPoint == CGPoint(x: 2, y: 2) && !inner.accessibilityPerformEscape())
      let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
      inner.accessibilityCustomActions = [action]
      #expect(inner.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    }
  }
}
