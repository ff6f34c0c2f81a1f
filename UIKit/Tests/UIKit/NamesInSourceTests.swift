import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Reports call layers what the component's source calls them: by the stored property of who is around them.
@Suite struct NamesInSourceTests {
  private class Base: UIView {
    private let track = UIView()
    fileprivate lazy var knob = UIView()
    private var arrow: CAShapeLayer?
    private var dots: [CALayer] = []
    weak var lent: UIView?

    func build() {
      addSubview(track)
      track.addSubview(knob)
      let arrow = CAShapeLayer()
      knob.layer.addSublayer(arrow)
      self.arrow = arrow
      for _ in 0..<2 {
        let dot = CALayer()
        layer.addSublayer(dot)
        dots.append(dot)
      }
    }
  }

  private final class Slider: Base {
    let label = UILabel()
    let shine = CAGradientLayer()
  }

  private final class Screen: UIViewController {
    let slider = Slider()
    private var strangers: [UIView] = [UIView()]

    override func viewDidLoad() {
      slider.build()
      slider.addSubview(slider.label)
      slider.label.layer.mask = slider.shine
      view.addSubview(slider)
      view.addSubview(strangers[0])
    }
  }

  @Sendable private func name(_ layer: CALayer?) -> String? { layer?.base.nameInSource?() }

  @Test func areThoseOfStoredProperties() {
    let stage = play(0.1, { Screen() }) { controller, _ in
      guard let screen = controller as? Screen else { return }
      let slider = screen.slider
      #expect(name(slider.layer) == "slider")
      #expect(name(slider.subviews[0].layer) == "track")
      #expect(name(slider.knob.layer) == "knob")
      // By who holds it, not by who is nearest.
      #expect(name(slider.knob.layer.sublayers?.first) == "arrow")
      #expect(name(slider.label.layer) == "label")
      #expect(slider.layer.sublayers?.suffix(3).prefix(2).map { name($0) } == ["dots", "dots"])
      #expect(name(screen.view.subviews[1].layer) == "strangers")
    }
    #expect(stage.error == nil)
  }

  @Test func areNoneOfTheSystemsProperties() {
    let stage = play(0.1, { Screen() }) { controller, _ in
      guard let screen = controller as? Screen else { return }
      #expect(name(screen.view.layer) == nil)
      let button = UIButton(type: .system)
      button.setTitle("Start", for: .normal)
      screen.view.addSubview(button)
      button.layoutIfNeeded()
      #expect(name(button.layer) == nil && name(button.titleLabel?.layer) == nil)
      // What is held by nobody around it, or lies nowhere.
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(name(inner.layer) == nil && name(outer.layer) == nil)
      screen.slider.lent = inner
      #expect(name(inner.layer) == nil)
      screen.slider.addSubview(inner)
      #expect(name(inner.layer) == "lent")
    }
    #expect(stage.error == nil)
  }

  /// Who may refer to an object that is gone is not looked into: to read such a reference ends the process.
  @Test func areNotLookedForWhereReferencesMayBeDead() {
    final class Owner: UIView, UnownedHolder {
      unowned let gone: NSObject
      let dot = UIView()

      init(_ gone: NSObject) {
        self.gone = gone
        super.init(frame: .zero)
        addSubview(dot)
      }

      required init?(coder: NSCoder) { nil }
    }
    let stage = play(0.1, { UIViewController() }) { controller, _ in
      let owner = Owner(NSObject())
      controller.view.addSubview(owner)
      #expect(name(owner.dot.layer) == nil)
    }
    #expect(stage.error == nil)
  }
}
