import SpringformBitmap
package import SpringformLottie
package import SpringformPipeline

/// A try at drawing a Lottie file, before this process draws it.
///
/// What is wrong with a file is looked for before rlottie sees any of it. But rlottie is a library of others, which has crashed over
/// files before; what it does to a process that draws a hundred scenes, it can do to another one first.
package struct LottieTrial: Sendable {
  /// How files are tried; none is where there is no other process to do it.
  @TaskLocal package static var current: LottieTrial?

  /// Whether a file can be drawn without harm.
  let isHarmless: @Sendable (_ path: String) -> Bool

  package init(isHarmless: @escaping @Sendable (_ path: String) -> Bool) { self.isHarmless = isHarmless }

  /// The most moments that are drawn, and their longer side.
  private static let (moments, side) = (60, 256.0)

  /// Draws a file's moments, small, and throws them away.
  /// - Parameter drawn: called after each.
  package static func draw(_ bytes: [UInt8], drawn: () -> Void) {
    guard let animation = try? LottieAnimation(bytes) else { return }
    let length = animation.frames.upperBound - animation.frames.lowerBound
    let scale = min(side / max(animation.size.width, animation.size.height), 1)
    let (width, height) = (
      max(Int(animation.size.width * scale), 1), max(Int(animation.size.height * scale), 1)
    )
    let count = min(Int(length.rounded(.up)), moments)
    for index in 0...count {
      guard var bitmap = try? Bitmap(width: width, height: height) else { return }
      let frame = animation.frames.lowerBound + Double(index) / Double(count) * length
      bitmap.withMutablePixels { pixels in
        try? animation.draw(frame: frame, colors: [], width: width, height: height, into: pixels)
      }
      drawn()
    }
  }
}

extension LottieAnimation {
  /// Reads an animation, once it has been tried where that is possible.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: where they come from.
  /// - Throws: `InputError`.
  package convenience init(_ bytes: [UInt8], path: String) throws(InputError) {
    do throws(LottieError) {
      if let trial = LottieTrial.current, !trial.isHarmless(path) { throw .harmful }
      try self.init(bytes)
    } catch {
      throw .lottie(path: path, error)
    }
  }
}
