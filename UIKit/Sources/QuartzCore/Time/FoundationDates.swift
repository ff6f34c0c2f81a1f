public import CoreGraphics
public import Foundation

extension Foundation.Date {
  /// The same moment, as Foundation counts.
  public init(_ date: Date) { self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
}

extension Date {
  /// A moment that Foundation has counted.
  public init(_ date: Foundation.Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}
