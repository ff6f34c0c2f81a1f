import SpringformNumerics

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
