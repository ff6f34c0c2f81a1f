import Observation
import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What came with iOS 16 to 26.
@Suite struct NewNameTests {
  @Test func cornersFollowSizes() {
    play(0.3) { view, stage in
      let (capsule, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UIView())
      view.addSubview(capsule)
      capsule.cornerConfiguration = .capsule()
      #expect(capsule.layer.cornerRadius == 20 && capsule.layer.cornerCurve == .continuous)
      capsule.addSubview(inner)
      inner.frame = CGRect(x: 5, y: 5, width: 90, height: 30)
      inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 4))
      stage.perform(at: 0.1) {
        #expect(inner.layer.cornerRadius == 15)
        capsule.frame.size = CGSize(width: 60, height: 20)
        inner.frame = CGRect(x: 9, y: 9, width: 40, height: 10)
      }
      stage.perform(at: 0.2) {
        #expect(capsule.layer.cornerRadius == 10 && inner.layer.cornerRadius == 5)
        capsule.cornerConfiguration = .uniformTopRadius(6)
        #expect(capsule.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(capsule.effectiveRadius(corner: .topLeft) == 6 && capsule.effectiveRadius(corner: .bottomLeft) == 0)
        capsule.cornerConfiguration = .capsule(maximumRadius: 3)
        #expect(capsule.layer.cornerRadius == 3 && capsule.cornerConfiguration == .capsule(maximumRadius: 3))
        capsule.cornerConfiguration = .corners(
          topLeftRadius: nil, topRightRadius: .fixed(2), bottomLeftRadius: nil, bottomRightRadius: 2)
        #expect(capsule.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        capsule.cornerConfiguration = .uniformBottomRadius(5)
        #expect(capsule.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
  }

  /// Glass is a blur with an edge, and says so.
  @Test func glass() {
    play(0) { view, _ in
      let effect = UIGlassEffect(style: .regular)
      (effect.tintColor, effect.isInteractive) = (.red, true)
      let glass = UIVisualEffectView(effect: effect)
      #expect(glass.layer.backdropBlurRadius == 8 && glass.layer.borderWidth == 0.5 && effect.style == .regular)
      #expect(glass.backgroundColor?.cgColor.components?.first == 1)
      glass.effect = UIGlassEffect(style: .clear)
      #expect(glass.layer.backdropBlurRadius == 3)
      glass.effect = nil
      #expect(glass.layer.backdropBlurRadius == 0 && glass.layer.borderWidth == 0)
      let container = UIGlassContainerEffect()
      container.spacing = 4
      glass.effect = container
      #expect(glass.layer.backdropBlurRadius == 0)
      #expect(notes.contains { $0.contains("glass that bends light") })
      let button = UIButton(configuration: .glass())
      #expect(button.configuration?.background.visualEffect is UIGlassEffect)
      #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
      #expect(UIButton.Configuration.clearGlass().background.visualEffect is UIGlassEffect)
      #expect(UIButton.Configuration.prominentClearGlass().cornerStyle == .capsule)
    }
  }

  @Observable final class Model { var number = 1 }

  /// Before layout, once, and again whenever what it has asked for changes.
  @Test func propertiesAreUpdated() {
    final class Shown: UIView {
      let model: Model
      let log: Log
      init(_ model: Model, _ log: Log) {
        (self.model, self.log) = (model, log)
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override func updateProperties() {
        super.updateProperties()
        log.entries.append("shown \(model.number)")
      }
      override func layoutSubviews() { log.entries.append("laid out") }
    }
    final class Controller: UIViewController {
      var count = 0
      override func updateProperties() { count += 1 }
    }
    let log = Log()
    play(0.5) { view, stage in
      let (model, controller) = (Model(), Controller())
      let shown = Shown(model, log)
      view.addSubview(shown)
      view.addSubview(controller.view)
      stage.perform(at: 0.1) { model.number = 2 }
      stage.perform(at: 0.2) {
        log.entries.append("-")
        shown.setNeedsUpdateProperties()
        shown.updatePropertiesIfNeeded()
        shown.updatePropertiesIfNeeded()
        #expect(controller.count == 1)
        controller.setNeedsUpdateProperties()
      }
      stage.perform(at: 0.3) { #expect(controller.count == 2) }
    }
    #expect(
      log.entries == ["shown 1", "laid out", "shown 2", "laid out", "-", "shown 2", "laid out"])
  }

  @Test func updateLinks() {
    let log = Log()
    play(0.5) { view, stage in
      let link = UIUpdateLink(view: view) { link, info in
        log.numbers.append(CGFloat(info.modelTime))
        #expect(link.currentUpdateInfo?.modelTime == info.modelTime)
      }
      link.addAction(to: .beforeCATransactionCommit) { _, _ in log.entries.append("commit") }
      #expect(!link.isEnabled && link.currentUpdateInfo == nil)
      stage.perform(at: 0.1) { link.isEnabled = true }
      stage.perform(at: 0.205) { link.isEnabled = false }
    }
    #expect(log.numbers.count >= 9 && log.numbers.count <= 11 && log.entries.count == log.numbers.count)
    #expect(zip(log.numbers, log.numbers.dropFirst()).allSatisfy { abs($1 - $0 - 0.01) < 1e-9 })
  }

  @Test func springsByDurationAndBounce() {
    let log = Log()
    play(2) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(box)
      box.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(box.layer.anchorPoint == .zero && box.anchorPoint == .zero)
      let spring = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      animator.addAnimations { box.center.x = 100 }
      animator.startAnimation()
      let start = box.layer.presentation()?.position.x ?? 0
      stage.perform(at: 0.25) { log.numbers = [start, box.layer.presentation()?.position.x ?? 0] }
      Task {
        let position = await animator.addCompletion()
        log.entries.append("\(position)")
      }
      #expect(animator.duration < 2)
    }
    // k = (2 pi / d)^2, damping ratio 1 - b.
    let (w, z) = (2 * Double.pi / 0.5, 0.7)
    let damped = w * (1 - z * z).squareRoot()
    let share = 1 - exp(-z * w * 0.25) * (cos(damped * 0.25) + z * w / damped * sin(damped * 0.25))
    #expect(log.numbers.count == 2 && abs(log.numbers[1] - (log.numbers[0] + (100 - log.numbers[0]) * share)) < 1e-3)
    #expect(log.entries == ["end"])
  }

