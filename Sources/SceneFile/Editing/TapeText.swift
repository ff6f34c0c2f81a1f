package import Springform
import SpringformGeometry
import SpringformNumerics

extension Stroke {
  /// Strokes as a scene file's tape, line by line. One finger does them all, so one that begins before another has ended waits
  /// for it.
  package static func yaml(_ strokes: [Stroke]) -> [String] {
    guard !strokes.isEmpty else { return ["tape: []"] }
    var lines = ["tape:"]
    var end = 0.0
    for stroke in strokes.sorted(by: { $0.samples[0].time < $1.samples[0].time }) {
      let first = stroke.samples[0]
      let start = max(first.time, end)
      lines.append("  - { at: \(seconds(start)), touch: \(text(first.location)) }")
      for (sample, next) in zip(stroke.samples, stroke.samples.dropFirst()) {
        let duration = seconds(next.time - sample.time)
        lines.append(
          next.location == sample.location
            ? "  - hold: \(duration)"
            : "  - drag: { to: \(text(next.location)), duration: \(duration), curve: linear }")
      }
      lines.append("  - release")
      end = start + (stroke.samples[stroke.samples.count - 1].time - first.time)
    }
    return lines
  }

  private static func seconds(_ time: Double) -> String { time.decimalText(places: 4) + "s" }

  private static func text(_ point: Point) -> String { "[\(point.x.decimalText), \(point.y.decimalText)]" }
}
