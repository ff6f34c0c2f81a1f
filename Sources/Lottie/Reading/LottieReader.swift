import SpringformGeometry

/// Reads a file's JSON into typed values.
///
/// What cannot be understood is refused with its place where the drawing hangs on it, and told otherwise. Numbers that are drawn
/// are finite and within ``numbers``, also those that expressions give; what they count is within the limits of ``LottieAnimation``.
struct LottieReader {
  var document = LottieDocument()
  private(set) var warnings: [LottieWarning] = []
  private let bytes: [UInt8]
  /// What lies beside the file, if it is one of an archive.
  var archive: DotLottie?
  /// The names of the layer and the groups around what is being read.
  var path: [String] = []
  let version: FileVersion
  /// Whether handles of paths lie where they are said to, and not as far from their corners: in files that a player has saved.
  private(set) var hasAbsoluteHandles = false
  private let slots: Slots
  /// How many values a slot holds, and how many those hold together that were put in.
  private var slotCounts: [String: Int] = [:]
  private var slotValues = 0
  /// How many expressions there were of what has the same names.
  private var expressionCounts: [String: Int] = [:]
  /// The assets' numbers by their names.
  var assetNumbers: [String: Int] = [:]
  /// The numbers of those that are compositions.
  var compositionAssets: Set<Int> = []
  var pixels = 0
  /// The fonts' numbers by their names.
  var fontNumbers: [String: Int] = [:]
  /// Letters of this machine's fonts.
  let typefaces = Typefaces()
  var weights = CompositionWeights()
  /// Whether a blend mode was met in the composition that is being read.
  var metBlendMode = false

  static let numbers = -1e7...1e7

  /// - Throws: ``LottieError``.
  static func read(
    _ bytes: [UInt8], in archive: DotLottie? = nil
  ) throws(LottieError) -> (document: LottieDocument, warnings: [LottieWarning]) {
    let root = try parsed(bytes)
    guard isLottie(root), let layers = root["layers"] else { throw .notLottie }
    var reader = LottieReader(bytes, root, archive)
    try reader.readDocument(root, layers)
    return (reader.document, reader.warnings)
  }

  /// Whether a text is JSON with a Lottie file's keys, or has them and is no JSON.
  static func looksLikeLottie(_ bytes: [UInt8]) -> Bool {
    if let outline = JSONReader.outline(of: bytes) {
      return outline["layers"] == UInt8(ascii: "[")
        && ["ip", "op"].allSatisfy { outline[$0].map { $0 != UInt8(ascii: "n") } == true }
    }
    guard let start = bytes.first(where: { !JSONReader.isSpace($0) }), start == UInt8(ascii: "{") else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return ["\"layers\"", "\"ip\"", "\"op\""].allSatisfy(text.contains)
  }

  private static func isLottie(_ root: JSONNode) -> Bool {
    root["layers"]?.elements != nil && root["ip"] != nil && root["op"] != nil
  }

  private init(_ bytes: [UInt8], _ root: JSONNode, _ archive: DotLottie?) {
    self.bytes = bytes
    self.archive = archive
    slots = Slots(root, archive)
    version = FileVersion(root)
  }

  private static func parsed(_ bytes: [UInt8]) throws(LottieError) -> JSONNode {
    do throws(JSONReader.Failure) {
      return try JSONReader.read(
        bytes, maximumValues: LottieAnimation.maximumValues, maximumDepth: LottieAnimation.maximumDepth)
    } catch {
      switch error {
      case .syntax(let offset): throw .malformed(LottiePlace(offset, in: bytes, layer: nil))
      case .depth(let offset): throw .tooDeep(LottiePlace(offset, in: bytes, layer: nil))
      case .count: throw .tooManyValues
      }
    }
  }

