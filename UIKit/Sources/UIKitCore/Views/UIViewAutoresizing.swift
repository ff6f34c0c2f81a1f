import QuartzCore

extension UIView {
  /// Which distances and sizes change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Keeps what is fixed when the superview's size changes.
  func resize(withSuperviewFrom old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let (x, width) = Self.resize(
      frame.minX, frame.width, of: old.width, by: new.width - old.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = Self.resize(
      frame.minY, frame.height, of: old.height, by: new.height - old.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// What is flexible shares a change by its length, and evenly where there is none.
  private static func resize(
    _ start: CGFloat, _ length: CGFloat, of whole: CGFloat, by change: CGFloat, _ startFlexes: Bool,
    _ lengthFlexes: Bool, _ endFlexes: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [(start, startFlexes), (length, lengthFlexes), (whole - start - length, endFlexes)]
    let flexible = parts.reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(parts.count { $0.1 })
    func share(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return 0 }
      return flexible != 0 ? change * part.0 / flexible : change / count
    }
    return (start + share(parts[0]), length + share(parts[1]))
  }
}
