/// The version of the exporter that wrote a file: what numbers mean depends on it.
struct FileVersion {
  private let numbers: [Int]

  init(_ root: JSONNode) { numbers = (root["v"]?.text ?? "").split(separator: ".").map { Int($0) ?? 0 } }

  /// What a colour's components count up to.
  var colorUnit: Double { isBefore(4, 1, 9) ? 255 : 1 }

  /// Whether paths themselves do not say whether they are closed: what has them does.
  var hasOldPaths: Bool { isBefore(4, 4, 18) }

  /// Whether letters that the file brings along are of a kind that lottie-web does not draw.
  var hasOldGlyphs: Bool { isBefore(4, 7, 99) }

  /// A file without a version is a new one.
  private func isBefore(_ other: Int...) -> Bool { !numbers.isEmpty && numbers.lexicographicallyPrecedes(other) }
}
