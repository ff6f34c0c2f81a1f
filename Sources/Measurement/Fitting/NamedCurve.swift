public import SpringformMotion

/// The easings that have names.
public enum NamedCurve {
  public typealias Curve = TimingCurve

  /// The simplest first; each with what it is called.
  public static let all: [(curve: Curve, name: String)] = [
    (.linear, "linear"), (.easeInEaseOut, "easeInOut"), (.easeOut, "easeOut"), (.easeIn, "easeIn"),
    (.default, "default (CSS ease)"), (TimingCurve(0.4, 0, 0.2, 1), "Material standard"),
    (TimingCurve(0, 0, 0.2, 1), "Material decelerate"), (TimingCurve(0.4, 0, 1, 1), "Material accelerate"),
  ]

  /// What a curve is called; nil of one without a name.
  public static func name(of curve: Curve) -> String? { all.first { $0.curve == curve }?.name }

  /// The name of the curve that is nearest, and the largest distance of both at any time, 0...1.
  public static func nearest(to curve: Curve) -> (name: String, distance: Double) {
    let measured: [(name: String, distance: Double)] = all.map { entry in
      let distances = (1..<32).map { abs(entry.curve.value(at: Double($0) / 32) - curve.value(at: Double($0) / 32)) }
      return (name: entry.name, distance: distances.max() ?? 0)
    }
    return measured.min { $0.distance < $1.distance } ?? measured[0]
  }
}
