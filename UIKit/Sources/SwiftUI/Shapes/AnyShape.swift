public import CoreGraphics

/// A shape whose type does not show. From one to another nothing moves.
public struct AnyShape: Shape {
  private let outline: (CGRect) -> Path
  private let size: (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    (outline, size) = ({ shape.path(in: $0) }, { shape.sizeThatFits($0) })
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
