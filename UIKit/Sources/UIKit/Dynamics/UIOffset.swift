public import QuartzCore
import Springform

/// A displacement, as some of UIKit names it.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public init() { self.init(horizontal: 0, vertical: 0) }

  public static let zero = UIOffset()

  init(_ vector: Vector) { self.init(horizontal: CGFloat(vector.dx), vertical: CGFloat(vector.dy)) }
}

extension Vector {
  init(_ vector: CGVector) { self.init(dx: Double(vector.dx), dy: Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(dx: Double(offset.horizontal), dy: Double(offset.vertical)) }
}

extension CGVector {
  init(_ vector: Vector) { self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy)) }
}
