public import SpringformCodecs

/// A sink whose file takes its place when the sink finishes.
public final class AnimationFile: FrameSink {
  private let encoder: any FrameSink
  private let file: OutputFile

  /// - Parameters:
  ///   - file: where the bytes go.
  ///   - encoder: makes the sink that encodes into the file.
  public init(_ file: OutputFile, encoder: (any ByteSink) throws -> any FrameSink) throws {
    self.file = file
    self.encoder = try encoder(file)
  }

  public var warnings: [EncoderWarning] { encoder.warnings }

  public func write(_ frame: Frame) async throws { try await encoder.write(frame) }

  public func finish() async throws {
    try await encoder.finish()
    try file.commit()
  }
}
