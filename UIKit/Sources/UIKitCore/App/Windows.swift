import QuartzCore
import Springform

/// The windows that are on a stage.
final class Windows: Companion {
  private struct Shown {
    weak let window: UIWindow?
  }

  private var list: [Shown] = []
  /// The scene's own, which the stage has to keep; others belong to who makes them.
  private var first: UIWindow?
  private weak var keyWindow: UIWindow?

  init(_ loop: MainLoop) {}

  var key: UIWindow? {
    get { keyWindow ?? first }
    set { keyWindow = newValue }
  }

  /// From the backmost to the frontmost.
  var shown: [UIWindow] {
    list.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  func contains(_ window: UIWindow) -> Bool { list.contains { $0.window === window } }

  func add(_ window: UIWindow) {
    list.removeAll { $0.window == nil }
    list.append(Shown(window: window))
    if first == nil { first = window }
  }

  /// What is touched: a front window that takes no touch lets it through.
  func hit(at point: CGPoint, with event: UIEvent) -> UIView? {
    shown.reversed().lazy.compactMap { $0.hitTest($0.layer.convert(point, from: nil), with: event) }.first
  }
}

extension MainLoop {
  /// Puts a window on the stage and brings it the stage's fingers.
  package func show(_ window: UIWindow) {
    window.layer.isHidden = false
    guard !Windows.of(self).contains(window) else { return }
    stage.rootLayer.addSublayer(window.layer.base)
    newLayers.append(window.layer)
    Windows.of(self).add(window)
    _ = TouchDispatch.of(self)
  }
}
