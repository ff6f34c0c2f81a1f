public import SpringformCodecs

/// Where frames come from, in order and one at a time, so that memory does not grow with their number.
public protocol FrameSource {
  /// Pixels; every frame has this size.
  var width: Int { get }
  var height: Int { get }
  /// How many frames there are, `nil` when only the end will tell.
  var count: Int? { get }
  /// The next frame, `nil` after the last.
  /// - Throws: ``InputError``.
  mutating func next() throws -> Frame?
}
