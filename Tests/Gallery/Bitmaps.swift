import Springform

private final class BitmapCollector: FrameSink {
  var bitmaps: [Bitmap] = []
  func write(_ frame: Frame) { bitmaps.append(frame.bitmap) }
  func finish() {}
}

/// A scene's pictures at half size, up to `end` seconds.
func bitmaps(of scene: some Scene, jobs: Int, until end: Double) async throws -> [Bitmap] {
  var settings = RenderSettings()
  settings.to = end
  settings.scale = 0.5
  settings.jobs = jobs
  let sink = BitmapCollector()
  try await Playback(scene, settings: settings).render(into: sink)
  return sink.bitmaps
}
