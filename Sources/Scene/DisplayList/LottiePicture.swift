package import SpringformLottie

/// What is drawn of an animation from a Lottie file.
package struct LottiePicture: Hashable, Sendable {
  package let animation: LottieAnimation
  /// The moment, as exactly as it can be drawn.
  package let frame: Double
  /// What replaces colors.
  package let colors: [LottieColor]

  package init(_ animation: LottieAnimation, frame: Double, colors: [LottieColor]) {
    self.animation = animation
    self.frame = animation.drawnFrame(frame)
    self.colors = colors
  }
}
