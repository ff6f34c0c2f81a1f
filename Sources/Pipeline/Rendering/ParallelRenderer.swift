import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformRaster
import SpringformScene

/// Draws pictures in parallel and hands them to a sink in order.
struct ParallelRenderer {
  private let painter: JobPainter
  private let jobs: Int

  /// Pictures that are drawn at the same time have at most this many bytes together, however many jobs are asked for.
  private static let memoryLimit = 1 << 30
  /// What drawing a picture takes, per pixel: itself, or with a shutter the sums and the moment drawn as well.
  private static let (bytesPerPixel, bytesPerExposedPixel) = (4, 28)

  /// - Parameters:
  ///   - size: the pictures' canvas in points.
  ///   - background: what lies under all pictures and never changes; `nil` for nothing but their own.
  ///   - settings: scale, jobs and whether there is a shutter.
  init(size: Size, background: DisplayList?, settings: RenderSettings) throws {
    let renderer = try Renderer(scale: settings.scale)
    painter = try JobPainter(renderer: renderer, background: background)
    let pixels = try renderer.pixelSize(of: size)
    let bytes =
      pixels.width * pixels.height * (settings.shutter == nil ? Self.bytesPerPixel : Self.bytesPerExposedPixel)
    jobs = min(settings.jobs, max(Self.memoryLimit / bytes, 1))
  }

  /// Draws the pictures, hands them to the sink and finishes it.
  ///
  /// The calling task asks for the jobs and feeds the sink, while at most `jobs` other pictures are being drawn; so memory
  /// does not grow with the number of pictures. A moment equal to the one before is not drawn again.
  /// - Parameters:
  ///   - count: how many pictures there are.
  ///   - times: when a picture appears and goes, in seconds.
  ///   - sink: where the pictures go.
  ///   - progress: called after each picture that the sink took, with the count so far.
  ///   - job: says what a picture is drawn from; asked for each of them, in order.
  func render(
    _ count: Int, times: (Int) -> (start: Double, end: Double), into sink: any FrameSink, progress: (Int) -> Void,
    job: (Int) throws -> RenderJob
  ) async throws {
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
          let (start, end) = times(index)
          try await sink.write(Frame(bitmap: bitmap, start: start, end: end))
          done += 1
          progress(done)
        }
      }

      for index in 0..<count {
        let job = try job(index)
        if let number = window.add(index, job) {
          group.addTask { [painter] in (number, try painter.paint(job)) }
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

/// The pictures that are not written yet: which drawing each shows, and the drawings that are ready.
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

  /// Notes what a picture shows; returns the number of the drawing to be made, or `nil` when it is the last one again.
  mutating func add(_ index: Int, _ job: RenderJob) -> Int? {
    if case .moment(let list) = job {
      isStill = list == lastList
      lastList = list
    } else {
      isStill = false
      lastList = nil
    }
    if !isStill { drawingCount += 1 }
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
