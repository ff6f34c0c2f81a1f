import CoreGraphics

/// Whom what is typed goes to, of a stage.
private final class FirstResponder: Companion {
  weak var responder: UIResponder?
  init(_ loop: MainLoop) {}
}

extension UIResponder {
  public final var isFirstResponder: Bool {
    MainLoop.current.map { FirstResponder.of($0).responder === self } ?? false
  }

  /// What `becomeFirstResponder()` does unless a class knows better.
  final func takeFirst() -> Bool {
    guard let loop = MainLoop.current, canBecomeFirstResponder else { return false }
    let first = FirstResponder.of(loop)
    guard first.responder !== self else { return true }
    guard first.responder?.resignFirstResponder() ?? true else { return false }
    first.responder = self
    return true
  }

  /// What `resignFirstResponder()` does unless a class knows better.
  final func leaveFirst() -> Bool {
    guard isFirstResponder, let loop = MainLoop.current else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.of(loop).responder = nil
    return true
  }
}

extension UIView {
  /// Ends what is typed into this view or one inside.
  /// - Parameter force: whether those are not asked that may refuse.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let loop = MainLoop.current, let view = FirstResponder.of(loop).responder as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if view.resignFirstResponder() { return true }
    if force { FirstResponder.of(loop).responder = nil }
    return force
  }
}
