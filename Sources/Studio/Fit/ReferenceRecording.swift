import SpringformBitmap
import SpringformComparison
import SpringformMeasurement
import SpringformVerification

/// The file that scenes are held against, as a recording.
struct ReferenceRecording: SpringformMeasurement.Recording {
  let animation: ComparedFile

  var size: PixelSize { animation.timing.size }
  var times: [Double] { animation.timing.starts }
  var end: Double { animation.timing.duration }

  func forEachPicture(_ body: (Int, Bitmap) throws -> Void) throws {
    var animation = animation
    var index = 0
    while let picture = try animation.nextPicture() {
      try Task.checkCancellation()
      try body(index, picture)
      index += 1
    }
  }
}
