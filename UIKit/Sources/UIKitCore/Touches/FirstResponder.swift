import CoreGraphics

/// Whom what is typed goes to, of a stage.
private final class FirstResponder: Companion {
  weak var responder: UIResponder?
  /// Whether one gives way to another, so that a keyboard that is up stays.
  var isPassing = false
  init(_ loop: MainLoop) {}
}

/// Whom what is typed goes to on a stage.
func firstResponder(of loop: MainLoop) -> UIResponder? { FirstResponder.of(loop).responder }

extension UIResponder {
  final var isFirst: Bool { MainLoop.current.map { FirstResponder.of($0).responder === self } ?? false }

  /// What `becomeFirstResponder()` does unless a class knows better.
  final func takeFirst() -> Bool {
    guard let loop = MainLoop.current, canBecomeFirstResponder else { return false }
    let first = FirstResponder.of(loop)
    guard first.responder !== self else { return true }
    first.isPassing = true
    defer { first.isPassing = false }
    guard first.responder?.resignFirstResponder() ?? true else { return false }
    first.responder = self
    Keyboard.of(loop).follow(self, on: loop)
    return true
  }

  /// What `resignFirstResponder()` does unless a class knows better.
  final func leaveFirst() -> Bool {
    guard isFirst, let loop = MainLoop.current else { return true }
    guard canResignFirstResponder else { return false }
    let first = FirstResponder.of(loop)
    first.responder = nil
    if !first.isPassing { Keyboard.of(loop).follow(nil, on: loop) }
    return true
  }
}

extension UIView {
  func endTyping(_ force: Bool) -> Bool {
    guard let loop = MainLoop.current, let view = FirstResponder.of(loop).responder as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if view.resignFirstResponder() { return true }
    if force {
      FirstResponder.of(loop).responder = nil
      Keyboard.of(loop).follow(nil, on: loop)
    }
    return force
  }
}
