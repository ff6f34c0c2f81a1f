import SpringformBitmap
import SpringformGeometry
import SpringformLottie

/// Lottie files: whatever is not refused can be drawn, small and large, at its beginning, in between and at its end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let animation = try? LottieAnimation(bytes) else { return 0 }
  precondition(animation.frames.upperBound > animation.frames.lowerBound && animation.size.width >= 1)
  let colors = animation.colorPaths.last.map { [LottieColor($0, .white)] } ?? []
  for (share, side) in [(0.0, 40), (0.37, 90), (1, 7)] {
    let length = animation.frames.upperBound - animation.frames.lowerBound
    guard var bitmap = try? Bitmap(width: side, height: side) else { continue }
    bitmap.withMutablePixels { pixels in
      try? animation.draw(
        frame: animation.frames.lowerBound + share * length, colors: colors, width: side, height: side, into: pixels)
    }
  }
  return 0
}