  private mutating func readDocument(_ root: JSONNode, _ layers: JSONNode) throws(LottieError) {
    hasAbsoluteHandles = root["__complete"]?.isTrue == true
    let sides = try ["w", "h"].map { key throws(LottieError) in
      try required(root[key], key, in: root, 1...16_384).rounded()
    }
    document.size = Size(width: sides[0], height: sides[1])
    document.frameRate = try required(root["fr"], "fr", in: root, 0.1...1000)
    let start = try required(root["ip"], "ip", in: root, -1e9...1e9)
    let end = try required(root["op"], "op", in: root, -1e9...1e9)
    guard end > start, end - start <= LottieAnimation.maximumFrames else {
      throw .outOfRange(key: "op", start...start + LottieAnimation.maximumFrames, place(root["op"] ?? root))
    }
    document.frames = start...end
    for problem in archive?.themeProblems ?? [] { warn(.theme(problem)) }
    readMarkers(root["markers"]?.elements ?? [])
    try readFonts(root)
    try readAssets(root["assets"]?.elements ?? [])
    document.main = try composition(layers)
    if let (offset, layer) = try weights.circle() { throw .circle(place(offset, layer)) }
  }

  private mutating func readMarkers(_ nodes: [JSONNode]) {
    for node in nodes {
      guard let name = node["cm"]?.text, let start = node["tm"]?.number else { continue }
      document.markers.append(LottieMarker(name: name, start: start, duration: max(node["dr"]?.number ?? 0, 0)))
    }
  }

  // MARK: Values

  /// A number without which nothing can be drawn.
  private func required(
    _ node: JSONNode?, _ key: String, in owner: JSONNode, _ range: ClosedRange<Double>
  ) throws(LottieError) -> Double {
    guard let node else { throw .missing(key: key, place(owner)) }
    let number = if let number = node.number { number } else { try number(node, key) }
    guard range.contains(number) else { throw .outOfRange(key: key, range, place(node)) }
    return number
  }

  func number(_ node: JSONNode?, _ key: String, otherwise: Double) throws(LottieError) -> Double {
    guard let node else { return otherwise }
    return try number(node, key)
  }

  func number(_ node: JSONNode, _ key: String) throws(LottieError) -> Double {
    // Some exporters write a flag where the format has 0 or 1, and some a list of one.
    guard let number = node.number ?? node.flag.map({ $0 ? 1 : 0 }) ?? node.elements?.first?.number else {
      throw .type(key: key, expected: "a number", place(node))
    }
    return min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// A number without a fraction that stands for one of a few things.
  func choice(_ node: JSONNode?, otherwise: Int) -> Int {
    node?.number.flatMap { Int(exactly: $0) } ?? otherwise
  }

  func list(_ node: JSONNode, _ key: String) throws(LottieError) -> [JSONNode] {
    guard let elements = node.elements else { throw .type(key: key, expected: "a list", place(node)) }
    return elements
  }

  /// What a property says, or the slot that it belongs to. What slots say counts as often as it is said.
  mutating func resolved(_ node: JSONNode?) throws(LottieError) -> JSONNode? {
    guard let node, let (name, property) = slots.slot(of: node) else { return node }
    let count = slotCounts[name] ?? property.count
    slotCounts[name] = count
    slotValues += count
    guard slotValues <= LottieAnimation.maximumValues else { throw .tooManyValues }
    return property
  }

  func place(_ node: JSONNode) -> LottiePlace { place(node.offset) }

  private func place(_ offset: Int, _ layer: String? = nil) -> LottiePlace {
    LottiePlace(offset, in: bytes, layer: layer ?? path.first)
  }

  mutating func warn(_ warning: LottieWarning) {
    if !warnings.contains(warning), warnings.count < 100 { warnings.append(warning) }
  }

  /// What chance begins with in the next expression below the current names: FNV-1a of them and of how many there were before.
  mutating func seed() -> UInt64 {
    let name = path.joined(separator: "/")
    let number = expressionCounts[name, default: 0]
    expressionCounts[name] = number + 1
    return (name + " \(number)").utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Notes that a colour can be replaced: the key path of what is being read.
  mutating func noteColor() throws(LottieError) -> String {
    let path = path.joined(separator: ".")
    document.colorPaths.append(path)
    guard document.colorPaths.count <= LottieAnimation.maximumItems else { throw .tooManyItems }
    return path
  }

  /// A name, no longer than anybody reads.
  static func cut(_ name: String) -> String { name.utf8.count > 200 ? String(name.prefix(200)) : name }
}
