import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct InteractionTests {
  /// Halfway between both numbers for who looks straight, and as far as they go at the sides.
  @Test func motionEffects() {
    let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let y = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    #expect(x.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    (x.minimumRelativeValue, x.maximumRelativeValue) = (-10, 20)
    (y.minimumRelativeValue, y.maximumRelativeValue) = (CGFloat(4), 8.0)
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [x, y]
    func values(_ horizontal: CGFloat, _ vertical: CGFloat) -> [CGFloat?] {
      let values = group.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical))
      return ["center.x", "center.y"].map { values?[$0] as? CGFloat }
    }
    #expect(values(0, 0) == [5, 6] && values(-1, 1) == [-10, 8] && values(3, 0.5) == [20, 7])
    // A device that lies still does nothing to the view.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group] && view.center == CGPoint(x: 5, y: 5))
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  /// An interaction is one view's at a time; what a delegate would answer can be asked for.
  @Test func pointers() {
    final class Hovering: NSObject, UIPointerInteractionDelegate {
      func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
      {
        guard let view = interaction.view else { return nil }
        let preview = UITargetedPreview(view: view)
        return UIPointerStyle(
          effect: region.rect.width > 5 ? .lift(preview) : .highlight(preview), shape: .roundedRect(region.rect))
      }
    }
    let (a, b, delegate) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)), Hovering())
    let interaction = UIPointerInteraction(delegate: delegate)
    a.addInteraction(interaction)
    b.addInteraction(interaction)
    #expect(a.interactions.isEmpty && b.interactions.count == 1 && interaction.view === b)
    let whole = UIPointerRegion(rect: b.bounds)
    let request = UIPointerRegionRequest(location: CGPoint(x: 1, y: 2))
    #expect(request.location == CGPoint(x: 1, y: 2))
    #expect(delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) === whole)
    let style = delegate.pointerInteraction(interaction, styleFor: whole)
    guard case .lift(let preview) = style?.effect, case .roundedRect(let rect, let radius) = style?.shape else {
      Issue.record("no style")
      return
    }
    #expect(preview.view === b && preview.size == b.bounds.size && rect == b.bounds && radius == 8)
    if case .highlight(let preview) = delegate.pointerInteraction(
      interaction, styleFor: UIPointerRegion(rect: .zero))?.effect
    {
      #expect(style?.effect?.preview === style?.effect?.preview && preview.view === b)
    } else {
      Issue.record("no highlight")
    }
    b.removeInteraction(interaction)
    #expect(b.interactions.isEmpty && interaction.view == nil)
  }

  /// Who ignores touches twice hears again after saying twice that it does not.
  @Test func ignoredTouches() {
    final class Touched: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let log = Log()
    play(1.4) { view, stage in
      let touched = Touched(frame: view.bounds)
      view.addSubview(touched)
      for time in [0.2, 0.6, 1.1] { stage.tape.tap(touched, at: time) }
      stage.perform(at: 0.4) {
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        log.entries.append("\(touched.count) \(UIApplication.shared.isIgnoringInteractionEvents)")
      }
      stage.perform(at: 0.85) {
        UIApplication.shared.endIgnoringInteractionEvents()
        log.entries.append("\(touched.count) \(UIApplication.shared.isIgnoringInteractionEvents)")
      }
      stage.perform(at: 1.35) { log.entries.append("\(touched.count)") }
    }
    #expect(log.entries == ["1 true", "1 false", "2"])
  }

  /// A number halfway between both is added, and then as much of them as the viewer is aside of the middle.
  @Test func tiltMovesViews() {
    let stage = play(1.5) { view, stage in
      let (near, far) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(frame: view.bounds))
      view.addSubview(far)
      far.addSubview(near)
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
      let depth = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset.height", type: .tiltAlongVerticalAxis)
      (depth.minimumRelativeValue, depth.maximumRelativeValue) = (0, 8)
      let both = UIMotionEffectGroup()
      both.motionEffects = [effect, depth]
      near.addMotionEffect(both)
      stage.tilt(to: UIOffset(horizontal: 1, vertical: 1), at: 0.2, duration: 0.4)
      stage.tilt(to: UIOffset(horizontal: -0.5, vertical: 1), at: 1)
      func shown() -> [CGFloat?] {
        let layer = near.layer.presentation()
        return [layer?.position.x, layer?.shadowOffset.height, near.center.x]
      }
      let still = near.layer.shadowOffset.height
      stage.perform(at: 0.1) { #expect(shown() == [5, still + 4, 5]) }
      stage.perform(at: 0.3) { #expect(zip(shown(), [10, still + 5, 5]).allSatisfy { abs(($0 ?? 0) - $1) < 1e-9 }) }
      stage.perform(at: 0.9) { #expect(shown() == [25, still + 8, 5]) }
      stage.perform(at: 1.2) {
        #expect(shown() == [-5, still + 8, 5])
        near.removeMotionEffect(both)
      }
      stage.perform(at: 1.3) { #expect(shown() == [5, still, 5]) }
    }
    #expect(stage.error == nil)
  }

  /// What would be felt and heard is written down with the curves.
  @Test func feltAndHeardThingsAreEvents() throws {
    let scene = TestScene { view, stage in
      stage.perform(at: 0.5) {
        let generator = UINotificationFeedbackGenerator()
        generator.prepare()
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
          generator.notificationOccurred(type)
        }
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
        UISelectionFeedbackGenerator().selectionChanged()
        let loud: [NSAttributedString.Key: Any] = [
          .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue
        ]
        UIAccessibility.post(
          notification: .announcement, argument: NSAttributedString(string: "Sent", attributes: loud))
        view.accessibilityLabel = "Inbox"
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
    }
    let events = try Playback(scene, settings: RenderSettings(rate: 100)).trace().events
    #expect(
      events.map(\.name) == [
        "haptic.success", "haptic.warning", "haptic.error", "haptic.rigid", "haptic.selection",
        "accessibility.announcement: Sent", "accessibility.layoutChanged: Inbox", "accessibility.screenChanged",
      ])
    #expect(events.map(\.value) == [1, 1, 1, 0.25, 1, 1, 1, 1] && events.allSatisfy { $0.time == 0.5 })
  }

  /// What a view is called to those who do not see it, and to tests, names it in reports too.
  @Test func viewsAreNamedByWhatTheyAreCalled() {
    let view = UIView()
    view.accessibilityLabel = "Like"
    #expect(view.layer.base.name == "Like")
    view.accessibilityIdentifier = "like-button"
    #expect(view.layer.base.name == "like-button" && view.layer.name == nil)
    view.layer.name = "heart"
    #expect(view.layer.base.name == "heart")
    view.layer.name = nil
    #expect(view.layer.base.name == "like-button")
  }
}