  /// Members that a component's own views override.
  @Test func membersAreOverridden() {
    final class Own: UIView {
      var log: [String] = []
      override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        log.append("hugging")
        super.setContentHuggingPriority(priority, for: axis)
      }
      override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) {
        log.append("resistance")
        super.setContentCompressionResistancePriority(priority, for: axis)
      }
      override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { log.append("margins") } }
    }
    let own = Own()
    own.setContentHuggingPriority(.required, for: .horizontal)
    own.setContentCompressionResistancePriority(.required, for: .vertical)
    own.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(own.log == ["hugging", "resistance", "margins"])
    #expect(own.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(own.contentHuggingPriority(for: .horizontal) == .required)
  }

  /// What nobody here ever drags, hovers or presses compiles, and says what it does not do.
  @Test func gapsAreSpoken() {
    final class Giver: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
      { [UIDragItem(itemProvider: NSItemProvider(object: "text"))] }
    }
    play(0) { view, _ in
      let giver = Giver()
      let (drag, drop) = (UIDragInteraction(delegate: giver), UIDropInteraction(delegate: giver))
      view.addInteraction(drag)
      view.addInteraction(drop)
      #expect(drag.view === view && drop.delegate === giver && !drag.isEnabled)
      #expect(notes.contains { $0.contains("dragged to other views") })
      let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: CGRect(x: 0, y: 0, width: 20, height: 10))])
      let cut = parameters.visiblePath?.bounds ?? .null
      #expect(abs(cut.minX + 4) < 1e-9 && abs(cut.maxY - 14) < 1e-9 && abs(cut.width - 28) < 1e-9)
      #expect(UITargetedPreview(view: view).parameters.visiblePath == nil)
      parameters.backgroundColor = .clear
      let preview = UITargetedPreview(view: view, parameters: parameters)
      #expect(preview.target.container === view.superview && preview.size == view.bounds.size)
      #expect(UIPointerEffect.hover(preview, prefersShadow: true).preview === preview)
      #expect(UIPress(.select).key == nil)
      var overrides = view.traitOverrides
      overrides.userInterfaceLevel = .elevated
      #expect(
        notes.contains { $0.contains("overrides of traits") } && !overrides.contains(UITraitUserInterfaceLevel.self))
    }
  }

  /// A change is told to a closure that takes the view and what was before.
  @Test func traitChangesWithClosures() {
    class Watching: UIView {
      var count = 0
      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, previous: UITraitCollection) in
          view.count += previous.userInterfaceStyle == .light ? 1 : 0
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]) {
          (view: Watching, _) in
          view.count += 10
        }
      }
    }
    play(0.5) { view, stage in
      let watching = Watching()
      view.addSubview(watching)
      watching.watch()
      stage.setUserInterfaceStyle(.dark, at: 0.1)
      stage.perform(at: 0.2) { #expect(watching.count == 11) }
    }
  }

  @Test func numbersAndTexts() {
    #expect(simd_smoothstep(0, 1, 0.25) == 0.15625 && smoothstep(2, edge0: 0, edge1: 1) == 1)
    #expect(simd_clamp(3, 0, 2) == 2 && simd_mix(1, 3, 0.5) == 2 && simd_sign(-2.0) == -1)
    #expect(simd_step(1, 0.5) == 0 && simd_fract(1.25) == 0.25)
    let vector = SIMD2<Float>(3, 4)
    #expect(simd_length(vector) == 5 && simd_normalize(vector) == SIMD2(0.6, 0.8) && simd_dot(vector, vector) == 25)
    #expect(simd_distance(vector, .zero) == 5 && mix(SIMD2<Float>.zero, vector, t: 0.5) == SIMD2(1.5, 2))
    #expect(simd_cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(String(localized: "Page \(3)") == "Page 3" && String(localized: "key", defaultValue: "Text") == "Text")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Text")) == "Text")
    #expect(
      UIAccessibility.focusedElementUserInfoKey.hasPrefix("UIAccessibility")
        && !ProcessInfo.processInfo.isMacCatalystApp)
  }
}
