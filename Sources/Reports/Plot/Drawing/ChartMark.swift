import SpringformGeometry

/// What a chart is drawn with, whatever draws it; coordinates in points.
enum ChartMark: Hashable, Sendable {
  /// An open path of straight lines; `name` tells what it shows.
  case line(Path, LineStyle, name: String?)
  /// A filled disc.
  case dot(center: Point, radius: Double, Color)
  case text(Label)
}
