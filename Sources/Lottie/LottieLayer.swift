public import SpringformScene
import SpringformBitmap
import SpringformGeometry
import SpringformMotion
package import SpringformMotionRecord

/// A layer that shows an animation from a Lottie file, sharp at every scale.
///
/// The animation fills the bounds: at another size it is stretched, and what reaches beyond its edges is cut off. What it shows
/// is told by ``progress``, which can be set, animated and driven by gestures as every property; ``play(repeatCount:)`` moves
/// it at the file's own pace, as fast as the layer's `speed`.
open class LottieLayer: Layer, SelfRecording {
  /// The animation, or `nil` for none.
  public final var animation: LottieAnimation?
  /// The frames that ``progress`` goes through; `nil` for all.
  public final var segment: ClosedRange<Double>?
  /// Where in the segment it is, 0...1.
  @Animated public final var progress = 0.0
  /// What replaces colors. A key path that means none becomes the stage's error.
  public final var colors: [LottieColor] = []

  /// A layer with the animation's own size, at its beginning.
  public convenience init(_ animation: LottieAnimation) {
    self.init()
    show(animation)
  }

  /// Takes over an animation with its size.
  package final func show(_ animation: LottieAnimation) {
    self.animation = animation
    bounds.size = animation.size
  }

  /// The length of the segment in seconds, at the file's own pace.
  public final var duration: Double {
    guard let animation else { return 0 }
    let frames = segment ?? animation.frames
    return (frames.upperBound - frames.lowerBound) / animation.frameRate
  }

  /// Goes through the segment from its beginning; its end stays.
  /// - Parameter repeatCount: how many times.
  public final func play(repeatCount: Double = 1) {
    guard duration > 0 else { return }
    progress = 1
    var animation = BasicAnimation(\LottieLayer.progress, from: 0, to: 1, duration: duration)
    animation.repeatCount = repeatCount
    add(animation: animation, forKey: Self.animationKey)
  }

  /// Stops where it is shown now.
  public final func pause() {
    let shown = presentation.progress
    removeAnimation(forKey: Self.animationKey)
    progress = shown
  }

  private static let animationKey = "play"

  package func recordOwn(in properties: PropertyRecorder) {
    properties.add("animation", file: animation)
    properties.add(LayerProperties.ofLotties, of: self)
  }

  open override func draw(in canvas: inout Canvas) {
    guard let animation, !bounds.isEmpty else { return }
    if let unknown = colors.first(where: { animation.colorPaths(matching: $0.path).isEmpty }) {
      stage?.fail(.lottie(reason: "\(LottieError.noColor(unknown.path))"))
      return
    }
    let frames = segment ?? animation.frames
    let frame = frames.lowerBound + min(max(progress, 0), 1) * (frames.upperBound - frames.lowerBound)
    let isWhole = canvas.lay(animation, frame: frame, colors: colors, in: bounds)
    // Told of the file already, or only met now.
    guard !isWhole, !animation.warnings.contains(.tooManyCorners) else { return }
    stage?.fail(.lottie(reason: LottieWarning.tooManyCorners.description))
  }
}

extension LottieLayer {
  package static var recordedClass: Layer.Type { LottieLayer.self }
}

extension LottieAnimation: RecordableFile {
  package var recorded: RecordedValue { .word("\(bytes.count) bytes \(Digest(of: bytes).short)") }
}

extension LayerProperties {
  package static let ofLotties = PropertyListing.list(of: LottieLayer()) {
    $0.recorded("segment") { $0.segment.map { [$0.lowerBound, $0.upperBound] } }
    $0.animated(
      "progress", \LottieLayer.progress, { $0.progress }, { $0.progress = $1 },
      "where in its segment the animation is; given here, it does not play by itself", in: 0...1)
    $0.recorded("colors") { $0.colors.map { "\($0.path) \($0.color)" }.joined(separator: ", ") }
  }
}
