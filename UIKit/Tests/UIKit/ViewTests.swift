import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A view of the whole stage that tests fill and play with.
struct TestScene: ViewScene {
  let size = Size(width: 200, height: 200)
  private var build: @Sendable (UIView, Stage) -> Void = { _, _ in }

  init() {}

  init(_ build: @escaping @Sendable (UIView, Stage) -> Void) { self.build = build }

  func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
  func play(_ view: UIView, on stage: Stage) { build(view, stage) }
}

/// Plays at 100 hertz.
///
/// - Parameter fails: whether the stage has to end with an error; else it must not.
@discardableResult
func play(
  _ seconds: Double, fails: Bool = false, place: SourceLocation = #_sourceLocation,
  _ build: @escaping @Sendable (UIView, Stage) -> Void
) -> Stage {
  let scene = TestScene(build)
  let stage = Stage(size: scene.size)
  scene.build(on: stage)
  let clock = Clock(rate: 100)
  for index in 0...Int(seconds * 100) where stage.error == nil { stage.advance(to: clock.tick(index)) }
  #expect((stage.error != nil) == fails, "\(stage.error.map { "\($0)" } ?? "nothing failed")", sourceLocation: place)
  return stage
}

/// What a test writes down while a stage plays.
final class Log: @unchecked Sendable {
  var entries: [String] = []
  var numbers: [CGFloat] = []
  var points: [CGPoint] = []
}

@Suite struct ViewTests {
  @Test func isLaidOutWhenItsSizeChanges() {
    final class Laid: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let log = Log()
    let stage = play(0.1) { view, stage in
      let laid = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(laid)
      stage.perform(at: 0.01) {
        log.numbers.append(CGFloat(laid.count))
        laid.center = CGPoint(x: 50, y: 50)
      }
      stage.perform(at: 0.02) {
        log.numbers.append(CGFloat(laid.count))
        laid.bounds.size.width = 20
        laid.layoutIfNeeded()
        log.numbers.append(CGFloat(laid.count))
      }
    }
    #expect(stage.error == nil)
    #expect(log.numbers == [1, 1, 2])
  }

