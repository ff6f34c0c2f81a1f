import SpringformNumerics

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

extension LottieError: CustomStringConvertible {
  /// What follows the file's name in a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "has \(bytes) bytes; a Lottie file has at most \(LottieAnimation.maximumFileSize >> 20) MiB"
    case .malformed(let place): "is no JSON that can be read (\(place))"
    case .notLottie: "is no Lottie file: JSON with 'layers', 'ip' and 'op'"
    case .tooManyValues: "holds more than \(LottieAnimation.maximumValues) values"
    case .tooDeep(let place): "nests values more than \(LottieAnimation.maximumDepth) deep (\(place))"
    case .type(let key, let expected, let place): "has '\(key)' that is not \(expected) (\(place))"
    case .missing(let key, let place): "lacks '\(key)' (\(place))"
    case .outOfRange(let key, let range, let place):
      "has '\(key)' that is not from \(range.lowerBound.decimalText) to \(range.upperBound.decimalText) (\(place))"
    case .keyframeOrder(let place): "has key frames that run backwards in time (\(place))"
    case .path(let place): "has a path whose corners and tangents are not equally many (\(place))"
    case .noAsset(let name, let place): "uses '\(name)', which is not in the file (\(place))"
    case .circle(let place): "has a composition that shows itself, perhaps by way of others (\(place))"
    case .parents(let place):
      "has a layer that moves with itself by way of others, or with more than 64 of them (\(place))"
    case .tooManyItems:
      "draws more than \(LottieAnimation.maximumItems) layers and shapes, those that are used again counted again"
    case .tooFar:
      "has something that is, with all that enlarges it, more than \(LottieAnimation.maximumReach.decimalText) points large or away"
    case .picture(let place): "holds a picture that is no PNG or JPEG, or is damaged (\(place))"
    case .tooManyPixels(let place):
      "holds pictures of more than \(LottieAnimation.maximumPixels >> 20) megapixels in all (\(place))"
    case .noColor(let path): "has no color '\(path)'"
    case .noMarker(let name): "has no marker '\(name)'"
    case .archive(let reason): "is no dotLottie file that can be read: \(reason)"
    case .tooLargeToDraw(let width, let height):
      "cannot be drawn with \(width)x\(height) pixels: its mattes and groups would take too much memory"
    case .harmful: "makes rlottie crash, or draw without end"
    case .refused: "is not understood by rlottie"
    }
  }
}

extension LottiePlace: CustomStringConvertible {
  public var description: String {
    "line \(line), column \(column)" + (layer.map { ", in the layer '\($0)'" } ?? "")
  }
}

extension LottieWarning: CustomStringConvertible {
  /// What follows the file's name in a sentence.
  public var description: String {
    switch self {
    case .expressions: "has expressions, which are not worked out"
    case .effects: "has effects, which are not drawn"
    case .layerStyles: "has layer styles, which are not drawn"
    case .blendModes: "has blend modes, which are drawn as the normal one"
    case .text: "has text layers, which are not drawn"
    case .threeDimensions: "has layers in three dimensions, which are drawn without perspective"
    case .skew: "has skewed layers or groups, which are drawn upright"
    case .mergedPaths: "merges paths by a mode that is not supported; they are drawn one above the other"
    case .roundedCorners: "rounds corners of paths, which are drawn sharp"
    case .pathOperators: "changes paths by twist, offset, zigzag or the like, which is not done"
    case .maskExpansion: "has masks with an expansion, which is left out"
    case .maskFeather: "has masks with soft edges, which are drawn sharp"
    case .maskMode: "has masks whose mode is not supported, which are drawn by the nearest one"
    case .easingPerAxis: "has key frames with an easing for each axis, of which the first counts for all"
    case .nestedMattes: "has mattes with mattes of their own, which count without these"
    case .externalPicture(let name): "shows the picture '\(name)', which is not in the file and is not drawn"
    case .layerKind(let kind): "has a layer of kind \(kind), which draws nothing"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .expressions: "convert them to key frames before the export"
    case .text: "convert it to shapes before the export"
    case .externalPicture: "export with pictures embedded"
    case .skew, .roundedCorners, .pathOperators, .mergedPaths, .maskExpansion: "convert it to paths before the export"
    case .easingPerAxis: "separate the dimensions of positions"
    case .effects, .layerStyles, .blendModes, .threeDimensions, .maskFeather, .maskMode, .nestedMattes,
      .layerKind:
      "draw it with shapes, or do without"
    }
  }
}
