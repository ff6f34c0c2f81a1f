public import QuartzCore

/// The contexts that are drawn in, the innermost last.
private final class ContextStack: Companion {
  var contexts: [CGContext] = []
  init(_ loop: MainLoop) {}
}

/// Where `UIColor.setFill()`, `UIBezierPath.fill()` and their like draw; `nil` while nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  MainLoop.current.flatMap { ContextStack.of($0).contexts.last }
}

public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.of(.required(for: "UIGraphicsPushContext(_:)")).contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = ContextStack.of(.required(for: "UIGraphicsPopContext()")).contexts.popLast()
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(rect) }
}

extension CGContext {
  /// Draws with another blend mode, and perhaps fainter.
  func with(_ blendMode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    if let alpha { setAlpha(alpha) }
    body(self)
    restoreGState()
  }
}

/// Draws a frame one point wide inside of a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Limits what is drawn from now on in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
