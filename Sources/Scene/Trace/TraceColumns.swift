import SpringformGeometry

extension Trace {
  /// A curve as plain numbers, as tables and plots want it.
  package struct Column: Hashable, Sendable {
    package let name: String
    /// What the values count, as the scene declared it.
    package let unit: String?
    /// What is different about the playing that it comes from; `nil` where there is one only.
    package let variant: String?
    /// True for a curve of yes and no, whose values are 1 and 0.
    package let isFlag: Bool
    /// One value for each of the trace's times; not a number where the curve had none, such as before its declaration.
    package let values: [Double]
  }

  /// The curve's columns over all of the trace's times: a curve of points has two, `name.x` and `name.y`.
  package func columns(of curve: Curve) -> [Column] {
    func column(_ suffix: String, isFlag: Bool = false, _ number: (TraceValue) -> Double?) -> Column {
      Column(
        name: curve.name + suffix, unit: curve.unit, variant: curve.variant, isFlag: isFlag,
        values: curve.values.map { $0.flatMap(number) ?? .nan })
    }
    switch curve.values.lazy.compactMap(\.self).first {
    case .point: return [column(".x") { $0.point?.x }, column(".y") { $0.point?.y }]
    case .flag: return [column("", isFlag: true) { $0.number }]
    default: return [column("") { $0.number }]
    }
  }
}

extension TraceValue {
  fileprivate var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    case .point: nil
    }
  }

  fileprivate var point: Point? {
    if case .point(let point) = self { point } else { nil }
  }
}
