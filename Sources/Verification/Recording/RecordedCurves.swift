import Glibc
import SpringformScene

extension RecordedCurves {
  /// - Parameters:
  ///   - trace: a scene's curves, from its first refresh on.
  ///   - rows: the refreshes that are drawn.
  init(_ trace: Trace, rows: Range<Int>) {
    self.init(
      times: Array(trace.times[rows]),
      columns: trace.curves.flatMap { trace.columns(of: $0) }.map { column in
        Column(name: column.name, unit: column.unit, values: column.values[rows].map(Self.rounded))
      })
  }

  /// Seven significant digits, far below a pixel; nothing for what is no finite number.
  static func rounded(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    guard value != 0 else { return 0 }
    let exponent = log10(value.magnitude).rounded(.down)
    // A power of ten is exact up to 22; both ways keep the quotient the nearest number to its decimal form.
    let power = pow(10, (6 - exponent).magnitude)
    guard power.isFinite else { return value }
    return exponent <= 6 ? (value * power).rounded() / power : (value / power).rounded() * power
  }
}
