import SpringformBitmap
import SpringformCodecs

/// Gives frames new times as they pass.
struct FrameTimer {
  private let timing: FrameTiming
  /// Seconds: less of a frame is the rounding of times.
  private static let shortest = 1e-6
  private var sampler: FrameSampler?
  private var received = 0
  private var clock = 0.0
  private var kept = 0
  /// When the last frame that was added goes, in seconds.
  private var sourceEnd = 0.0
  /// The frame that may turn out to be the last.
  private var waiting: Frame?

  init(_ timing: FrameTiming) {
    self.timing = timing
    sampler = timing.rate.map { FrameSampler(rate: $0) }
  }

  /// Takes a frame and returns those that are complete now.
  mutating func add(_ frame: Frame) throws(EditError) -> [Frame] {
    var frame = frame
    if !timing.delays.isEmpty {
      guard timing.delays.count == 1 || received < timing.delays.count else {
        throw .delayCount(timing.delays.count, frames: nil)
      }
      // Multiplied, not added up, where all delays are equal: no error grows.
      frame.start = timing.delays.count == 1 ? timing.delays[0] * Double(received) : clock
      frame.end = timing.delays.count == 1 ? timing.delays[0] * Double(received + 1) : clock + timing.delays[received]
      clock = frame.end
    }
    received += 1
    guard received <= RenderSettings.maximumFrameCount else { throw .tooManyFrames }
    sourceEnd = frame.end
    guard let part = part(of: frame) else { return [] }
    frame = part
    kept += 1
    frame.start /= timing.speed
    frame.end /= timing.speed
    return pass(try sampler?.add(frame) ?? [frame])
  }

  /// Returns the frames that waited for the end.
  mutating func end() throws(EditError) -> [Frame] {
    guard timing.delays.count <= 1 || received == timing.delays.count else {
      throw .delayCount(timing.delays.count, frames: received)
    }
    guard kept > 0 || received == 0 else {
      throw .nothingShown(from: timing.from, to: timing.to, end: sourceEnd)
    }
    let rest = pass(sampler?.end() ?? [])
    guard var last = waiting else { return rest }
    last.end += timing.hold
    return rest + [last]
  }

  /// Whether no frame that follows is kept, or needed to count them.
  var isOver: Bool { timing.delays.count <= 1 && timing.to.map { sourceEnd >= $0 } ?? false }

  /// What is left of a frame, with its times from the start on; `nil` for nothing.
  private func part(of frame: Frame) -> Frame? {
    guard timing.from > 0 || timing.to != nil else { return frame }
    let (start, end) = (max(frame.start, timing.from), min(frame.end, timing.to ?? .infinity))
    guard end - start > Self.shortest else { return nil }
    var frame = frame
    frame.start = start - timing.from
    frame.end = end - timing.from
    return frame
  }

  /// Keeps the last frame back.
  private mutating func pass(_ frames: [Frame]) -> [Frame] {
    guard let last = frames.last else { return [] }
    defer { waiting = last }
    return (waiting.map { [$0] } ?? []) + frames.dropLast()
  }
}

/// Looks at an animation at equal intervals. It is handed the frames rather than asking for them, because which sample is
/// the last depends on frames that come after it, and those must not be kept until then.
///
/// Each sample is what is on screen at its beginning, but the last shows the last frame, so that an animation ends where
/// it ended; and it lasts until the animation's end, between one interval and two.
struct FrameSampler {
  private let rate: Double
  /// Samples from number `sent` on.
  private var waiting: [Bitmap] = []
  private var sent = 0
  private var latest: Frame?

  /// Times closer than this, in intervals, are the same.
  private static let tolerance = 1e-6

  init(rate: Double) { self.rate = rate }

  /// Takes a frame and returns the samples that cannot be the last.
  mutating func add(_ frame: Frame) throws(EditError) -> [Frame] {
    latest = frame
    let end = frame.end * rate
    guard end <= Double(RenderSettings.maximumFrameCount) else { throw .tooManyFrames }
    while Double(sent + waiting.count) < end - Self.tolerance { waiting.append(frame.bitmap) }
    let sendable = min(max(Int((end + Self.tolerance).rounded(.down)) - 1 - sent, 0), waiting.count)
    let samples = waiting[..<sendable].enumerated().map { offset, bitmap in
      Frame(bitmap: bitmap, start: Double(sent + offset) / rate, end: Double(sent + offset + 1) / rate)
    }
    waiting.removeFirst(sendable)
    sent += sendable
    return samples
  }

  /// Returns the last sample.
  func end() -> [Frame] {
    latest.map { [Frame(bitmap: $0.bitmap, start: Double(sent) / rate, end: $0.end)] } ?? []
  }
}