  @Test func marginsAndSizesFlex() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 110)
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 80, height: 40))
  }

  /// As a view has it whose superview has no size yet, from which it leaves room.
  @Test func comesBackFromANullRectangle() {
    let view = UIView(frame: CGRect.zero.insetBy(dx: 8, dy: 0))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
  }

  @Test func hierarchyIsThatOfTheLayers() {
    let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [a, c, b])
    view.bringSubviewToFront(a)
    view.sendSubviewToBack(b)
    #expect(view.subviews == [b, c, a])
    #expect(view.layer.sublayers == [b, c, a].map(\.layer))
    #expect(a.isDescendant(of: view) && a.superview === view)
    a.removeFromSuperview()
    #expect(view.subviews == [b, c] && a.superview == nil)
  }

  @Test func tintsAreInherited() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (view, inner) = (UIView(), Tinted())
    view.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    view.tintColor = .red
    #expect(inner.tintColor == .red && inner.told == 1)
    inner.tintColor = .green
    view.tintColor = .blue
    #expect(inner.tintColor == .green && inner.told == 2)
  }

  @Test func effectsBlurWhatLiesBelow() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layoutIfNeeded()
    #expect(view.layer.base.backdropBlurRadius == 14 && view.backgroundColor == UIColor(white: 1, alpha: 0.3))
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    let tints = [UIBlurEffect.Style.extraLight, .light, .dark].map {
      UIVisualEffectView(effect: UIBlurEffect(style: $0))
    }
    #expect(Set(tints.map(\.backgroundColor)).count == 3)
    view.effect = nil
    #expect(view.layer.base.backdropBlurRadius == 0 && view.backgroundColor == nil)
  }

  /// A view that comes to one with another tint is told.
  @Test func tintsChangeWithTheSuperview() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (view, inner) = (UIView(), Tinted())
    view.addSubview(inner)
    #expect(inner.told == 0)
    view.tintColor = .red
    inner.removeFromSuperview()
    view.addSubview(inner)
    #expect(inner.told == 2 && inner.tintColor == .red)
  }

  @Test func hitsTheFrontmostViewThatTakesTouches() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    view.addSubview(back)
    view.addSubview(front)
    #expect(view.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(view.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    back.alpha = 0
    #expect(view.hitTest(CGPoint(x: 40, y: 40), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 140, y: 40), with: nil) == nil)
    #expect(front.convert(CGPoint(x: 1, y: 2), to: view) == CGPoint(x: 31, y: 32))
  }

  /// Nobody else hears of a finger while an exclusive view has one, nor it while another view has.
  @Test func exclusiveTouches() {
    final class Touched: UIView {
      var log = Log()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("\(tag)") }
    }
    func heard(exclusive: Int?) -> String {
      let log = Log()
      play(1.5) { view, stage in
        for (index, times) in [[0.1, 0.9], [0.2, 0.8]].enumerated() {
          let touched = Touched(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 100))
          (touched.log, touched.tag, touched.isExclusiveTouch) = (log, index, index == exclusive)
          view.addSubview(touched)
          for time in times { stage.tape.touch(touched, at: time) { $0.hold(for: 0.3) } }
        }
      }
      return log.entries.joined()
    }
    #expect(heard(exclusive: nil) == "0110" && heard(exclusive: 0) == "01" && heard(exclusive: 1) == "01")
  }

  /// A mask's colours are nothing, its opacity is all; the mask is no subview.
  @Test func viewsMaskViews() {
    play(0) { view, _ in
      let mask = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
      view.mask = mask
      #expect(view.layer.mask === mask.layer && mask.superview == nil && view.subviews.isEmpty)
      view.mask = nil
      #expect(view.layer.mask == nil)
    }
  }

  /// A view that follows one finger hears of no other while it is down.
  @Test func oneFingerOrMore() {
    final class Touched: UIView {
      var log = Log()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("ended") }
    }
    func events(multiple: Bool) -> [String] {
      let log = Log()
      let stage = play(1.2) { view, stage in
        let touched = Touched(frame: view.bounds)
        (touched.log, touched.isMultipleTouchEnabled) = (log, multiple)
        view.addSubview(touched)
        for (time, place) in [(0.1, 20.0), (0.2, 120), (0.8, 60)] {
          stage.tape.touch(touched, at: time, location: CGPoint(x: place, y: 20)) { $0.hold(for: 0.3) }
        }
      }
      #expect(stage.error == nil)
      return log.entries
    }
    #expect(events(multiple: false) == ["began", "ended", "began", "ended"])
    #expect(events(multiple: true) == ["began", "began", "ended", "ended", "began", "ended"])
  }

  /// What is drawn by a view that is opaque hides what lies behind it, unless it has a background that does not.
  @Test func opaqueViews() {
    let view = UIView(frame: .zero)
    #expect(view.isOpaque && view.layer.isOpaque)
    view.backgroundColor = .clear
    #expect(view.backgroundColor == .clear && !view.layer.isOpaque)
    view.backgroundColor = .white
    #expect(view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
  }

  /// The layer's content lies as the view says.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize), (.redraw, .resize),
    (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .top),
    (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
    (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
  ]) func contentModesAreTheLayersGravity(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
    let view = UIView(frame: .zero)
    #expect(view.contentMode == .scaleToFill && view.layer.contentsGravity == .resize)
    view.contentMode = .center
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
  }

  /// With `redraw`, and only then, a view is drawn anew when its size changes.
  @Test func viewsAreRedrawnOnDemand() {
    final class Drawn: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let log = Log()
    let stage = play(0.3) { view, stage in
      let views = [UIView.ContentMode.redraw, .scaleToFill].map { mode in
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        drawn.contentMode = mode
        view.addSubview(drawn)
        return drawn
      }
      stage.perform(at: 0.1) { for view in views { view.bounds.size.width = 20 } }
      stage.perform(at: 0.2) { log.numbers = views.map { CGFloat($0.count) } }
    }
    #expect(stage.error == nil && log.numbers == [2, 1])
  }

  @Test func placesAmongTheSubviews() {
    let (view, a, b, c, d) = (UIView(), UIView(), UIView(), UIView(), UIView())
    view.insertSubview(a, at: 0)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, aboveSubview: b)
    view.insertSubview(d, at: 99)
    #expect(view.subviews == [b, c, a, d] && view.layer.sublayers == [b, c, a, d].map(\.layer))
    a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    d.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(a.convert(CGPoint(x: 1, y: 2), from: d) == CGPoint(x: -4, y: -13))
    #expect(a.convert(d.bounds, from: d) == CGRect(x: -5, y: -15, width: 10, height: 10))
  }

  /// Nothing here comes from Interface Builder.
  @Test func nibsAreNone() {
    final class Nibbed: UIView {
      var log = Log()
      override func awakeFromNib() { log.entries.append("awake") }
      override func prepareForInterfaceBuilder() { log.entries.append("prepared") }
    }
    let log = Log()
    let stage = play(0.1) { view, _ in
      let nibbed = Nibbed(frame: .zero)
      nibbed.log = log
      view.addSubview(nibbed)
    }
    #expect(stage.error == nil && log.entries.isEmpty)
  }

  /// A view may take touches of another shape than its bounds, and has a layer of the class that it names.
  @Test func insidesAndLayersOfOnesOwn() {
    final class Round: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
      }
    }
    let (view, round) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Round(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    )
    view.addSubview(round)
    #expect(round.layer is CAShapeLayer && round.next === view)
    #expect(view.hitTest(CGPoint(x: 20, y: 2), with: nil) === round)
    #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
    #expect(view.next === window && window.next == nil)
  }

  /// A view is drawn for the screen that the scene names.
  @Test func screensHaveAScale() {
    struct Small: ViewScene {
      let size = Size(width: 10, height: 10)
      let screenScale: CGFloat = 2
      let log = Log()
      func makeView() -> UIView { UIView(frame: .zero) }
      func play(_ view: UIView, on stage: Stage) {
        log.numbers = [UIScreen.main.scale, view.contentScaleFactor, view.layer.contentsScale]
      }
    }
    let scene = Small()
    scene.build(on: Stage(size: scene.size))
    #expect(scene.log.numbers == [2, 2, 2])
    let log = Log()
    play(0) { view, _ in log.numbers = [UIScreen.main.scale, view.contentScaleFactor] }
    #expect(log.numbers == [3, 3])
  }

  /// Two stages that play at the same time have a screen each.
  @Test func stagesKnowNothingOfEachOther() async {
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for width in [100.0, 300.0] {
        group.addTask {
          let stage = Stage(size: Size(width: width, height: 10))
          let log = Log()
          TestScene { _, stage in stage.perform(at: 0.01) { log.numbers.append(UIScreen.main.bounds.width) } }
            .build(on: stage)
          stage.advance(to: Clock(rate: 10).tick(1))
          return log.numbers.first ?? .nan
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    #expect(widths == [100, 300])
  }

  /// A view without constraints lies where its frame says, and is resized as its mask does.
  @Test func framesCountWithoutConstraints() {
    play(0) { view, _ in
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(inner.translatesAutoresizingMaskIntoConstraints)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.autoresizingMask = .flexibleWidth
      view.addSubview(inner)
      view.bounds.size.width += 30
      #expect(!inner.translatesAutoresizingMaskIntoConstraints)
      #expect(inner.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    }
  }

  @Test func subviewsAreExchanged() {
    play(0) { view, _ in
      let views = (0..<4).map { _ in UIView() }
      for other in views { view.addSubview(other) }
      view.exchangeSubview(at: 1, withSubviewAt: 3)
      #expect(view.subviews == [views[0], views[3], views[2], views[1]])
      #expect(view.layer.sublayers == view.subviews.map(\.layer))
      view.exchangeSubview(at: 0, withSubviewAt: 9)
      #expect(view.subviews[0] === views[0])
    }
  }

  /// A view may have its tint from one inside, as it does not inherit from what others say of themselves.
  @Test func tintsOfViewsInside() {
    final class Outer: UIView {
      let inner = UIView()
      override var tintColor: UIColor! {
        get { inner.tintColor }
        set {
          inner.tintColor = newValue
          super.tintColor = newValue
        }
      }
    }
    play(0) { view, _ in
      let outer = Outer()
      outer.addSubview(outer.inner)
      view.addSubview(outer)
      #expect(outer.tintColor == .systemBlue)
      outer.tintColor = .red
      #expect(outer.tintColor == .red && outer.inner.tintColor == .red)
    }
  }
}
