public import SpringformBitmap

/// One picture of an animation and the time it is on screen.
public struct Frame: Sendable {
  public var bitmap: Bitmap
  /// When the frame appears, in seconds from the animation's beginning.
  public var start: Double
  /// When the next one replaces it. Sinks round end times, never durations, so rounding does not add up.
  public var end: Double

  public init(bitmap: Bitmap, start: Double, end: Double) {
    self.bitmap = bitmap
    self.start = start
    self.end = end
  }
}

/// Where frames go, in order: a file being encoded, a directory, a hash.
public protocol FrameSink: AnyObject {
  /// Takes the next frame. All frames of an animation have the same size.
  func write(_ frame: Frame) async throws
  /// Completes the output. Nothing may be written afterwards.
  func finish() async throws
  /// What people should know of the finished result; mostly nothing.
  var warnings: [EncoderWarning] { get }
}

extension FrameSink {
  public var warnings: [EncoderWarning] { [] }
}

/// Where encoded bytes go: a file, standard output, memory.
public protocol ByteSink: AnyObject {
  func write(_ bytes: UnsafeRawBufferPointer) throws
}

/// Encoded bytes kept in memory.
public final class MemorySink: ByteSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: UnsafeRawBufferPointer) { self.bytes.append(contentsOf: bytes) }
}
