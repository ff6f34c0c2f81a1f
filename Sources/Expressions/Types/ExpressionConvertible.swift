package import SpringformGeometry

/// A Swift type whose values expressions know.
package protocol ExpressionConvertible {
  static var type: ValueType { get }
  init?(_ value: Value)
  var value: Value { get }
}

extension Double: ExpressionConvertible {
  package static var type: ValueType { .number }
  package init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  package var value: Value { .number(self) }
}

extension Bool: ExpressionConvertible {
  package static var type: ValueType { .flag }
  package init?(_ value: Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  package var value: Value { .flag(self) }
}

extension String: ExpressionConvertible {
  package static var type: ValueType { .text }
  package init?(_ value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  package var value: Value { .text(self) }
}

extension Color: ExpressionConvertible {
  package static var type: ValueType { .color }
  package init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  package var value: Value { .color(self) }
}

extension Point: ExpressionConvertible {
  package static var type: ValueType { .point }
  package init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  package var value: Value { .point(self) }
}

extension Vector: ExpressionConvertible {
  package static var type: ValueType { .point }
  package init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point.vector
  }
  package var value: Value { .point(Point(x: dx, y: dy)) }
}

extension Size: ExpressionConvertible {
  package static var type: ValueType { .point }
  package init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self.init(width: point.x, height: point.y)
  }
  package var value: Value { .point(Point(x: width, y: height)) }
}

extension Point {
  /// What leads from the origin to the point.
  package var vector: Vector { Vector(dx: x, dy: y) }
}
