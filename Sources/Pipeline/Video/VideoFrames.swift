import SpringformBitmap
package import SpringformCodecs
import SpringformProcesses
import Synchronization

/// The pictures of a video, one after the other. A copy begins where the original stands.
package struct VideoFrames: FrameSource, Sendable {
  package var width: Int { file.size.width }
  package var height: Int { file.size.height }
  package var count: Int? { file.count }
  package let file: VideoFile
  private var index = 0
  private var player: Player?

  package init(_ file: VideoFile) { self.file = file }

  package mutating func next() throws -> Frame? {
    guard index < file.count else {
      player = nil
      return nil
    }
    let player = self.player ?? Player()
    self.player = player
    // Whoever reads on where another copy has read further gets a player of its own.
    guard let bitmap = try player.picture(file.times.shown[index], of: file) else {
      self.player = nil
      return try next()
    }
    defer { index += 1 }
    let times = file.times
    let end = index + 1 < times.starts.count ? times.starts[index + 1] : times.end
    return Frame(bitmap: bitmap, start: times.starts[index], end: end)
  }

  /// Passes over pictures.
  package mutating func skip(_ count: Int) { index = min(index + max(count, 0), file.count) }

  /// ffmpeg at work, shared by copies as long as they go on together.
  private final class Player: Sendable {
    private struct State {
      var program: ChildProcess?
      var next = 0
      var bytes: [UInt8] = []
    }

    private let state = Mutex(State())

    /// One of the decoder's pictures; `nil` when it has passed.
    func picture(_ index: Int, of file: VideoFile) throws -> Bitmap? {
      try state.withLock { state in
        guard state.next <= index else { return nil }
        let program = try state.program ?? file.decode()
        state.program = program
        if state.bytes.isEmpty { state.bytes = Array(repeating: 0, count: file.size.area * 4) }
        while state.next <= index {
          let count = try VideoError.telling { try program.read(into: &state.bytes) }
          if count < state.bytes.count {
            try VideoFile.reading(file.path) { try program.finish() }
            throw InputError.video(path: file.path, reason: "it ends too early")
          }
          state.next += 1
        }
        // Here, so that nobody still reads the bytes when the next ones come.
        var bitmap = try Bitmap(width: file.size.width, height: file.size.height)
        bitmap.withMutablePixels { Pixel.premultiply(rgba: state.bytes, into: $0) }
        return bitmap
      }
    }
  }
}
