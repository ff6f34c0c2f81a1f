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
