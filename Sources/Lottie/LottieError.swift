import SpringformNumerics

/// Where something stands in a Lottie file.
public struct LottiePlace: Hashable, Sendable {
  /// From 1; 0 for what an archive's theme says.
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
  /// A layer with more than ``LottieAnimation/maximumEffects`` that are drawn.
  case tooManyEffects(LottiePlace)
  /// An embedded picture that is no PNG, WebP, JPEG or SVG, is damaged, or too large for a JPEG or SVG.
  case picture(LottiePlace)
  /// The embedded pictures have more than ``LottieAnimation/maximumPixels`` together.
  case tooManyPixels(LottiePlace)
  /// No color has this key path.
  case noColor(String)
  case noMarker(String)
  /// An archive that is no dotLottie file; the text ends the sentence.
  case archive(String)
  /// A compressed file that is damaged, or holds more than ``LottieAnimation/maximumFileSize``.
  case compressed
}

/// What does not look as the author of a Lottie file may think.
public enum LottieWarning: Hashable, Sendable {
  /// What follows "has an expression that" in a sentence.
  case expression(String)
  case effects, layerStyles, blendModes, mergedPaths
  case maskFeather, maskMode, nestedMattes
  /// A blur in one direction, which is drawn in both.
  case blurDirection
  /// A gradient of more stops than are painted.
  case gradientStops
  /// More than ``LottieAnimation/maximumCorners``.
  case tooManyCorners
  /// What of an archive's theme is not applied, in words that follow "has a theme".
  case theme(String)
  /// A picture that is not in the file itself.
  case externalPicture(String)
  /// Something that texts have and that is not drawn, in the words that end a sentence.
  case textFeature(String)
  /// A family of fonts that is not installed, and the one that its texts are drawn with.
  case fontStandIn(family: String, used: String)
  /// A letter that is not among those that the file brings along for its font, or in no font; the first of its text.
  case missingGlyph(String)
  /// A layer of a kind that draws nothing here, such as a light or a sound.
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
    case .tooManyValues: "holds more than \(LottieAnimation.maximumValues.groupedText) values"
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
      "draws more than \(LottieAnimation.maximumItems.groupedText) layers and shapes, those that are used again counted again"
    case .tooManyEffects(let place):
      "has a layer with more than \(LottieAnimation.maximumEffects.groupedText) effects (\(place))"
    case .picture(let place): "holds a picture that is no PNG, WebP, JPEG or SVG, or is damaged or too large (\(place))"
    case .tooManyPixels(let place):
      "holds pictures of more than \(LottieAnimation.maximumPixels >> 20) megapixels in all (\(place))"
    case .noColor(let path): "has no color '\(path)'"
    case .noMarker(let name): "has no marker '\(name)'"
    case .archive(let reason): "is no dotLottie file that can be read: \(reason)"
    case .compressed:
      "is compressed, and damaged or larger than \(LottieAnimation.maximumFileSize >> 20) MiB"
    }
  }
}

extension LottiePlace: CustomStringConvertible {
  public var description: String {
    (line == 0 ? "in the theme" : "line \(line), column \(column)") + (layer.map { ", in the layer '\($0)'" } ?? "")
  }
}

extension LottiePlace {
  /// - Parameter offset: how many bytes of the text lie before; ``JSONNode/themeOffset`` for what is not in it.
  init(_ offset: Int, in bytes: [UInt8], layer: String?) {
    guard offset != JSONNode.themeOffset else {
      self.init(line: 0, column: 0, layer: layer)
      return
    }
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - start + 1, layer: layer)
  }
}

extension LottieWarning: CustomStringConvertible {
  /// What follows the file's name in a sentence.
  public var description: String {
    switch self {
    case .expression(let problem): "has an expression that \(problem); it is left out"
    case .effects: "has effects that are not drawn, or lack values"
    case .layerStyles: "has layer styles that are not drawn, or not as they are choked, grained or blended"
    case .blendModes: "has a blend mode that is not known, which is drawn as the normal one"
    case .textFeature(let feature): "has texts with \(feature), which is left out"
    case .fontStandIn(let family, let used):
      "uses the font '\(family)', which is not installed; '\(used)' stands in for it"
    case .missingGlyph(let letter): "has a text with '\(letter)', and no glyph for it"
    case .mergedPaths: "merges paths by a mode that is not supported; they are drawn one above the other"
    case .maskFeather: "has masks with soft edges, which are drawn sharp"
    case .blurDirection: "has a blur in one direction, which is drawn in both"
    case .gradientStops:
      "has a gradient of more than \(GradientStops.maximumCount) stops, of which the first are painted"
    case .tooManyCorners:
      "has shapes of more than \(LottieAnimation.maximumCorners.groupedText) corners at a moment; what is beyond is left out"
    case .theme(let problem): "has a theme \(problem)"
    case .maskMode: "has masks whose mode is not known, which are added"
    case .nestedMattes: "has mattes that are mattes of each other, which count without these"
    case .externalPicture(let name): "shows the picture '\(name)', which is not in the file and is not drawn"
    case .layerKind(let kind): "has a layer of kind \(kind), which draws nothing"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .expression: "convert them to key frames before the export"
    case .fontStandIn: "install it, or export with glyphs instead of fonts"
    case .missingGlyph: "export it again with all letters, or convert texts to shapes"
    case .textFeature: "convert it to shapes before the export"
    case .externalPicture: "export with pictures embedded"
    case .mergedPaths: "convert it to paths before the export"
    case .effects, .layerStyles, .blendModes, .maskFeather, .maskMode, .nestedMattes, .layerKind,
      .blurDirection, .gradientStops, .tooManyCorners, .theme:
      "draw it with shapes, or do without"
    }
  }
}
