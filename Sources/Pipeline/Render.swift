import SpringformBitmap
public import SpringformCodecs
import SpringformRaster
import SpringformScene

/// Draws a playback's pictures in parallel and hands them to a sink in order.
///
/// The scene is played by the calling task. At most `jobs` pictures are being drawn while one is encoded, so memory does
/// not grow with the length of the animation. A picture equal to the one before is not drawn again.
/// - Parameters:
///   - playback: what is drawn.
///   - scale: pixels per point.
///   - jobs: how many pictures are drawn at the same time; it never changes the result.
///   - sink: where the pictures go; it is finished at the end.
///   - progress: called after each picture that the sink took, with the count so far and the total.
/// - Throws: what the scene, the drawing or the sink throws.
public func render(
  _ playback: Playback, scale: Double, jobs: Int, into sink: any FrameSink,
  progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
) async throws {
  let renderer = try Renderer(scale: scale)
  let total = playback.shown.count
  try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
    var window = FrameWindow()
    var done = 0

    func receiveOne() async throws {
      guard let (number, bitmap) = try await group.next() else { return }
      window.drawings[number] = bitmap
      try writeWhatIsReady()
    }

    func writeWhatIsReady() throws {
      while let (index, bitmap) = window.takeNext() {
        let (start, end) = playback.frameTimes(at: index)
        try sink.write(Frame(bitmap: bitmap, start: start, end: end))
        done += 1
        progress(done, total)
      }
    }

    try await playback.play { index, list in
      guard let number = window.add(index, list) else { return try writeWhatIsReady() }
      group.addTask { (number, try renderer.render(list)) }
      while window.inFlight >= max(jobs, 1) { try await receiveOne() }
    }
    while window.inFlight > 0 { try await receiveOne() }
  }
  try sink.finish()
}

/// The pictures on their way: which drawing each shows, and the drawings that are ready.
private struct FrameWindow {
  var drawings: [Int: Bitmap] = [:]
  private var waiting: [(index: Int, drawing: Int)] = []
  private var lastList: DisplayList?
  private var drawingCount = 0
  private var written: (drawing: Int, bitmap: Bitmap)?

  /// How many drawings were begun whose pictures are not all written.
  var inFlight: Int { drawingCount - 1 - (written?.drawing ?? -1) }

  /// Notes that a refresh shows `list`; returns the number of the drawing to be made, or `nil` when it is the last one again.
  mutating func add(_ index: Int, _ list: DisplayList) -> Int? {
    if list == lastList {
      waiting.append((index, drawingCount - 1))
      return nil
    }
    lastList = list
    drawingCount += 1
    waiting.append((index, drawingCount - 1))
    return drawingCount - 1
  }

  /// The next picture in order, if its drawing is ready.
  mutating func takeNext() -> (index: Int, bitmap: Bitmap)? {
    guard let next = waiting.first else { return nil }
    if let ready = drawings.removeValue(forKey: next.drawing) { written = (next.drawing, ready) }
    guard let written, written.drawing == next.drawing else { return nil }
    waiting.removeFirst()
    return (next.index, written.bitmap)
  }
}
