/// What `swift build` prints when it fails, as somebody wants to read it.
struct BuildLog {
  private static let mostLines = 80

  /// The errors with their places, and the lines of source below them; everything, if there are none.
  let text: String

  /// - Parameters:
  ///   - output: what it printed.
  ///   - directory: the package's, which needs not be told.
  init(_ output: String, in directory: String) {
    let lines = output.split(whereSeparator: \.isNewline).map { String($0.replacing(directory + "/", with: "")) }
    let told = Self.errors(lines)
    let shown = told.isEmpty ? lines.filter { !Self.isProgress($0) } : told
    text = shown.prefix(Self.mostLines).joined(separator: "\n")
  }

  /// `PLACE: error: SENTENCE`, and the indented lines that follow; the compiler repeats some of them.
  private static func errors(_ lines: [String]) -> [String] {
    var errors: [String] = []
    var seen: Set<String> = []
    var isInside = false
    for line in lines {
      if line.contains(": error: ") {
        isInside = seen.insert(line).inserted
      } else if !(line.first == " " || line.first?.isNumber == true) {
        isInside = false
      }
      if isInside { errors.append(line) }
    }
    return errors
  }

  /// `[12/34] Compiling Scenes` and its like.
  private static func isProgress(_ line: String) -> Bool {
    line.hasPrefix("[") || line.hasPrefix("Building for ") || line.hasPrefix("Build complete")
  }
}
