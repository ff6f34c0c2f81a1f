import SpringformGeometry

/// Writes a Lottie file anew for rlottie: what it understands, in the order and the form it wants, within its limits.
///
/// rlottie 0.1 reads values before it knows what they belong to, and trusts them. So nothing of the file itself reaches it:
/// what is unknown is left out, what is wrong is refused, and what would be drawn wrong is told or written in another way.
struct Translator {
  var result = Translation()
  var writer = JSONWriter()
  private let bytes: [UInt8]
  /// What lies beside the file, if it is one of an archive.
  var archive: DotLottie?
  /// The assets' numbers by their names.
  var assets: [String: Int] = [:]
  /// The pictures among them, by these numbers.
  var embeddedPictures: [Int: EmbeddedPicture] = [:]
  /// Image layers that are shown by compositions of their own, and what these are called.
  var framedPictures: [(layer: JSONNode, number: Int)] = []
  var graph = CompositionGraph()
  /// The composition that is being written.
  var composition = 0
  /// How much larger things may be shown than they are, by the layer and the groups around what is being written.
  var magnification = 1.0
  /// The names of the layer and the groups around what is being written.
  var path: [String] = []
  /// What a color's components count up to: 255 in files before version 4.1.9.
  private(set) var colorUnit = 1.0
  var pixels = 0

  /// - Throws: ``LottieError``.
  static func translate(_ bytes: [UInt8], in archive: DotLottie? = nil) throws(LottieError) -> Translation {
    var translator = Translator(bytes, archive)
    try translator.animation(try translator.read())
    return translator.result
  }

  /// Whether a text is JSON with a Lottie file's keys, or has them and is no JSON.
  static func looksLikeLottie(_ bytes: [UInt8]) -> Bool {
    do throws(JSONReader.Failure) {
      let root = try JSONReader.read(
        bytes, maximumValues: LottieAnimation.maximumValues, maximumDepth: LottieAnimation.maximumDepth)
      return isLottie(root)
    } catch {
      guard let start = bytes.first(where: { !" \t\r\n".utf8.contains($0) }), start == UInt8(ascii: "{") else {
        return false
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return ["\"layers\"", "\"ip\"", "\"op\""].allSatisfy(text.contains)
    }
  }

  private static func isLottie(_ root: JSONNode) -> Bool {
    root["layers"]?.elements != nil && root["ip"] != nil && root["op"] != nil
  }

  private init(_ bytes: [UInt8], _ archive: DotLottie?) {
    self.bytes = bytes
    self.archive = archive
  }

  private func read() throws(LottieError) -> JSONNode {
    do throws(JSONReader.Failure) {
      return try JSONReader.read(
        bytes, maximumValues: LottieAnimation.maximumValues, maximumDepth: LottieAnimation.maximumDepth)
    } catch {
      switch error {
      case .syntax(let offset): throw .malformed(place(offset))
      case .depth(let offset): throw .tooDeep(place(offset))
      case .count: throw .tooManyValues
      }
    }
  }

  private mutating func animation(_ root: JSONNode) throws(LottieError) {
    guard Self.isLottie(root), let layers = root["layers"] else { throw .notLottie }
    let version = (root["v"]?.text ?? "").split(separator: ".").map { Int($0) ?? 0 }
    if !version.isEmpty, version.lexicographicallyPrecedes([4, 1, 9]) { colorUnit = 255 }
    let sides = try ["w", "h"].map { key throws(LottieError) in
      try number(root[key], key, in: root, 1...16_384).rounded()
    }
    result.size = Size(width: sides[0], height: sides[1])
    result.frameRate = try number(root["fr"], "fr", in: root, 0.1...1000)
    let start = try number(root["ip"], "ip", in: root, Self.times)
    let end = try number(root["op"], "op", in: root, Self.times)
    guard end > start, end - start <= LottieAnimation.maximumFrames else {
      throw .outOfRange(key: "op", start...start + LottieAnimation.maximumFrames, place(root["op"] ?? root))
    }
    result.frames = start...end
    writer.open("{")
    writer.entry("v", plain: "5.5.0")
    writer.entry("w", sides[0])
    writer.entry("h", sides[1])
    writer.entry("fr", result.frameRate * Translation.stepsPerFrame)
    writer.entry("ip", Self.steps(start))
    writer.entry("op", Self.steps(end))
    let assets = root["assets"]?.elements ?? []
    try note(assets: assets)
    writer.key("layers")
    try write(layers: layers)
    try write(assets: assets)
    writer.close("}")
    readMarkers(root["markers"]?.elements ?? [])
    result.buffers = try graph.buffers()
    result.finish(writer)
  }

  private mutating func readMarkers(_ nodes: [JSONNode]) {
    for node in nodes {
      guard let name = node["cm"]?.text, let start = node["tm"]?.number else { continue }
      result.markers.append(LottieMarker(name: name, start: start, duration: max(node["dr"]?.number ?? 0, 0)))
    }
  }

  // MARK: Values

  /// A moment in frames, which some exporters have far away.
  static let times = -1e9...1e9

  /// A moment in rlottie's frames. What is far away stays far away.
  static func steps(_ frame: Double) -> Double {
    (min(max(frame, -1e6), 1e6) * Translation.stepsPerFrame).rounded()
  }

  func number(
    _ node: JSONNode?, _ key: String, in owner: JSONNode, _ range: ClosedRange<Double>, otherwise: Double? = nil
  ) throws(LottieError) -> Double {
    guard let node else {
      guard let otherwise else { throw .missing(key: key, place(owner)) }
      return otherwise
    }
    // Some exporters write a flag where the format has 0 or 1.
    guard let number = node.number ?? node.flag.map({ $0 ? 1 : 0 }) else {
      throw .type(key: key, expected: "a number", place(node))
    }
    guard range.contains(number) else { throw .outOfRange(key: key, range, place(node)) }
    return number
  }

  /// A number without a fraction that stands for one of a few things.
  func choice(_ node: JSONNode?, otherwise: Int) -> Int {
    node?.number.flatMap { Int(exactly: $0) } ?? otherwise
  }

  func list(_ node: JSONNode, _ key: String) throws(LottieError) -> [JSONNode] {
    guard let elements = node.elements else { throw .type(key: key, expected: "a list", place(node)) }
    return elements
  }

  func place(_ node: JSONNode) -> LottiePlace { place(node.offset) }

  private func place(_ offset: Int) -> LottiePlace {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return LottiePlace(line: line, column: before.count - start + 1, layer: path.first)
  }

  mutating func warn(_ warning: LottieWarning) {
    if !result.warnings.contains(warning), result.warnings.count < 100 { result.warnings.append(warning) }
  }

  /// Notes that a color can be replaced which has been written from a place on.
  mutating func noteColor(from start: Int, isHexadecimal: Bool = false) {
    let slot = Translation.Slot(
      path: path.joined(separator: "."), range: start..<writer.bytes.count, isHexadecimal: isHexadecimal)
    result.colors.append(slot)
  }
}
