import Springform

/// What a path is made of.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path, with its points: control points first and the end last.
public struct CGPathElement {
  public let type: CGPathElementType
  /// Valid while the element is told of.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Tells of the elements, one after the other.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let start = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      func tell(_ type: CGPathElementType, _ values: Point...) {
        for (index, value) in values.enumerated() { points[index] = CGPoint(value) }
        var element = CGPathElement(type: type, points: start)
        block(&element)
      }
      for element in path.elements {
        switch element {
        case .move(let point): tell(.moveToPoint, point)
        case .line(let point): tell(.addLineToPoint, point)
        case .quadCurve(let end, let control): tell(.addQuadCurveToPoint, control, end)
        case .curve(let end, let control1, let control2): tell(.addCurveToPoint, control1, control2, end)
        case .close: tell(.closeSubpath)
        }
      }
    }
  }

  /// The same for a function, which is handed what is kept for it.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A function that is told of a path's pieces.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A block as a pointer, for a function that keeps one. In Objective-C a block is a pointer itself; here a closure takes two, which are put
/// somewhere. They stay there for good, since nobody says when the pointer is done with.
public func unsafeBitCast<Block>(_ block: Block, to type: UnsafeMutableRawPointer.Type) -> UnsafeMutableRawPointer {
  guard MemoryLayout<Block>.size == 2 * MemoryLayout<UnsafeMutableRawPointer>.size else {
    return Swift.unsafeBitCast(block, to: type)
  }
  let place = UnsafeMutablePointer<Block>.allocate(capacity: 1)
  place.initialize(to: block)
  return UnsafeMutableRawPointer(place)
}

/// The block that was made such a pointer.
public func unsafeBitCast<Block>(_ pointer: UnsafeMutableRawPointer, to type: Block.Type) -> Block {
  guard MemoryLayout<Block>.size == 2 * MemoryLayout<UnsafeMutableRawPointer>.size else {
    return Swift.unsafeBitCast(pointer, to: type)
  }
  return pointer.assumingMemoryBound(to: type).pointee
}
