import SpringformGeometry
package import SpringformMotionRecord

/// A behaviour's property, for a motion record.
package struct RecordedProperty {
  package let name: String
  package let value: RecordedValue
  /// The value that goes without saying.
  package let standard: RecordedValue?

  init(_ name: String, _ value: Double, default standard: Double? = nil) {
    self.init(name, .number(value), default: standard.map { .number($0) })
  }

  init(_ name: String, _ value: Vector, default standard: Vector? = nil) {
    self.init(name, .numbers([value.dx, value.dy]), default: standard.map { .numbers([$0.dx, $0.dy]) })
  }

  init(_ name: String, _ value: Point, default standard: Point? = nil) {
    self.init(name, .numbers([value.x, value.y]), default: standard.map { .numbers([$0.x, $0.y]) })
  }

  init(_ name: String, _ value: Bool, default standard: Bool) {
    self.init(name, .flag(value), default: .flag(standard))
  }

  init(_ name: String, _ value: RecordedValue, default standard: RecordedValue? = nil) {
    self.name = name
    self.value = value
    self.standard = standard
  }
}
