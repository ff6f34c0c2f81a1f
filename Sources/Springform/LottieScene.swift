public import SpringformGeometry
public import SpringformLottie
import SpringformNumerics
public import SpringformScene

/// A Lottie file as a scene by itself: as large as it is, once from beginning to end, transparent where nothing is drawn.
public struct LottieScene: Playable {
  /// What can be set on it.
  public struct Parameters: SceneParameters {
    @Parameter("show this moment of it alone, 0 to 1", in: 0...1) public var progress: Double? = nil
    @Parameter("how fast it plays", in: 0.01...100) public var speed = 1.0
    @Parameter("a marker's name, or the first frame and the last, as in 10-40") public var segment: String? = nil
    @Parameter("its width in points; the height follows", in: 1...16_384) public var width: Double? = nil

    public init() {}
  }

  public let animation: LottieAnimation
  public let parameters: Parameters
  private let segment: ClosedRange<Double>

  /// - Throws: `ParameterError` for a segment that the file does not have.
  public init(_ animation: LottieAnimation, parameters: Parameters = Parameters()) throws(ParameterError) {
    self.animation = animation
    self.parameters = parameters
    segment =
      try parameters.segment.map { text throws(ParameterError) in
        try Self.segment(text, of: animation)
      } ?? animation.frames
  }

  private static func segment(_ text: String, of animation: LottieAnimation) throws(ParameterError) -> ClosedRange<
    Double
  > {
    if let frames = animation.frames(ofMarker: text) { return frames }
    let numbers = text.split(separator: "-", maxSplits: 1).compactMap { Double($0) }
    if numbers.count == 2, numbers[0] < numbers[1], animation.frames.contains(numbers[0]),
      animation.frames.contains(numbers[1])
    {
      return numbers[0]...numbers[1]
    }
    let all = animation.frames
    let markers = animation.markers.map(\.name)
    throw .malformed(
      name: "segment", text: text,
      expected: "two frames from \(all.lowerBound.decimalText) to \(all.upperBound.decimalText), as in 10-40, or "
        + (markers.isEmpty
          ? "a marker, of which the file has none" : "one of the markers " + markers.joined(separator: ", ")))
  }

  public var size: Size {
    let width = parameters.width ?? animation.size.width
    return Size(width: width, height: animation.size.height * width / animation.size.width)
  }

  public var duration: Double? {
    guard parameters.progress == nil else { return nil }
    return (segment.upperBound - segment.lowerBound) / animation.frameRate / parameters.speed
  }

  public var background: Color { .clear }
  public var parameterTexts: [(name: String, text: String)] { parameters.texts }

  public func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable {
    try Self(animation, parameters: Parameters.reading(parameters.settings + texts))
  }

  public func build(on stage: Stage) {
    let layer = LottieLayer(animation)
    layer.name = "lottie"
    layer.frame = Rect(origin: .zero, size: size)
    layer.segment = segment
    layer.speed = parameters.speed
    stage.rootLayer.addSublayer(layer)
    if let progress = parameters.progress { layer.progress = progress } else { layer.play() }
    stage.trace("progress") { layer.presentation.progress }
  }
}
