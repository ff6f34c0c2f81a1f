import Foundation
import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What Objective-C's runtime does with objects, their classes and the names of their properties.
@Suite struct ObjectTests {
  private final class RoundLayer: CALayer {
    override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
  }

  @Test func objectsChangeTheirClass() {
    play(0) { view, _ in
      #expect(object_setClass(view.layer, RoundLayer.self) == CALayer.self)
      #expect(view.layer is RoundLayer && object_getClass(view.layer) == RoundLayer.self)
      view.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
      #expect(view.layer.cornerRadius == 15)
      #expect(object_setClass(nil, RoundLayer.self) == nil)
      #expect(type(of: view.layer) === RoundLayer.self && RoundLayer.self !== CALayer.self)
      #expect(view.isKind(of: UIView.classForCoder()) && UILabel.classForCoder() == UILabel.self)
    }
  }

  @Test func propertiesHaveNames() {
    play(0) { _, _ in
      let label = UILabel()
      label.setValue(3, forKey: "numberOfLines")
      label.setValue("text", forKeyPath: "text")
      label.setValue(false, forKey: "userInteractionEnabled")
      label.setValue(NSTextAlignment.center, forKey: "textAlignment")
      #expect(label.numberOfLines == 3 && label.text == "text" && label.textAlignment == .center)
      #expect(label.value(forKey: "numberOfLines") as? Int == 3 && !label.isUserInteractionEnabled)
      #expect(label.value(forKey: "textAlignment") as? Int == NSTextAlignment.center.rawValue)
      label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")
      label.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
      #expect(label.textAlignment == .right && label.value(forKeyPath: "frame") as? CGRect == label.frame)
    }
    #expect(play(0, fails: true) { view, _ in view.setValue(1, forKey: "number") }.error != nil)
    #expect(play(0, fails: true) { view, _ in _ = view.value(forKey: "number") }.error != nil)
    #expect(play(0, fails: true) { view, _ in view.setValue("red", forKey: "frame") }.error != nil)
  }

