import CWebP
import SpringformBitmap

/// An animation without loss: of each picture what it changes, several compressed at a time.
final class WebPLosslessAnimation: WebPAssembly {
  private let width: Int
  private let height: Int
  private let jobs: Int
  private let plays: Int32
  /// What is on screen, premultiplied.
  private var canvas: [UInt32]
  private var isOpaque = true
  private var parts: [Part] = []
  /// Those that are still being compressed.
  private var pending: [Task<[UInt8], any Error>] = []

  private struct Part {
    let start: Int32
    let area: PixelRect
    let isBlended: Bool
    var isTakenAway = false
    var bytes: [UInt8] = []
  }

  /// The pixels that are compressed at the same time, unless they are one picture's: so memory is bound whatever the number of
  /// jobs.
  private static let pixelsAtWork = 1 << 23

  init(width: Int, height: Int, options: WebPOptions) throws(EncoderError) {
    self.width = width
    self.height = height
    plays = try options.loop.webPPlays
    jobs = max(min(options.jobs, Self.pixelsAtWork / max(width * height, 1)), 1)
    canvas = Array(repeating: 0, count: width * height)
  }

  deinit { for task in pending { task.cancel() } }

  func add(_ pixels: [UInt32], at moment: Int32) async throws {
    try await drain(leaving: jobs - 1)
    isOpaque = isOpaque && pixels.allSatisfy { $0 >= 0xFF00_0000 }
    let change = WebPChange(from: canvas, to: pixels, width: width, lastArea: parts.last?.area)
    if change.takesLastAway { parts[parts.count - 1].isTakenAway = true }
    parts.append(Part(start: moment, area: change.area, isBlended: change.isBlended))
    canvas = pixels
    pending.append(
      Task { try WebPStill.lossless(change.pixels, width: change.area.width, height: change.area.height) })
  }

  /// Waits until so many pictures are still being compressed.
  private func drain(leaving count: Int) async throws {
    while pending.count > count {
      let index = parts.count - pending.count
      parts[index].bytes = try await pending.removeFirst().value
    }
  }

  func assemble(end: Int32, _ body: (UnsafeRawBufferPointer) throws -> Void) async throws {
    try await drain(leaving: 0)
    guard parts.count > 1 else {
      // A single picture needs no animation around it.
      let still = try WebPStill.lossless(canvas.map(Pixel.unpremultiplied), width: width, height: height)
      return try still.withUnsafeBytes(body)
    }
    var file = try multiplexed(end: end)
    if !isOpaque { WebPAnimation.announceTransparency(in: &file) }
    try file.withUnsafeBytes(body)
  }

  /// The whole file.
  private func multiplexed(end: Int32) throws(EncoderError) -> [UInt8] {
    guard let mux = WebPMuxNew() else { throw .library("libwebpmux", code: Int(WEBP_MUX_MEMORY_ERROR.rawValue)) }
    defer { WebPMuxDelete(mux) }
    func check(_ result: WebPMuxError) throws(EncoderError) {
      guard result == WEBP_MUX_OK else { throw .library("libwebpmux", code: Int(result.rawValue)) }
    }
    try check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    // White, which no player shows.
    var settings = WebPMuxAnimParams(bgcolor: 0xFFFF_FFFF, loop_count: plays)
    try check(WebPMuxSetAnimationParams(mux, &settings))
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1].start : end
      let result = part.bytes.withUnsafeBufferPointer { bytes in
        var frame = WebPMuxFrameInfo()
        frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        frame.x_offset = Int32(part.area.x)
        frame.y_offset = Int32(part.area.y)
        frame.duration = next - part.start
        frame.id = WEBP_CHUNK_ANMF
        frame.dispose_method = part.isTakenAway ? WEBP_MUX_DISPOSE_BACKGROUND : WEBP_MUX_DISPOSE_NONE
        frame.blend_method = part.isBlended ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &frame, 1)
      }
      try check(result)
    }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    try check(WebPMuxAssemble(mux, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }
}
