import SpringformBitmap
import SpringformMotion
package import SpringformGeometry
import SpringformRaster
import SpringformScene

/// Where and when something moves in scenes: they are played once, and small pictures of their refreshes are compared.
package struct MotionSurvey: Sendable {
  /// Whether each refresh that is shown differs to the eye from what was seen before; the first does not.
  let moves: [Bool]
  /// How much changes with each refresh, in no unit.
  private let amounts: [Double]
  /// How many refreshes without motion do not end a stretch of it.
  let longestGap: Int
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
    let rate = playbacks[0].clock.rate
    var moves = [Bool](repeating: false, count: shown.count)
    var amounts = [Double](repeating: 0, count: shown.count)
    var area: Rect?
    for playback in playbacks {
      let canvas = Rect(origin: .zero, size: playback.size)
      let scale = min(Self.longestSide / max(canvas.width, canvas.height, 1), 1)
      let renderer = try Renderer(scale: scale)
      var last: DisplayList?
      var eye = Eye(rate: rate)
      try playback.play { index, list in
        let place = index - shown.lowerBound
        guard list != last else { return eye.rest() }
        last = list
        let change = eye.see(try renderer.render(list), at: place)
        for refresh in change.moving { moves[refresh] = true }
        amounts[place] += change.amount
        if let pixels = change.area {
          let rect = Rect(
            x: Double(pixels.x) / scale, y: Double(pixels.y) / scale, width: Double(pixels.width) / scale,
            height: Double(pixels.height) / scale)
          area = (area?.union(rect) ?? rect).intersection(canvas) ?? canvas
        }
      }
    }
    (self.moves, self.amounts) = (moves, amounts)
    self.area = area
    longestGap = Int((0.1 * rate).rounded())
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

  /// How much there is to be seen at each refresh. A stretch of motion weighs as much as it is long, whatever moves in it; within
  /// it, what moves fast weighs up to four times as much as what hardly moves.
  var weights: [Double] {
    var weights = [Double](repeating: 1, count: amounts.count)
    for stretch in stretches {
      let most = amounts[stretch].max() ?? 0
      guard most > 0 else { continue }
      let own = amounts[stretch].map { 0.25 + 0.75 * ($0 / most).squareRoot() }
      let mean = own.reduce(0, +) / Double(own.count)
      for (refresh, weight) in zip(stretch, own) { weights[refresh] = weight / mean }
    }
    return weights
  }

  /// Stretches of refreshes in which something moves, ascending.
  var stretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for place in moves.indices where moves[place] {
      if let last = stretches.last, place - last.upperBound <= longestGap {
        stretches[stretches.count - 1] = last.lowerBound..<place + 1
      } else {
        stretches.append(place..<place + 1)
      }
    }
    return stretches
  }
}

/// Tells from pictures, one after the other, when something is seen to move: however little changes at once, it is seen once enough
/// has changed; the end of a spring's way, which nobody sees, is none.
private struct Eye {
  /// What was seen last to be another picture.
  private var seen: Bitmap?
  private var last: Bitmap?
  /// Since when each picture has differed from the one before it.
  private var start: Int?
  /// What takes longer to be seen is no motion before, in refreshes.
  private let patience: Int

  /// Of 255 levels: an edge between black and white that moves by a twentieth of a small picture's pixel.
  private static let levels = 13

  /// - Parameter rate: pictures per second.
  init(rate: Double) { patience = max(Int((rate / 4).rounded()), 1) }

  /// The picture stays.
  mutating func rest() { start = nil }

  /// - Parameter place: the picture's number.
  /// - Returns: in which pictures something has moved, as far as that is known now; how much this one differs from the last, and where.
  mutating func see(_ picture: Bitmap, at place: Int) -> (moving: Range<Int>, amount: Double, area: PixelRect?) {
    defer { last = picture }
    guard let last, let seen else {
      self.seen = picture
      return (place..<place, 0, nil)
    }
    let change = picture.change(from: last)
    guard change.amount > 0 else {
      rest()
      return (place..<place, 0, nil)
    }
    let since = start ?? place
    start = since
    guard picture.differs(from: seen, byAtLeast: Self.levels) else {
      return (place..<place, Double(change.amount), change.area)
    }
    self.seen = picture
    start = place + 1
    return (max(since, place + 1 - patience)..<place + 1, Double(change.amount), change.area)
  }
}
