package import Springform
import SpringformGeometry
import SpringformMotion
import SpringformNumerics

extension Stroke {
  /// Strokes as a scene file's tape, line by line. One finger does them all, so one that begins before another has ended waits
  /// for it.
  package static func yaml(_ strokes: [Stroke]) -> [String] { TapeText(strokes).lines }
}

/// Touches as a scene file's tape says them: what a file has already as it is written there, all else in as few lines as can be.
struct TapeText {
  private(set) var lines: [String] = []

  /// How far from where it was a finger may be that goes no straight way, in points.
  private static let tolerance = 1.0

  /// - Parameters:
  ///   - strokes: what the finger does.
  ///   - written: the touches that a file has.
  ///   - own: how these were played, one for each.
  init(_ strokes: [Stroke], keeping written: [WrittenTouch] = [], playedAs own: [Stroke] = []) {
    guard !strokes.isEmpty else {
      lines = ["tape: []"]
      return
    }
    lines = ["tape:"]
    var end = 0.0
    /// The touch of the file that was told last; one that follows it begins when it is over.
    var last: Int? = -1
    for stroke in strokes.sorted(by: { $0.samples[0].time < $1.samples[0].time }) {
      let (first, final) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
      let number = own.firstIndex(of: stroke)
      if let number, written.indices.contains(number), first.time >= end - 0.001 {
        let isNext = last == number - 1
        lines += written[number].lines(from: isNext ? nil : first.time, to: final.time)
        last = number
        end = final.time
      } else {
        end = add(stroke, from: max(first.time, end))
        last = nil
      }
    }
  }

  /// - Returns: when the finger is lifted.
  private mutating func add(_ stroke: Stroke, from start: Double) -> Double {
    let delay = start - stroke.samples[0].time
    let end = start + (stroke.samples[stroke.samples.count - 1].time - stroke.samples[0].time)
    switch StrokeGesture(stroke) {
    case .tap(let point, let lift):
      // A tap is known by its lift, and lasts as long as all taps do.
      let lift = max(lift + delay, start + Tape.tapDuration)
      lines.append("  - { at: \(Self.seconds(lift)), tap: \(Self.text(point)) }")
      return lift
    case .press(let point, _, let duration):
      lines.append(
        "  - { at: \(Self.seconds(start)), press: \(Self.text(point)), duration: \(Self.seconds(duration)) }")
    case .drag(let from, let to, _, let duration, let curve):
      lines.append(
        "  - { at: \(Self.seconds(start)), drag: { from: \(Self.text(from)), to: \(Self.text(to)), "
          + "duration: \(Self.seconds(duration))\(Self.text(curve)) } }")
    case nil:
      let few = stroke.simplified(within: Self.tolerance)
      if let pieces = StrokePiece.all(of: stroke), pieces.count < few.samples.count - 1 {
        addSteps(pieces, at: few.samples[0].location, from: start)
      } else {
        addSteps(few, from: start)
      }
    }
    return end
  }

  private mutating func addSteps(_ stroke: Stroke, from start: Double) {
    let steps = zip(stroke.samples, stroke.samples.dropFirst()).map { StrokePiece($0, $1) }
    addSteps(steps, at: stroke.samples[0].location, from: start)
  }

  private mutating func addSteps(_ pieces: [StrokePiece], at point: Point, from start: Double) {
    lines.append("  - { at: \(Self.seconds(start)), touch: \(Self.text(point)) }")
    for piece in pieces {
      switch piece {
      case .hold(let duration): lines.append("  - hold: \(Self.seconds(duration))")
      case .drag(let end, let duration, let curve):
        lines.append(
          "  - drag: { to: \(Self.text(end)), duration: \(Self.seconds(duration))\(Self.text(curve)) }")
      }
    }
    lines.append("  - release")
  }

  static func seconds(_ time: Double) -> String { time.decimalText(places: 4) + "s" }

  private static func text(_ point: Point) -> String { "[\(point.x.decimalText), \(point.y.decimalText)]" }

  /// What a drag follows, unless it goes without saying.
  private static func text(_ curve: TimingCurve) -> String {
    if curve == .easeInEaseOut { return "" }
    let numbers = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
    return ", curve: " + (curve.name ?? "[\(numbers.map(\.decimalText).joined(separator: ", "))]")
  }
}
