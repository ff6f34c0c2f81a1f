public import SpringformMotion

/// The easings that have names.
public enum NamedCurve {
  /// The simplest first; each with what it is called.
  public static let all: [(curve: TimingCurve, name: String)] =
    TimingCurve.named.compactMap { curve in curve.name.map { (curve, $0) } } + material

  /// Material Design's.
  private static let material: [(curve: TimingCurve, name: String)] = [
    (TimingCurve(0.4, 0, 0.2, 1), "Material standard"), (TimingCurve(0, 0, 0.2, 1), "Material decelerate"),
    (TimingCurve(0.4, 0, 1, 1), "Material accelerate"),
  ]

  /// What a curve is called; nil of one without a name.
  public static func name(of curve: TimingCurve) -> String? { all.first { $0.curve == curve }?.name }

  /// The name of the curve that is nearest: whose largest distance at any time is least.
  public static func nearest(to curve: TimingCurve) -> String {
    let measured: [(name: String, distance: Double)] = all.map { entry in
      let distances = (1..<32).map { abs(entry.curve.value(at: Double($0) / 32) - curve.value(at: Double($0) / 32)) }
      return (name: entry.name, distance: distances.max() ?? 0)
    }
    return (measured.min { $0.distance < $1.distance } ?? measured[0]).name
  }
}
