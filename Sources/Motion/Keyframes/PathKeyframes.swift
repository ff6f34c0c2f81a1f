package import SpringformGeometry

/// Key frames along a path: every line and curve is one segment.
///
/// Linear gives each segment the same time and moves its Bezier parameter evenly; paced moves at one speed along the
/// path's length; discrete stays at each segment's start; cubic runs a spline through the segments' ends. A new subpath
/// is reached by a jump; closing a subpath is a line.
package struct PathKeyframes: Sendable {
  private let segments: [CubicBezier]
  /// The lengths along each segment, when paced.
  private let lengths: [ArcLengthTable]
  private let track: KeyframeTrack
  private let mode: CalculationMode
  private let spline: Keyframes<Point>?

  /// - Parameters: as for ``Keyframes``; `keyTimes` has one more number than the path has segments.
  package init(
    _ path: Path, keyTimes: [Double]? = nil, mode: CalculationMode = .linear, curves: [TimingCurve] = [],
    shape: CubicShape = CubicShape()
  ) throws(KeyframeError) {
    segments = path.drawnElements.compactMap { element, segment in
      // Closing a subpath that ends at its start draws nothing.
      segment.flatMap { element == .close && $0.start == $0.end ? nil : $0.cubic }
    }
    guard let first = segments.first else { throw .empty }
    self.mode = mode
    lengths = mode.isPaced ? segments.map { ArcLengthTable($0) } : []
    let times = mode.isPaced ? KeyframeTrack.pacedKeyTimes(lengths.map(\.length)) : keyTimes
    track = try KeyframeTrack(segmentCount: segments.count, keyTimes: times, curves: mode.isPaced ? [] : curves)
    spline =
      mode.isCubic
      ? try Keyframes(
        [first.start] + segments.map(\.end), keyTimes: times, mode: .cubic, curves: mode.isPaced ? [] : curves,
        shape: shape)
      : nil
  }

  /// The point at a fraction of the duration, 0...1.
  package func point(at fraction: Double) -> Point {
    if let spline { return spline.value(at: fraction) }
    let (segment, inside) = track.position(at: fraction)
    if mode == .discrete { return segments[segment].start }
    return segments[segment].point(at: parameter(segment, inside))
  }

  /// The direction of travel in radians, 0 to the right, growing clockwise on the screen.
  package func angle(at fraction: Double) -> Double {
    if let spline {
      let (low, high) = (max(fraction - 1e-4, 0), min(fraction + 1e-4, 1))
      return (spline.value(at: high) - spline.value(at: low)).angle
    }
    let (segment, inside) = track.position(at: fraction)
    return segments[segment].direction(at: parameter(segment, mode == .discrete ? 0 : inside)).angle
  }

  private func parameter(_ segment: Int, _ inside: Double) -> Double {
    mode == .paced ? lengths[segment].parameter(atFraction: inside) : inside
  }
}
