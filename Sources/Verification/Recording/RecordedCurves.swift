import SpringformNumerics
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
    value.isFinite ? value.rounded(significantDigits: 7) : nil
  }
}
