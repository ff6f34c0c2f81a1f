import SpringformGeometry

/// What was drawn once and is drawn again: a layer's content that is kept until it changes.
public struct Drawing: Hashable, Sendable {
  private let commands: [DisplayList.Command]

  /// - Parameter draw: draws it, in the coordinates of those who will draw it again.
  public init(_ draw: (inout Canvas) -> Void = { _ in }) {
    var canvas = Canvas()
    draw(&canvas)
    commands = canvas.commands
  }

  /// Whether nothing of it can be seen.
  public var isEmpty: Bool { commands.isEmpty }

  fileprivate func replay(in canvas: inout Canvas) { canvas.replay(commands, transform: .identity, tint: .white) }
}

extension Canvas {
  /// Draws in the current coordinates what was drawn before.
  public mutating func draw(_ drawing: Drawing) { drawing.replay(in: &self) }
}
