import QuartzCore

/// Whether a stage is light or dark, and what is otherwise.
final class Surroundings: Companion {
  /// The scene's.
  private(set) var style = UIUserInterfaceStyle.light
  /// That of the view that is at work.
  private var inner: UIUserInterfaceStyle?
  /// What all views were painted in before anything changed; `nil` as long as nothing has.
  fileprivate private(set) var first: UIUserInterfaceStyle?

  init(_ loop: MainLoop) {}

  var current: UIUserInterfaceStyle { inner ?? style }

  func with<Result>(_ style: UIUserInterfaceStyle, _ body: () -> Result) -> Result {
    let outer = inner
    inner = style
    defer { inner = outer }
    return body()
  }

  /// Has views look after their own from now on.
  fileprivate func begin() { if first == nil { first = style } }

  fileprivate func set(_ style: UIUserInterfaceStyle) { self.style = style }
}

extension MainLoop {
  /// Makes the stage light or dark, before anything is made that asks.
  package func setAppearance(_ style: UIUserInterfaceStyle) {
    Surroundings.of(self).set(style == .unspecified ? .light : style)
  }

  /// Makes the stage light or dark while it plays.
  package func changeAppearance(to style: UIUserInterfaceStyle) {
    Surroundings.of(self).begin()
    setAppearance(style)
    for window in Windows.of(self).shown { window.followAppearance() }
  }
}

extension UIViewController {
  /// The same of a controller, whose view may have yet to be made.
  func overrideChanged() {
    if let view = viewIfLoaded { return view.overrideChanged() }
    if let loop = MainLoop.current { Surroundings.of(loop).begin() }
  }
}

extension UIView {
  var ownTraits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ownStyle ?? UITraitCollection.current.userInterfaceStyle)
  }

  /// `nil` where nothing has ever changed: then it is the scene's.
  private var ownStyle: UIUserInterfaceStyle? {
    guard let loop = MainLoop.current, Surroundings.of(loop).first != nil else { return nil }
    var view: UIView? = self
    while let candidate = view {
      if candidate.overrideUserInterfaceStyle != .unspecified { return candidate.overrideUserInterfaceStyle }
      if let own = candidate.viewController?.overrideUserInterfaceStyle, own != .unspecified { return own }
      view = candidate.superview
    }
    return Surroundings.of(loop).style
  }

  /// Does what asks for colours, in those of the view's surroundings.
  func painting<Result>(_ body: () -> Result) -> Result {
    guard let loop = MainLoop.current, let ownStyle else { return body() }
    return Surroundings.of(loop).with(ownStyle, body)
  }

  /// To be told before it is asked whether the view is light or dark.
  func notePainting() { paintedStyle = ownStyle }

  /// What is light or dark is so for a reason of its own from now on.
  func overrideChanged() {
    if let loop = MainLoop.current { Surroundings.of(loop).begin() }
    followAppearance()
  }

  /// Paints the view and what is in it anew where the surroundings have become light or dark, and tells them.
  func followAppearance() {
    guard let loop = MainLoop.current, let ownStyle, let first = Surroundings.of(loop).first else { return }
    let before = paintedStyle ?? first
    if ownStyle != before {
      paintedStyle = ownStyle
      Surroundings.of(loop).with(ownStyle) {
        let previous = UITraitCollection(userInterfaceStyle: before)
        repaint()
        viewController?.traitCollectionDidChange(previous)
        viewController?.traitWatchers.tell(previous)
        traitCollectionDidChange(previous)
        traitWatchers.tell(previous)
      }
      setNeedsLayout()
      setNeedsDisplay()
    }
    for view in subviews { view.followAppearance() }
  }
}