  @Test func barItemsKnowTheirViews() {
    play(0) { view, _ in
      let controller = UIViewController()
      let (own, plain) = (UIView(), UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil))
      let custom = UIBarButtonItem(customView: own)
      #expect(plain.value(forKey: "view") == nil)
      controller.navigationItem.leftBarButtonItem = custom
      controller.navigationItem.rightBarButtonItem = plain
      let navigation = UINavigationController(rootViewController: controller)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.addSubview(navigation.view)
      view.layoutIfNeeded()
      #expect(custom.value(forKey: "view") as? UIView === own)
      let button = plain.value(forKey: "view") as? UIView
      #expect(button?.isDescendant(of: navigation.navigationBar) == true && (button?.frame.midX ?? 0) > 200)
    }
  }

  @Test func boxesAreOpened() {
    let transform = CATransform3DMakeScale(2, 3, 4)
    #expect(UnboxedValue(CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(UnboxedValue(NSValue(cgPoint: CGPoint(x: 1, y: 2))).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(UnboxedValue(NSValue(cgSize: CGSize(width: 1, height: 2))).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(UnboxedValue(NSValue(cgRect: .zero)).cgRectValue == .zero)
    #expect(UnboxedValue(NSValue(caTransform3D: transform)).caTransform3DValue.m22 == 3)
    #expect(UnboxedValue(CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(UnboxedValue(CGAffineTransform.identity).cgAffineTransformValue == .identity)
    #expect(UnboxedValue(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)).uiEdgeInsetsValue.top == 5)
    #expect(UnboxedValue(UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(UnboxedValue(1.5).doubleValue == 1.5 && UnboxedValue(CGFloat(1.5)).floatValue == 1.5)
    #expect(UnboxedValue(NSNumber(value: 3)).intValue == 3 && UnboxedValue(true).boolValue)
    #expect(UnboxedValue(7).stringValue == "7")
  }

  private final class Follower: NSObject, KeyValueObserving {
    var told: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append(keyPath ?? "")
      if keyPath == "bounds" {
        UnobservedValue.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }

  /// Who is neither a view nor a controller observes as well; a change that nobody asked for ends with an error.
  @Test func anyObjectObserves() {
    let stage = play(0) { view, _ in
      let follower = Follower()
      view.addObserver(follower, forKeyPath: "center", options: [.new], context: nil)
      view.center = CGPoint(x: 5, y: 5)
      #expect(follower.told == ["center"])
    }
    #expect(stage.error == nil)
    let failed = play(0, fails: true) { view, _ in
      let follower = Follower()
      view.addObserver(follower, forKeyPath: "bounds", options: [], context: nil)
      view.bounds.size.width += 1
    }
    #expect(failed.error != nil)
  }

  /// As the translator has a component's classes tell of what they declare `dynamic`.
  private final class Model: NSObject, @unchecked Sendable {
    var level = 0.5 { didSet { keyValueChanged(self, "level", from: oldValue, to: level) } }
    var inner: Model?
  }

  @Test func propertiesOfComponentsAreObserved() {
    let log = Log()
    let stage = play(0) { _, _ in
      let (model, outer) = (Model(), Model())
      outer.inner = model
      let options: NSKeyValueObservingOptions = [.initial, .new, .old]
      var tokens = [
        model.observe(\.level, named: "level", options: options) { model, change in
          log.entries.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(model.level)")
        },
        outer.observe(\.inner?.level, named: "inner.level") { _, change in
          log.entries.append("inner \(change.newValue == nil)")
        },
      ]
      let follower = Follower()
      model.addObserver(follower, forKeyPath: "level", options: .new, context: nil)
      model.level = 0.75
      model.removeObserver(follower, forKeyPath: "level")
      tokens.removeAll()
      model.level = 1
      #expect(follower.told == ["level"])
      #expect(model.value(forKey: "level") as? Double == 1)
      #expect((outer as NSObject).value(forKeyPath: "inner.level") as? Double == 1)
    }
    #expect(stage.error == nil)
    #expect(log.entries == ["-1.0 0.5 0.5", "0.5 0.75 0.75", "inner true"])
  }

  /// Of an object of which no more is known, its class's own methods answer.
  @Test func objectsAnswerByKey() {
    @Sendable func number(_ object: NSObject, _ keyPath: String) -> CGFloat? {
      object.value(forKeyPath: keyPath) as? CGFloat
    }
    play(0) { view, _ in
      let object: NSObject = view
      object.setValue(CGFloat(0.25), forKeyPath: "alpha")
      object.setValue(CGFloat(9), forKeyPath: "layer.cornerRadius")
      #expect(number(view, "alpha") == 0.25 && number(view, "layer.cornerRadius") == 9)
      #expect(view.layer.cornerRadius == 9 && number(view.layer, "cornerRadius") == 9)
    }
    #expect(play(0, fails: true) { _, _ in _ = Model().value(forKey: "none") }.error != nil)
    #expect(play(0, fails: true) { _, _ in (Model() as NSObject).setValue(1, forKey: "level") }.error != nil)
  }

  private class Made: UIView {
    override class func madeByClass(frame: CGRect) -> UIView { Made(frame: frame) }
  }

  /// By a reference to a class; the translator has a component's classes override what they are made by.
  @Test func viewsAreMadeByTheirClasses() {
    play(0) { _, _ in
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let classes: [UIView.Type] = [
        UIView.self, UIControl.self, UIButton.self, UILabel.self, UIImageView.self, UIScrollView.self, UIStackView.self,
        UITextField.self, UITextView.self, UICollectionViewCell.self, UINavigationBar.self, UIToolbar.self,
        UITabBar.self, UIWindow.self, UISearchBar.self, UISearchTextField.self, UISegmentedControl.self,
        UITableView.self, UIVisualEffectView.self, Made.self,
      ]
      for type in classes {
        let view = type.madeByClass(frame: frame)
        #expect(Swift.type(of: view) == type && view.frame == frame)
      }
      #expect(Made.madeByClass() is Made && Made.madeByClass().frame == .zero)
      let small: [UIView.Type] = [
        UISwitch.self, UISlider.self, UIProgressView.self, UIPageControl.self, UIActivityIndicatorView.self,
        UIStepper.self, UIRefreshControl.self,
      ]
      for type in small { #expect(Swift.type(of: type.madeByClass()) == type) }
    }
  }

  /// Any object says what it is to those who do not see it.
  @Test func objectsAreSpokenOf() {
    play(0) { view, _ in
      let plain = NSObject()
      for object in [plain, view] as [NSObject] {
        #expect(object.accessibilityLabel == nil && object.accessibilityValue == nil)
        object.isAccessibilityElement = true
        (object.accessibilityLabel, object.accessibilityValue) = ("a", "b")
        #expect(object.isAccessibilityElement && object.accessibilityLabel == "a" && object.accessibilityValue == "b")
      }
      #expect(view.accessibilityLabel == "a" && view.accessibilityValue == "b" && view.isAccessibilityElement)
    }
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
  }

  /// As components ask that may be part of an app's extension.
  @Test func theAppIsFoundByName() {
    play(0) { _, _ in
      let selector = NSSelectorFromString("sharedApplication")
      #expect(UIApplication.responds(to: selector) && !UIView.responds(to: selector))
      #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
      #expect(!UIApplication.responds(to: NSSelectorFromString("openURL:")))
    }
  }

  @Test func accessibilityElementsAreCounted() {
    play(0) { view, _ in
      let parts = [UIView(), UIView()]
      #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
      view.accessibilityElements = parts
      #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? UIView === parts[1])
      #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
      #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }
  }

  @Test func namesOfSwift4() {
    #expect(UIActivityIndicatorViewStyle.white == .white && UIBarButtonItemStyle.done == .done)
    #expect(UIBarButtonSystemItem.add == .add && UIBlurEffectStyle.dark == .dark)
    #expect(UIImageRenderingMode.alwaysTemplate == .alwaysTemplate && UIImageOrientation.up == .up)
    #expect(UILayoutConstraintAxis.vertical == .vertical && NSLayoutAttribute.top == .top)
    #expect(NSLayoutRelation.equal == .equal && NSLayoutFormatOptions.alignAllTop == .alignAllTop)
    #expect(RunLoopMode.defaultRunLoopMode == .default && RunLoopMode.defaultMode == .default)
    #expect(kCFRunLoopCommonModes == .common)
    #expect(NSInteger.max == Int.max && NSUInteger.max == UInt.max)
    #expect(UIApplication.didChangeStatusBarFrameNotification.rawValue.hasPrefix("UIApplicationDidChange"))
    #expect(UIApplication.willChangeStatusBarFrameNotification.rawValue.hasPrefix("UIApplicationWillChange"))
    #expect((UIWindowLevelStatusBar + 1).rawValue == 1_001)
    #expect(NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(NSNotification.Name.UIApplicationWillResignActive == UIApplication.willResignActiveNotification)
    #expect(NSNotification.Name.UIApplicationDidEnterBackground == UIApplication.didEnterBackgroundNotification)
    #expect(NSNotification.Name.UIApplicationWillEnterForeground == UIApplication.willEnterForegroundNotification)
  }

  /// What is shrunk to nothing is where it was put when it grows; see CALayer's `frame`.
  @Test func framesOfWhatIsShrunkToNothing() {
    play(0) { _, _ in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(0, 0, 0)
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      layer.transform = CATransform3DIdentity
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  /// No status bar is shown.
  @Test func whatIsAskedForInVain() {
    play(0) { _, _ in
      UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
      UIApplication.shared.setStatusBarHidden(false, with: .fade)
      #expect(UIApplication.shared.statusBarStyle == .default && UIApplication.shared.isStatusBarHidden)
    }
  }

  /// Drawing that asks for drawing has it: it is no runaway, and is drawn once.
  @Test func drawingThatAsksForDrawing() {
    final class Asking: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
      }
    }
    let log = Log()
    let stage = play(0.1) { view, stage in
      let asking = Asking(frame: view.bounds)
      view.addSubview(asking)
      stage.perform(at: 0.05) {
        log.numbers.append(CGFloat(asking.count))
        asking.setNeedsDisplay()
      }
      stage.perform(at: 0.08) { log.numbers.append(CGFloat(asking.count)) }
    }
    #expect(stage.error == nil && log.numbers == [1, 2])
  }

  private final class GaugeLayer: CALayer {
    var level: CGFloat {
      get { managedValue(forKey: "level") }
      set { setManagedValue(newValue, forKey: "level") }
    }
    var isReversed: Bool { managedValue(forKey: "isReversed") }
    override class func madeByClass() -> CALayer { GaugeLayer() }
    override class func copy(of layer: CALayer) -> CALayer { GaugeLayer(layer: layer) }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level", let model = super.action(forKey: "opacity") as? CABasicAnimation,
        let animation = model.copy() as? CABasicAnimation
      else { return super.action(forKey: event) }
      animation.keyPath = event
      animation.fromValue = level
      return animation
    }
  }

  private final class Gauge: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
  }

  /// The action of a property that does not change is an animation to be copied for one of the layer's own.
  @Test func ownPropertiesAreAnimatedLikeAnother() {
    let log = Log()
    let stage = play(1) { view, stage in
      let gauge = Gauge(frame: view.bounds)
      view.addSubview(gauge)
      guard let layer = gauge.layer as? GaugeLayer else { return }
      #expect(!layer.isReversed)
      layer.level = 0
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          layer.level = 1
        } completion: { done in
          log.numbers.append(done ? CACurrentMediaTime() : -1)
        }
      }
      stage.perform(at: 0.3) { log.numbers.append(layer.presentation()?.level ?? -1) }
    }
    #expect(stage.error == nil && log.numbers.count == 2)
    #expect(abs((log.numbers.first ?? 0) - 0.5) < 0.02 && abs((log.numbers.last ?? 0) - 0.5) < 0.02)
  }

  /// A class's name, however one comes by the class.
  @Test func classesAreDescribed() {
    play(0) { view, _ in
      let label = UILabel()
      let known: AnyClass = UILabel.self
      #expect(UILabel.description() == "UILabel" && type(of: label).description() == "UILabel")
      #expect([UILabel.self, UIView.self].map { $0.description() } == ["UILabel", "UIView"])
      #expect("\(known)" == "UILabel")
    }
  }

  /// As Apple documents key-value coding of defaults: by a key they have what is stored under it.
  @Test func defaultsByKey() {
    play(0) { _, _ in
      let defaults = QuartzCore.UserDefaults.standard
      defaults.setValue(3, forKey: "count")
      #expect(defaults.value(forKey: "count") as? Int == 3)
      defaults.removeObject(forKey: "count")
      #expect(defaults.value(forKey: "count") == nil)
    }
  }
}
