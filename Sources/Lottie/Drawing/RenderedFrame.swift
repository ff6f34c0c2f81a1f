import CLottie

/// A moment of an animation, for rlottie to draw.
///
/// An object of rlottie's draws one picture and goes: what it has drawn before shows in some pictures of another size, and
/// reading the text takes a fraction of the time of drawing. So pictures depend on nothing but what they show, and any number
/// of threads draw at the same time.
struct RenderedFrame: ~Copyable {
  /// The most pixels of all buffers: 512 megabytes.
  static let maximumPixels = 1 << 27

  private let animation: OpaquePointer
  private let number: Int

  /// - Parameter text: ended by a zero.
  /// - Throws: ``LottieError/refused``.
  init(_ text: [UInt8], number: Int) throws(LottieError) {
    guard let animation = Self.open(text) else { throw .refused }
    self.animation = animation
    self.number = number
  }

  deinit { lottie_animation_destroy(animation) }

  static func canDraw(_ text: [UInt8]) -> Bool { (try? RenderedFrame(text, number: 0)) != nil }

  func draw(width: Int, height: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    lottie_animation_render(animation, number, pixels.baseAddress, width, height, 4 * width)
  }

  private static func open(_ text: [UInt8]) -> OpaquePointer? {
    text.withUnsafeBytes { text in
      // The key is that of a cache, which is switched off; pictures outside of the text are never asked for.
      lottie_animation_from_data(text.bindMemory(to: CChar.self).baseAddress, "", "")
    }
  }
}
