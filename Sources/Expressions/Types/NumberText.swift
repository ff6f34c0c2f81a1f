/// A number as people write it, with at most six digits behind the point.
package func written(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
  let rounded = (number * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
