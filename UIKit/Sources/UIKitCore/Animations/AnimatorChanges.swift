import QuartzCore
import Springform

/// What an animator has changed, and where it shows.
final class AnimatorChanges {
  private struct Change {
    weak var layer: CALayer?
    let event: String
    let key: String
    let property: DrivenProperty
    /// Tells the block that made the change.
    let ended: () -> Void
  }

  /// Where the animator is; what shows the changes goes by it.
  final class Course {
    var way: AnimatorWay
    private weak var stage: Stage?

    init(_ way: AnimatorWay, on stage: Stage) { (self.way, self.stage) = (way, stage) }

    func left(from start: Double, of frame: FadingFrame) -> WayLeft {
      let progress = way.progress(of: start, at: stage?.time ?? 0)
      return WayLeft(x: 1 - frame.share(of: progress.x), y: 1 - frame.share(of: progress.y))
    }
  }

  private var changes: [Change] = []
  private let loop: MainLoop
  let course: Course

  init(_ way: AnimatorWay, on loop: MainLoop) { (course, self.loop) = (Course(way, on: loop.stage), loop) }

  /// Changes that set off at a fraction of the way.
  final class Group {
    let start: Double
    private let changes: AnimatorChanges

    init(_ changes: AnimatorChanges, start: Double) { (self.changes, self.start) = (changes, start) }

    /// Shows a change that the model has made already.
    func drive(
      _ property: any Property, of layer: CALayer, event: String, key: String, from old: Any, frame: FadingFrame,
      ended: @escaping () -> Void
    ) -> Bool { changes.drive(property, of: layer, event, key, from: old, frame, start: start, ended) }
  }

  private func drive(
    _ property: any Property, of layer: CALayer, _ event: String, _ key: String, from old: Any, _ frame: FadingFrame,
    start: Double, _ ended: @escaping () -> Void
  ) -> Bool {
    let (pace, part) = (course.way.pace, FadingFrame(start: start, length: 1 - start))
    guard
      let driven = layer.driven(
        property, from: old, pacing: pace.x, duration: pace.duration, during: part,
        left: { [course] in course.left(from: start, of: frame) })
    else { return false }
    changes.append(Change(layer: layer, event: event, key: key, property: driven, ended: ended))
    layer.run(driven.animation, forKey: key, on: loop) { _ in }
    return true
  }

  /// Has all layers show where the way is now.
  func showAnew() { changes.first { $0.layer != nil }?.layer?.showsAnew() }

  // MARK: Ending

  /// Shows the models from now on, with the values that are shown now.
  func settle() {
    release()
    UIView.performWithoutAnimation {
      // Several changes of one property add up.
      for change in changes { change.layer?.settle(change.property.shown(), forKey: change.event) }
    }
  }

  /// Gives the models the old values, or the new ones.
  func settle(atStart: Bool) {
    release()
    UIView.performWithoutAnimation {
      // What was changed twice had its first value before all.
      for change in atStart ? changes.reversed() : changes {
        change.layer?.settle(atStart ? change.property.old : change.property.new, forKey: change.event)
      }
    }
  }

  /// Nothing moves any more, and the models are what they are.
  func release() {
    for change in changes { change.layer?.removeAnimation(forKey: change.key) }
  }

  /// Tells the blocks that all has ended.
  func tellEnded() {
    let ended = changes.map(\.ended)
    changes = []
    for tell in ended { tell() }
  }
}
