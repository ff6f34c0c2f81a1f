import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformNumerics
import SpringformScene
import SpringformSVG

/// Compositions and pictures that layers use.
extension LottieReader {
  mutating func readAssets(_ nodes: [JSONNode]) throws(LottieError) {
    for (index, node) in nodes.enumerated() {
      guard node.members != nil else { throw .type(key: "assets", expected: "a list of objects", place(node)) }
      if let name = node["id"]?.words, assetNumbers[name] == nil { assetNumbers[name] = index }
    }
    document.assets = Array(repeating: .missing, count: nodes.count)
    compositionAssets = Set(nodes.indices.filter { nodes[$0]["layers"] != nil })
    // Pictures first: what they weigh counts where compositions show them.
    for (index, node) in nodes.enumerated() where node["layers"] == nil {
      guard let source = node["p"]?.text else { continue }
      document.assets[index] = try picture(node, source).map { .image($0) } ?? .missing
    }
    for (index, node) in nodes.enumerated() {
      guard let layers = node["layers"] else { continue }
      weights.current = index
      document.assets[index] = .composition(try composition(layers))
      weights.current = -1
    }
  }

  /// The number of the asset that a layer uses.
  func assetNumber(of layer: JSONNode) -> Int? { layer["refId"]?.words.flatMap { assetNumbers[$0] } }

  // MARK: Pictures

  private mutating func picture(_ node: JSONNode, _ source: String) throws(LottieError) -> PictureModel? {
    let bytes: [UInt8]
    if source.hasPrefix("data:") {
      // A sound has no size; layers of sounds are told.
      guard source.hasPrefix("data:image/") || node["w"] != nil else { return nil }
      guard let comma = source.utf8.firstIndex(of: UInt8(ascii: ",")), source[..<comma].hasSuffix(";base64"),
        let decoded = Base64.decode(source[comma...].utf8.dropFirst())
      else { throw .picture(place(node)) }
      bytes = decoded
    } else if let stored = try archive?.picture(source) {
      bytes = stored
    } else {
      // Sounds and data are assets, too.
      if [".png", ".jpg", ".jpeg", ".webp", ".svg", ".gif"].contains(where: source.lowercased().hasSuffix)
        || node["w"] != nil
      {
        warn(.externalPicture(source))
      }
      return nil
    }
    guard var picture = try Self.picture(bytes, limit: LottieAnimation.maximumPixels - pixels) else {
      throw bytes.isEmpty
        ? .picture(place(node)) : tooLarge(bytes) ? .tooManyPixels(place(node)) : .picture(place(node))
    }
    let area = picture.size.width * picture.size.height
    guard min(picture.size.width, picture.size.height) >= 1e-3 else { throw .picture(place(node)) }
    guard area <= Double(LottieAnimation.maximumPixels - pixels) else { throw .tooManyPixels(place(node)) }
    pixels += Int(area)
    let width = try number(node["w"], "w", otherwise: picture.size.width)
    let height = try number(node["h"], "h", otherwise: picture.size.height)
    if width > 0, height > 0 { picture.frame = Size(width: width, height: height) }
    return picture
  }

  /// Whether a picture is sound, but has more pixels than are left.
  private func tooLarge(_ bytes: [UInt8]) -> Bool {
    guard let decoder = try? AnimationDecoder(bytes: bytes, options: DecoderOptions()) else { return false }
    return decoder.info.width * decoder.info.height > LottieAnimation.maximumPixels - pixels
  }

  private static func picture(_ bytes: [UInt8], limit: Int) throws(LottieError) -> PictureModel? {
    if let size = JPEGHeader.size(bytes) {
      guard size.width * size.height <= limit else { return nil }
      return document(
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)'><image width='\(size.width)' "
          + "height='\(size.height)' href='data:image/jpeg;base64,\(Base64.encode(bytes))'/></svg>")
    }
    if let image = image(bytes, limit: limit) {
      let size = Size(width: Double(image.bitmap.width), height: Double(image.bitmap.height))
      return PictureModel(content: .pixels(image), size: size, frame: size)
    }
    guard let document = try? SVGDocument(bytes) else { return nil }
    return PictureModel(
      content: .document(document), size: document.size, weight: bytes.count / 256, frame: document.size)
  }

  private static func document(_ text: String) -> PictureModel? {
    guard let document = try? SVGDocument(Array(text.utf8)) else { return nil }
    return PictureModel(content: .document(document), size: document.size, frame: document.size)
  }

  private static func image(_ bytes: [UInt8], limit: Int) -> Image? {
    guard var decoder = try? AnimationDecoder(bytes: bytes, options: DecoderOptions(maximumArea: limit)),
      let frame = try? decoder.nextFrame()
    else { return nil }
    return Image(frame.bitmap)
  }
}
