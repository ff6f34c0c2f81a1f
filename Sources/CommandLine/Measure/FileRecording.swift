import Springform
import SpringformMeasurement
import SpringformNumerics

/// A part of a file's pictures, as a recording.
struct FileRecording: Recording {
  let times: [Double]
  let end: Double
  let size: PixelSize
  private let input: FrameInput
  private let crop: PixelRect?
  /// The pictures of the file that count.
  private let pictures: Range<Int>

  /// - Parameters:
  ///   - from: what is shown at this time is the first picture, in seconds.
  ///   - to: what appears from this time on does not count.
  ///   - crop: the part of each picture that counts.
  init(_ input: FrameInput, path: String, from: Double?, to: Double?, crop: PixelRect?) throws {
    self.input = input
    self.crop = crop
    let source = try input.open()
    let ends = input.hasTimes ? input.ends : (0..<(source.count ?? 0)).map { Double($0 + 1) / input.typicalRate }
    let starts = [0] + ends.dropLast()
    let first = from.map { time in ends.firstIndex { $0 > time + 1e-9 } ?? ends.count } ?? 0
    let last = to.map { time in starts.firstIndex { $0 >= time - 1e-9 } ?? starts.count } ?? starts.count
    guard last > first else {
      throw UsageError.conflict(
        "'\(path)' shows nothing there",
        hint: "it ends at \((ends.last ?? 0).decimalText(places: 2)) s; look at --from and --to")
    }
    pictures = first..<last
    times = Array(starts[pictures])
    end = min(ends[last - 1], to ?? .infinity)
    if let crop {
      guard crop.x >= 0, crop.y >= 0, crop.width > 0, crop.height > 0, crop.x <= source.width, crop.y <= source.height,
        crop.width <= source.width - crop.x, crop.height <= source.height - crop.y
      else { throw EditError.crop(crop, width: source.width, height: source.height) }
    }
    size = PixelSize(width: crop?.width ?? source.width, height: crop?.height ?? source.height)
  }

  func forEachPicture(_ body: (Int, Bitmap) throws -> Void) throws {
    var source = try input.open()
    var index = 0
    while index < pictures.upperBound, let frame = try source.next() {
      defer { index += 1 }
      guard index >= pictures.lowerBound else { continue }
      var picture = frame.bitmap
      if let crop { picture = try picture.cropped(x: crop.x, y: crop.y, width: crop.width, height: crop.height) }
      try body(index - pictures.lowerBound, picture)
    }
  }
}
