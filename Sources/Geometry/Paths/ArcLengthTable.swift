/// The arc lengths along one curve, measured once for any number of questions.
///
/// The length is summed over pieces of equal parameter by Gauss's quadrature with three nodes each: exact for lines, and
/// with 64 pieces within a millionth of the length for curves without cusps. It costs three velocities for each piece, and
/// a question a search among the pieces. For a single question to a given tolerance ``PathSegment/length(tolerance:)`` and
/// ``PathSegment/parameter(atLength:tolerance:)`` are cheaper.
package struct ArcLengthTable: Sendable {
  /// The length from the start to the end of each piece.
  private let lengths: [Double]

  /// - Parameter pieces: at least 1.
  package init(_ curve: CubicBezier, pieces: Int = 64) {
    var sum = 0.0
    lengths = (0..<pieces).map { piece in
      let step = 1 / Double(pieces)
      let middle = (Double(piece) + 0.5) * step
      for (node, weight) in Self.nodes {
        sum += curve.velocity(at: middle + node * step / 2).length * weight * step
      }
      return sum
    }
  }

  /// Gauss's nodes in -1...1, the middle one between both others, and their weights, which add up to 1.
  private static let nodes = [
    (-0.774_596_669_241_483_4, 5.0 / 18), (0, 8.0 / 18), (0.774_596_669_241_483_4, 5.0 / 18),
  ]

  /// The length of the whole curve.
  package var length: Double { lengths[lengths.count - 1] }

  /// The Bezier parameter at which a fraction 0...1 of the length is covered; within a piece the parameter grows in
  /// proportion to the length.
  package func parameter(atFraction fraction: Double) -> Double {
    let wanted = fraction * length
    guard wanted > 0 else { return 0 }
    guard fraction < 1, let piece = lengths.firstIndex(where: { $0 >= wanted }) else { return 1 }
    let before = piece > 0 ? lengths[piece - 1] : 0
    let span = lengths[piece] - before
    return (Double(piece) + (span > 0 ? (wanted - before) / span : 0)) / Double(lengths.count)
  }
}
