public import SpringformBitmap

/// Pictures with their times, which can be gone over more than once.
public protocol Recording {
  var size: PixelSize { get }
  /// When each picture appears, in seconds, ascending.
  var times: [Double] { get }
  /// When the last picture goes, in seconds.
  var end: Double { get }
  /// Calls `body` with each picture in order; all have the recording's size. No more than one picture is kept.
  /// - Throws: what reading them throws, or `body`.
  func forEachPicture(_ body: (Int, Bitmap) throws -> Void) throws
}

/// Pictures held in memory.
public struct RecordedPictures: Recording {
  public let size: PixelSize
  public let times: [Double]
  public let end: Double
  private let pictures: [Bitmap]

  /// - Precondition: there is a picture for each time, and all have one size.
  public init(_ pictures: [Bitmap], times: [Double], end: Double) {
    precondition(!pictures.isEmpty && pictures.count == times.count, "a time for each picture")
    size = PixelSize(width: pictures[0].width, height: pictures[0].height)
    precondition(pictures.allSatisfy { $0.width == pictures[0].width && $0.height == pictures[0].height }, "one size")
    self.pictures = pictures
    self.times = times
    self.end = end
  }

  public func forEachPicture(_ body: (Int, Bitmap) throws -> Void) throws {
    for (index, picture) in pictures.enumerated() { try body(index, picture) }
  }
}

extension Recording {
  /// How long each picture is shown, in seconds.
  var lengths: [Double] { zip(times, times.dropFirst() + [end]).map { $1 - $0 } }
}
