import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformRaster
import SpringformScene

/// Lottie files: whatever is not refused can be drawn, small and large, at its beginning, in between and at its end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let animation = try? LottieAnimation(bytes) else { return 0 }
  precondition(animation.frames.upperBound > animation.frames.lowerBound && animation.size.width >= 1)
  let colors = animation.colorPaths.last.map { [LottieColor($0, .white)] } ?? []
  let length = animation.frames.upperBound - animation.frames.lowerBound
  for (share, side) in [(0.0, 40.0), (0.37, 90), (1, 7)] {
    let size = Size(width: side, height: side)
    var canvas = Canvas()
    canvas.draw(
      animation, frame: animation.frames.lowerBound + share * length, colors: colors,
      in: Rect(origin: .zero, size: size))
    _ = try? Renderer().render(DisplayList(size: size, background: .clear, commands: canvas.commands))
  }
  return 0
}
