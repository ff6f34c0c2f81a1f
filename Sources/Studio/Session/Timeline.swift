import SpringformGeometry
import SpringformPipeline
import SpringformScene

/// A take as a whole: how long it is, and its curves.
struct Timeline: Encodable {
  struct Curve: Encodable {
    let name: String
    let unit: String?
    /// One for each refresh; `null` where there is none.
    let values: [Double?]
  }

  let take: Int
  /// The canvas in points.
  let width: Double
  let height: Double
  /// Refreshes.
  let count: Int
  /// Refreshes per second.
  let rate: Double
  /// How much longer the last picture shows, in seconds.
  let hold: Double
  let curves: [Curve]
  /// The touches instead of the scene's own, as they were played: each a list of time, x and y.
  let strokes: [[[Double]]]?

  init(take: Int, _ footage: Footage, strokes: [Stroke]?) {
    self.take = take
    width = footage.scene.size.width
    height = footage.scene.size.height
    count = footage.lists.count
    rate = footage.settings.rate
    hold = footage.settings.hold ?? footage.scene.hold
    curves = footage.trace.curves.flatMap { footage.trace.columns(of: $0) }.map { column in
      Curve(name: column.name, unit: column.unit, values: column.values.map { $0.isFinite ? $0 : nil })
    }
    self.strokes = strokes?.map { stroke in
      stroke.samples.map { [$0.time, $0.location.x, $0.location.y] }
    }
  }
}
