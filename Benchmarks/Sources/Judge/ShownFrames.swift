import Springform

/// What a file shows at each refresh of its source.
///
/// A file with as many pictures as the source is taken picture by picture, however far its times have drifted: that is
/// told by its start error. Any other is looked at in the middle of each refresh.
struct ShownFrames {
  let info: AnimationInfo
  private var decoder: AnimationDecoder
  private let rate: Double
  private let isOneToOne: Bool
  /// When each stored picture appears, in seconds; the last number is the end.
  private let times: [Double]
  private var shown = -1
  private var bitmap: Bitmap?

  init(_ bytes: [UInt8], rate: Double, count: Int) throws {
    decoder = try AnimationDecoder(bytes: bytes)
    info = decoder.info
    self.rate = rate
    isOneToOne = info.frames.count == count
    var time = 0.0
    times =
      [0]
      + info.frames.map { frame in
        time += frame.storedDelay.seconds
        return time
      }
  }

  /// In milliseconds: the farthest that a picture appears from a refresh.
  var startError: Double {
    times.dropLast().map { abs(($0 * rate).rounded() / rate - $0) * 1000 }.max() ?? 0
  }

  /// The picture on screen at a refresh; refreshes have to be asked for in order.
  mutating func bitmap(at index: Int) throws -> Bitmap? {
    let middle = (Double(index) + 0.5) / rate
    while shown + 1 < info.frames.count, isOneToOne ? shown < index : shown < 0 || times[shown + 1] <= middle {
      bitmap = try decoder.nextFrame()?.bitmap
      shown += 1
    }
    return bitmap
  }
}
