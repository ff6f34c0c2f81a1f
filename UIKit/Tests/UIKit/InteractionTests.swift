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
    final class Hovering: UIPointerInteractionDelegate {
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
}
