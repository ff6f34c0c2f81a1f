/// Where something stands in a Lottie file.
public struct LottiePlace: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In bytes, from 1.
  public let column: Int
  /// The name of the layer that it belongs to.
  public let layer: String?
}

/// Why a Lottie file cannot be shown.
public enum LottieError: Error, Hashable {
  case tooLarge(bytes: Int)
  /// The text is no JSON from this place on.
  case malformed(LottiePlace)
  /// JSON without what makes it a Lottie file: `layers`, `ip`, `op`.
  case notLottie
  /// More than ``LottieAnimation/maximumValues``.
  case tooManyValues
  /// More than ``LottieAnimation/maximumDepth``.
  case tooDeep(LottiePlace)
  /// What a key holds is of another kind than the format has it.
  case type(key: String, expected: String, LottiePlace)
  case missing(key: String, LottiePlace)
  case outOfRange(key: String, ClosedRange<Double>, LottiePlace)
  /// Key frames that run backwards in time.
  case keyframeOrder(LottiePlace)
  /// A path whose corners and tangents are not equally many.
  case path(LottiePlace)
  /// A composition or a picture that the file does not have.
  case noAsset(String, LottiePlace)
  /// A composition that shows itself, perhaps by way of others.
  case circle(LottiePlace)
  /// A layer that moves with itself by way of others, or with more than 64 of them.
  case parents(LottiePlace)
  /// More than ``LottieAnimation/maximumItems`` are drawn, those counted again that are used again.
  case tooManyItems
  /// Something is larger, or lies farther away, than ``LottieAnimation/maximumReach``.
  case tooFar
  /// An embedded picture that is no PNG or JPEG, or is damaged.
  case picture(LottiePlace)
  /// The embedded pictures have more than ``LottieAnimation/maximumPixels`` together.
  case tooManyPixels(LottiePlace)
  /// No color has this key path.
  case noColor(String)
  case noMarker(String)
  /// An archive that is no dotLottie file; the text ends the sentence.
  case archive(String)
  /// Drawing it at this size would take too much memory.
  case tooLargeToDraw(width: Int, height: Int)
  /// rlottie crashes over the file, or does not come to an end.
  case harmful
  /// rlottie does not take the file.
  case refused
}

/// What does not look as the author of a Lottie file may think, because rlottie cannot draw it.
public enum LottieWarning: Hashable, Sendable {
  case expressions, effects, layerStyles, blendModes, text, threeDimensions, skew
  case mergedPaths, roundedCorners, pathOperators
  case maskExpansion, maskFeather, maskMode
  case easingPerAxis, nestedMattes
  /// A picture that is not in the file itself.
  case externalPicture(String)
  /// A layer of a kind that draws nothing here, such as a camera or a sound.
  case layerKind(Int)
}
