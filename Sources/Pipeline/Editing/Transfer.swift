public import SpringformCodecs

extension FrameSource {
  /// Reads all frames, gives them new times and a new shape, and writes them to a sink, which it finishes.
  ///
  /// - Parameters:
  ///   - sink: takes frames of the size that `shape` gives.
  ///   - timing: new times.
  ///   - shape: what is kept of each frame, and how large it becomes.
  ///   - progress: called after each frame that was read, with the count so far and the total if that is known.
  /// - Throws: ``InputError``, ``EditError``, or what the sink throws.
  public func transfer(
    into sink: any FrameSink, timing: FrameTiming = FrameTiming(), shape: FrameShape = FrameShape(),
    progress: (_ done: Int, _ total: Int?) -> Void = { _, _ in }
  ) async throws {
    var source = self
    var timer = FrameTimer(timing)
    var shaper = try FrameShaper(shape, width: width, height: height)
    func write(_ frames: [Frame]) async throws {
      for var frame in frames {
        frame.bitmap = try shaper.shaped(frame.bitmap)
        try await sink.write(frame)
      }
    }
    var done = 0
    while !timer.isOver, let frame = try source.next() {
      try await write(try timer.add(frame))
      done += 1
      progress(done, source.count)
    }
    try await write(try timer.end())
    try await sink.finish()
  }
}
