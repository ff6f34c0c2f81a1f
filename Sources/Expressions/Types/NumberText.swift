import SpringformNumerics

/// A number as people write it, with at most six digits behind the point.
package func written(_ number: Double) -> String { number.decimalText(places: 6) }
