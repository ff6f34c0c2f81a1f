import QuartzCore
import Springform
import Testing
import UIKit
import ViewScenes

@testable import UIKitCore
@testable import UIKitFrameworks

/// How the device is held, and what is felt of it.
@Suite struct MotionManagerTests {
  /// A tilt of 1 is half a radian. Gravity is a unit vector in the device's axes: (sin r cos p, -sin p, -cos r cos p).
  @Test func tiltsAreAttitudes() throws {
    final class Log: @unchecked Sendable { var lines: [(Double, CMDeviceMotion)] = [] }
    let log = Log()
    let scene = TestScene { _, stage in
      stage.tilt(to: UIOffset(horizontal: 1, vertical: -0.5), at: 0.5, duration: 1)
      let manager = CMMotionManager()
      #expect(manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && manager.deviceMotion == nil)
      manager.deviceMotionUpdateInterval = 0.25
      manager.startDeviceMotionUpdates(to: .main) { motion, error in
        guard let motion, error == nil else { return }
        log.lines.append((motion.timestamp, motion))
        if motion.timestamp > 1.9 { manager.stopDeviceMotionUpdates() }
      }
      stage.perform(at: 2.5) { #expect(!manager.isDeviceMotionActive) }
    }
    _ = try Playback(scene, settings: RenderSettings(rate: 100, to: 3)).trace()
    #expect(log.lines.count == 8)
    let half = try #require(log.lines.first { abs($0.0 - 1) < 1e-6 }).1
    #expect(abs(half.attitude.roll - 0.25) < 1e-6 && abs(half.attitude.pitch + 0.125) < 1e-6)
    #expect(abs(half.rotationRate.y - 0.5) < 1e-6 && abs(half.rotationRate.x + 0.25) < 1e-6)
    let end = try #require(log.lines.last).1
    let (r, p) = (0.5, -0.25)
    #expect(abs(end.attitude.roll - r) < 1e-9 && abs(end.attitude.pitch - p) < 1e-9 && abs(end.attitude.yaw) < 1e-12)
    #expect(abs(end.gravity.x - sin(r) * cos(p)) < 1e-9 && abs(end.gravity.y + sin(p)) < 1e-9)
    #expect(abs(end.gravity.z + cos(r) * cos(p)) < 1e-9 && end.rotationRate.y == 0)
  }

  /// From one attitude to itself there is no way.
  @Test func attitudesAreTakenFromEachOther() throws {
    let attitude = CMDeviceMotion(Tilt.Path(start: .zero, end: UIOffset(horizontal: 1, vertical: 1)), at: 0).attitude
    let other = try #require(attitude.copy() as? CMAttitude)
    attitude.multiply(byInverseOf: other)
    #expect(abs(attitude.roll) < 1e-12 && abs(attitude.pitch) < 1e-12 && abs(attitude.quaternion.w - 1) < 1e-12)
  }

  private final class Waited: @unchecked Sendable { var seconds = 0.0 }

  /// A pattern's events are the scene's, at their times and with their intensities, and who waits for the players' end waits for the last.
  @Test func patternsAreEvents() throws {
    let waited = Waited()
    let scene = TestScene { _, stage in
      stage.perform(at: 0.5) {
        do {
          let engine = try CHHapticEngine()
          try engine.start()
          let hit = CHHapticEvent(
            eventType: .hapticTransient, parameters: [.init(parameterID: .hapticIntensity, value: 0.5)], relativeTime: 0
          )
          let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.25, duration: 1)
          let pattern = try CHHapticPattern(events: [hit, hum], parameters: [])
          #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics && pattern.duration == 1.25)
          try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
          let begin = CACurrentMediaTime()
          engine.notifyWhenPlayersFinished { _ in
            waited.seconds = CACurrentMediaTime() - begin
            return .leaveEngineRunning
          }
        } catch { Issue.record(error) }
      }
    }
    let events = try Playback(scene, settings: RenderSettings(rate: 100, to: 2)).trace().events
    #expect(events.map(\.name) == ["haptic.transient", "haptic.continuous"])
    #expect(abs(waited.seconds - 1.25) < 0.011)
    #expect(
      events.map(\.value) == [0.5, 1] && zip(events.map(\.time), [0.5, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  /// Whoever observes a layer hears of its sublayers, and not of an order that stays.
  @Test func layersTell() {
    play(0) { view, _ in
      let (first, second) = (UIView(), UIView())
      var counts: [Int?] = []
      let observation = view.layer.observe(\.sublayers, options: .new) { _, change in
        counts.append(change.newValue.map { $0?.count ?? 0 })
      }
      view.addSubview(first)
      view.addSubview(second)
      view.bringSubviewToFront(second)
      #expect(counts == [1, 2])
      view.bringSubviewToFront(first)
      first.removeFromSuperview()
      #expect(counts == [1, 2, 2, 1])
      observation.invalidate()
      second.removeFromSuperview()
      #expect(counts.count == 4)
    }
  }

  private final class OwnList: UICollectionView {
    override class func madeByClass(
      frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> UICollectionView { OwnList(frame: frame, collectionViewLayout: layout) }
  }

  /// As the translator has classes be made that are known by references to them.
  @Test func listsAreMadeByTheirClasses() {
    play(0) { _, _ in
      let type: UICollectionView.Type = OwnList.self
      let layout = UICollectionViewFlowLayout()
      let list = UIKit.madeByClass(
        type, frame: CGRect(x: 0, y: 0, width: 10, height: 20), collectionViewLayout: layout)
      #expect(list is OwnList && list.frame.height == 20 && list.collectionViewLayout === layout)
      #expect(UIKit.madeByClass(UITableView.self, frame: .zero, style: .insetGrouped).style == .insetGrouped)
    }
  }

  private final class Deaf: UIView, OverridesHitTest {
    func hitTestOfExtension(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hitTestOfUIKit(point, with: event) === self ? nil : subviews.first
    }
  }

  private final class Opening: UIViewController, OverridesViewDidLoad {
    var count = 0
    override func viewDidLoad() { super.viewDidLoad() }
    func viewDidLoadOfExtension() { count += 1 }
  }

  /// A class asks what an extension of it overrides, and `super` in a subclass leads there.
  @Test func extensionsOverride() {
    play(0) { _, _ in
      let (deaf, inner) = (Deaf(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
      #expect(deaf.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      deaf.addSubview(inner)
      #expect(deaf.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
      let opening = Opening()
      opening.loadViewIfNeeded()
      #expect(opening.count == 1)
    }
  }
}
