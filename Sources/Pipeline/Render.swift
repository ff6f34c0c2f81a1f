import SpringformBitmap
public import SpringformCodecs
import SpringformRaster
import SpringformScene

extension Playback {
  /// Pictures in the air together have at most this many bytes, however many jobs are asked for.
  private static let memoryLimit = 1 << 30

  /// Draws the pictures in parallel and hands them to a sink in order, then finishes the sink.
  ///
  /// The scene is played, and the sink fed, by the calling task, while at most `jobs` other pictures are being drawn; so
  /// memory does not grow with the length of the animation. A picture equal to the one before is not drawn again.
  /// - Parameters:
  ///   - sink: where the pictures go.
  ///   - progress: called after each picture that the sink took, with the count so far and the total.
  /// - Throws: what the scene, the drawing or the sink throws.
  public func render(
    into sink: any FrameSink, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws {
    let renderer = try Renderer(scale: settings.scale)
    let size = try renderer.pixelSize(of: scene.size)
    let jobs = min(settings.jobs, max(Self.memoryLimit / (size.width * size.height * 4), 1))
    try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      var window = FrameWindow()
      var done = 0

      func receiveOne() async throws {
        guard let (number, bitmap) = try await group.next() else { return }
        window.drawings[number] = bitmap
        try await writeWhatIsReady()
      }

      func writeWhatIsReady() async throws {
        while let (index, bitmap) = window.takeNext() {
          let (start, end) = frameTimes(at: index)
          try await sink.write(Frame(bitmap: bitmap, start: start, end: end))
          done += 1
          progress(done, shown.count)
        }
      }

      let stage = try makeStage()
      defer { stage.end() }
      for index in 0..<shown.upperBound {
        let list = try displayList(of: stage, at: index)
        guard shown.contains(index) else { continue }
        if let number = window.add(index, list) {
          group.addTask { (number, try renderer.render(list)) }
        }
        try await writeWhatIsReady()
        // While nothing changes there is nothing to draw meanwhile, and the pictures must not pile up.
        while window.inFlight > (window.isStill ? 0 : jobs) { try await receiveOne() }
      }
      while window.inFlight > 0 { try await receiveOne() }
    }
    try await sink.finish()
  }
}

/// The pictures on their way: which drawing each shows, and the drawings that are ready.
private struct FrameWindow {
  var drawings: [Int: Bitmap] = [:]
  private var waiting: [(index: Int, drawing: Int)] = []
  private var lastList: DisplayList?
  private var drawingCount = 0
  private var written: (drawing: Int, bitmap: Bitmap)?
  /// Whether the last picture was the same as the one before.
  private(set) var isStill = false

  /// How many drawings were begun whose pictures are not all written.
  var inFlight: Int { drawingCount - 1 - (written?.drawing ?? -1) }

  /// Notes that a refresh shows `list`; returns the number of the drawing to be made, or `nil` when it is the last one again.
  mutating func add(_ index: Int, _ list: DisplayList) -> Int? {
    isStill = list == lastList
    if !isStill {
      lastList = list
      drawingCount += 1
    }
    waiting.append((index, drawingCount - 1))
    return isStill ? nil : drawingCount - 1
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
