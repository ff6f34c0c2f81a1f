/// What becomes of a picture and of what lies below it where they meet: the operators of Thomas Porter and Tom Duff, "Compositing Digital
/// Images" (SIGGRAPH 1984).
public enum Compositing: Hashable, Sendable, CaseIterable {
  /// The picture above what lies below.
  case sourceOver
  /// Nothing.
  case clear
  /// The picture alone.
  case copy
  /// The picture where there is something below.
  case sourceIn
  /// The picture where there is nothing below.
  case sourceOut
  /// The picture where there is something below, above it.
  case sourceAtop
  /// The picture below what lies below.
  case destinationOver
  /// What lies below, where the picture is.
  case destinationIn
  /// What lies below, where the picture is not.
  case destinationOut
  /// What lies below where the picture is, above it.
  case destinationAtop
  /// Each where the other is not.
  case xor
}

extension Canvas {
  /// Draws as one picture what `body` draws, which knows nothing of what lies below, and composes it with that.
  ///
  /// Most operators also change what lies beside the picture: limit them by a clip. They meet what was drawn before within the nearest
  /// picture around them: compose that one, too, to keep them from all else.
  public mutating func compose(_ compositing: Compositing = .sourceOver, _ body: (inout Canvas) -> Void) {
    group(Group(compositing: compositing), body)
  }

  /// Blends what `body` draws as one picture with what lies below.
  public mutating func withBlendMode(_ blendMode: BlendMode, _ body: (inout Canvas) -> Void) {
    group(Group(blendMode: blendMode), body)
  }
}
