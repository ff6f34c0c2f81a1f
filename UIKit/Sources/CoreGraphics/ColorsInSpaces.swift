// Colours as numbers, in the space that says how many and of what they are.

extension CGColor {
  /// - Parameters:
  ///   - space: says how many numbers a colour has.
  ///   - components: the colour's components and its alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public var colorSpace: CGColorSpace? {
    numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}

extension CGContext {
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Strokes a rectangle with another width than the context's.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
}

// C's names for equality, which Swift's sources use as well.

extension CGPoint {
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}
extension CGSize {
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}
extension CGRect {
  /// Rectangles with negative sizes are equal to what they stand for.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
