import SpringformBitmap
import SpringformComparison
import SpringformGeometry
import SpringformMotionRecord
import SpringformPipeline

/// Leads from each thing that a scene does otherwise to the moment that shows it, and to its layer there.
///
/// The scene is played once, without pictures, to find the layers at every moment. The pictures of both animations then pass by
/// in order: the first moment that fails where a change's layer is shows the change.
struct CauseTrail {
  private let changes: [MotionChange]
  private let comparison: AnimationComparison
  /// The scene's time at each moment.
  private var times: [Double] = []
  /// By moment and change.
  private var frames: [[PixelRect?]] = []
  /// How many pixels around a layer still are its own, for shadows and where it was.
  private var margin = 0
  /// Of each change the first moment that fails where it is.
  private var first: [Int?]

  /// - Parameters:
  ///   - subject: as it is now.
  ///   - changes: what it does otherwise.
  ///   - expected: what the baseline says that it did.
  ///   - actual: what it does.
  ///   - comparison: of the pictures.
  /// - Throws: what the scene throws.
  init(
    _ subject: Subject, _ changes: [MotionChange], expected: MotionRecord?, actual: MotionRecord?,
    _ comparison: AnimationComparison
  ) throws {
    self.changes = changes
    self.comparison = comparison
    first = changes.map { _ in nil }
    guard !changes.isEmpty else { return }
    let playback = try Playback(subject.scene, settings: subject.settings)
    let refreshes = comparison.moments.map { playback.refresh(at: $0.start) }
    times = refreshes.map(\.time)
    let sought = changes.enumerated().compactMap { index, change in
      Self.layer(of: change, expected, actual).map { (index: index, layer: $0) }
    }
    frames = comparison.moments.map { _ in changes.map { _ in nil } }
    guard !sought.isEmpty else { return }
    let scale = subject.settings.scale
    margin = Int((Self.margin * scale).rounded(.up))
    let size = comparison.actual.size
    for (moment, found) in try playback.frames(of: sought.map(\.layer), at: refreshes.map(\.number)).enumerated() {
      for (index, frame) in zip(sought.map(\.index), found) {
        frames[moment][index] = frame.flatMap { PixelRect(around: $0, scale: scale, in: size) }
      }
    }
  }

  /// Points.
  private static let margin = 8.0

  /// Looks at a moment's pictures; moments come in order.
  mutating func look(at moment: Int, expected: Bitmap, actual: Bitmap) {
    guard isShown(moment), let bounds = comparison.moments[moment].comparison.bounds else { return }
    for index in changes.indices where first[index] == nil && isDue(changes[index], at: moment) {
      guard let frame = frames[moment][index]?.grown(by: margin).intersection(bounds),
        expected.differs(from: actual, in: frame)
      else { continue }
      first[index] = moment
    }
  }

  /// Some of the changes, with where they are seen.
  func causes(_ wanted: [MotionChange]) -> [CauseResult] {
    wanted.map { change in
      var cause = CauseResult(change)
      guard let index = changes.firstIndex(of: change) else { return cause }
      cause.moment = first[index] ?? worst(since: change) ?? comparison.worst
      cause.bounds = cause.moment.flatMap { frames[$0][index] }
      return cause
    }
  }

  /// Whether a moment is one of those by which the scene failed: of a scene that fails though its pictures pass, any that differs.
  private func isShown(_ moment: Int) -> Bool {
    comparison.moments[moment].tier == (comparison.failingCount > 0 ? .different : .similar)
  }

  private func isDue(_ change: MotionChange, at moment: Int) -> Bool {
    change.time.map { times[moment] >= $0 - 1e-6 } ?? true
  }

  private func worst(since change: MotionChange) -> Int? {
    comparison.moments.indices.filter { isShown($0) && isDue(change, at: $0) }.max { a, b in
      comparison.moments[a].comparison.score < comparison.moments[b].comparison.score
    }
  }

  /// The layer that a change is about. Of one that is missing the place in what held it, as the baseline's record has it.
  private static func layer(of change: MotionChange, _ old: MotionRecord?, _ new: MotionRecord?) -> SoughtLayer? {
    guard let path = change.path, !path.isEmpty else { return nil }
    guard change.kind == .layer, let missing = old?.objects.first(where: { $0.path == path }),
      new.map({ $0.siblings(of: path) < (old?.siblings(of: path) ?? 0) }) ?? true
    else { return SoughtLayer(path: path) }
    let standards = new?.standards ?? StandardValues()
    return SoughtLayer(path: ObjectPath.parent(of: path)) { time in
      LayerFrame(missing, standards, at: time).map { frame in
        Rect(x: frame.left, y: frame.top, width: frame.right - frame.left, height: frame.bottom - frame.top)
      }
    }
  }
}

extension MotionRecord {
  /// How many objects of one name what holds it has: names alone do not tell which of them is gone.
  fileprivate func siblings(of path: String) -> Int {
    let (parent, family) = (ObjectPath.parent(of: path), ObjectPath.family(of: path))
    return objects.count { ObjectPath.parent(of: $0.path) == parent && ObjectPath.family(of: $0.path) == family }
  }
}

extension PixelRect {
  /// The pixels of a picture that a rectangle in points touches; `nil` where it lies outside.
  fileprivate init?(around frame: Rect, scale: Double, in size: PixelSize) {
    func edge(_ value: Double, _ rule: FloatingPointRoundingRule, _ most: Int) -> Int {
      Int(min(max((value * scale).rounded(rule), 0), Double(most)))
    }
    let (left, top) = (edge(frame.minX, .down, size.width), edge(frame.minY, .down, size.height))
    let (right, bottom) = (edge(frame.maxX, .up, size.width), edge(frame.maxY, .up, size.height))
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate func grown(by margin: Int) -> Self {
    Self(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  fileprivate func intersection(_ other: Self) -> Self? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return left < right && top < bottom ? Self(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

extension Bitmap {
  /// Whether a pixel of a rectangle is another; what only one of the pictures has is.
  fileprivate func differs(from other: Self, in area: PixelRect) -> Bool {
    guard area.x + area.width <= min(width, other.width), area.y + area.height <= min(height, other.height) else {
      return true
    }
    return (area.y..<area.y + area.height).contains { y in
      let (row, otherRow) = (y * width + area.x, y * other.width + area.x)
      return pixels[row..<row + area.width] != other.pixels[otherRow..<otherRow + area.width]
    }
  }
}
