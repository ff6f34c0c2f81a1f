public import QuartzCore

// Points, sizes and rectangles as UIKit writes them into archives: `{0.5, 1}`, and `{{0, 0}, {10, 20}}`. What cannot be read is zero.

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}
