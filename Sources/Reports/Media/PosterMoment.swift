import SpringformBitmap
import SpringformCodecs

/// Looks through an animation for the moment that stands for it.
enum PosterMoment {
  /// Among how many moments it is chosen at most, and how long the longer side of the pictures is that are compared.
  private static let (moments, side) = (72, 96.0)

  /// - Parameters:
  ///   - cursor: at the animation's beginning.
  ///   - starts: when its pictures appear, ascending; at least one.
  /// - Returns: one of these times.
  /// - Throws: `InputError`, `BitmapError`.
  static func time(in cursor: AnimationCursor, starts: [Double]) throws -> Double {
    var cursor = cursor
    let count = min(starts.count, moments)
    let times = (0..<count).map { starts[$0 * (starts.count - 1) / max(count - 1, 1)] }
    let scale = min(side / Double(max(cursor.width, cursor.height)), 1)
    let size = PixelSize(width: cursor.width, height: cursor.height).scaled(by: scale)
    let pictures = try times.map { try cursor.picture(at: $0).resized(width: size.width, height: size.height) }
    return times[PosterChoice.index(among: pictures)]
  }

  /// The same among moments at equal distances.
  static func time(in cursor: AnimationCursor) throws -> Double {
    try time(in: cursor, starts: (0..<moments).map { cursor.duration * Double($0) / Double(moments) })
  }
}
