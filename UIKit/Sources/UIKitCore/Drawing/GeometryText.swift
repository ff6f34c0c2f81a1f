public import QuartzCore

// Points, sizes and rectangles as UIKit writes them into archives: `{0.5, 1}`, and `{{0, 0}, {10, 20}}`. What cannot be read is zero.

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  // What Foundation's archives here have no form for goes into them as numbers.

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    decodeNumbers(4, forKey: key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeNumbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
  }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    decodeNumbers(6, forKey: key).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
      ?? .identity
  }

  public func encode(_ vector: CGVector, forKey key: String) { encodeNumbers([vector.dx, vector.dy], forKey: key) }
  public func decodeCGVector(forKey key: String) -> CGVector {
    decodeNumbers(2, forKey: key).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }

  private func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
    encode(numbers.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
  }
  private func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    let text = decodeObject(of: NSString.self, forKey: key) as String?
    let numbers = (text ?? "").split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count ? numbers : nil
  }
}

/// A view in an archive has lost what it showed, as a note says.
extension UIView: NSCoding {}
