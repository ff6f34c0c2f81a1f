import SpringformBitmap
import SpringformCodecs

/// A picture on its way to the page: the part of it that differs from the picture sent before.
///
/// Ten little-endian words of 32 bits, in the order of the properties, then the part's pixels, four bytes each: red, green, blue
/// and straight alpha.
struct PictureMessage {
  /// What the page asked with; 0 for a picture of a take that is under way.
  var id = 0
  var channel = 0
  let take: Int
  let refresh: Int
  /// The whole picture's.
  let size: PixelSize
  /// Nothing where nothing differs.
  let part: PixelRect
  private let bitmap: Bitmap?

  /// - Parameter last: the picture that the channel shows.
  init(take: Int, refresh: Int, _ bitmap: Bitmap, after last: Bitmap?) {
    self.take = take
    self.refresh = refresh
    self.bitmap = bitmap
    size = bitmap.size
    if let last, last.size == size {
      let changes = PixelRect.difference(of: last.pixels, and: bitmap.pixels, width: bitmap.width)
      part = changes ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    } else {
      part = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }
  }

  /// No picture, because there is none any more.
  init(gone take: Int, refresh: Int, id: Int, channel: Int) {
    self.id = id
    self.channel = channel
    self.take = take
    self.refresh = refresh
    bitmap = nil
    size = PixelSize(width: 0, height: 0)
    part = PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  var message: Message {
    let words = [id, channel, take, refresh, size.width, size.height, part.x, part.y, part.width, part.height]
    var bytes = words.flatMap { word in
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: word).littleEndian) { Array($0) }
    }
    if part.area > 0 { bitmap?.appendStraightBytes(of: part, to: &bytes) }
    return Message(kind: .binary, bytes: bytes)
  }
}
