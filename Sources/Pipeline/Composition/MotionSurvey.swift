import SpringformBitmap
package import SpringformGeometry
import SpringformRaster
import SpringformScene

/// Where and when something moves in scenes: they are played once, and small pictures of their refreshes are compared.
package struct MotionSurvey: Sendable {
  /// How much changes with each refresh that is shown, in no unit; 0 with the first.
  let amounts: [Double]
  /// Around everything that ever changes, in points; `nil` when nothing does.
  package let area: Rect?

  /// The longer side of the small pictures, in pixels: a hand's breadth of most scenes is seen to a point or two.
  private static let longestSide = 480.0

  /// - Throws: what the scenes or their drawing throws.
  package init(_ table: SceneTable, settings: RenderSettings) throws {
    var settings = settings
    settings.crop = nil
    try self.init(try table.scenes.map { [settings] in try Playback($0, settings: settings) })
  }

  init(_ playbacks: [Playback]) throws {
    let shown = playbacks[0].shown.lowerBound..<(playbacks.map(\.shown.upperBound).max() ?? 0)
    var amounts = [Double](repeating: 0, count: shown.count)
    var area: Rect?
    for playback in playbacks {
      let canvas = Rect(origin: .zero, size: playback.size)
      let scale = min(Self.longestSide / max(canvas.width, canvas.height, 1), 1)
      let renderer = try Renderer(scale: scale)
      var last: (list: DisplayList, bitmap: Bitmap)?
      try playback.play { index, list in
        guard list != last?.list else { return }
        let bitmap = try renderer.render(list)
        if let last {
          let change = bitmap.change(from: last.bitmap)
          amounts[index - shown.lowerBound] += Double(change.amount)
          if let pixels = change.area {
            let rect = Rect(
              x: Double(pixels.x) / scale, y: Double(pixels.y) / scale, width: Double(pixels.width) / scale,
              height: Double(pixels.height) / scale)
            area = (area?.union(rect) ?? rect).intersection(canvas) ?? canvas
          }
        }
        last = (list, bitmap)
      }
    }
    self.amounts = amounts
    self.area = area
  }

  /// What is left of a canvas without what never changes.
  /// - Parameters:
  ///   - canvas: the scene's size.
  ///   - margin: how much stays around what moves, in points.
  /// - Returns: a rectangle of whole points, `nil` when nothing moves.
  package func crop(of canvas: Size, margin: Double) -> Rect? {
    guard let area = area?.insetBy(dx: -margin, dy: -margin).intersection(Rect(origin: .zero, size: canvas)) else {
      return nil
    }
    let (left, top) = (area.minX.rounded(.down), area.minY.rounded(.down))
    let (right, bottom) = (min(area.maxX.rounded(.up), canvas.width), min(area.maxY.rounded(.up), canvas.height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// So many refreshes between which equally much changes, the first and the last among them, ascending; at equal distances where
  /// nothing moves.
  /// - Parameter count: from 2 to the number of refreshes.
  func stops(_ count: Int) -> [Int] {
    let sums = amounts.reduce(into: [Double]()) { $0.append(($0.last ?? 0) + $1) }
    guard let total = sums.last, total > 0 else { return FrameLayout.evenStops(count, of: amounts.count) }
    var stops = [0]
    for number in 1..<count {
      let wanted = total * Double(number) / Double(count - 1)
      let reached = sums.firstIndex { $0 >= wanted * (1 - 1e-12) } ?? sums.count - 1
      // Each comes after the one before, with room for those that follow.
      stops.append(min(max(reached, stops[number - 1] + 1), sums.count - count + number))
    }
    stops[count - 1] = sums.count - 1
    return stops
  }
}
