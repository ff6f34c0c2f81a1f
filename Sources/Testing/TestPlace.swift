import Glibc

/// Where an assertion stands, and which places on disk belong to it.
struct TestPlace {
  let fileID: String
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: Int

  /// The test file's name without its suffix.
  private var fileName: String {
    let name = "\(filePath)".split(separator: "/").last ?? "Tests"
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  private var fileDirectory: String { Self.parent(of: "\(filePath)") }

  /// The test function's, the scene's and the assertion's name.
  func baselineName(_ scene: String, _ name: String?) -> String {
    // "bounce(angle:)" is "bounce", and a raw identifier loses its marks.
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    return ([test, scene] + (name.map { [$0] } ?? [])).joined(separator: ".")
  }

  /// What the test calls its first argument.
  var argumentName: String {
    // "bounce(_:angle:)" and "bounce(with:)" do not say it; then it is a word for any.
    let label = function.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" && $0 != ")" }
    return label.isEmpty || label == "_" ? "argument" : String(label)
  }

  /// - Parameter given: what the test asks for instead.
  func baselineDirectory(_ given: String?) -> String {
    guard let given else { return fileDirectory + "/__Baselines__/" + fileName }
    return given.hasPrefix("/") ? given : fileDirectory + "/" + given
  }

  /// Where failures leave their files: in a directory named after the test file, in the one that `SPRINGFORM_RESULTS` names,
  /// or else in the package's build directory.
  func resultsDirectory(_ value: (String) -> String? = environmentValue) -> String {
    if let given = value("SPRINGFORM_RESULTS"), !given.isEmpty { return given + "/" + fileName }
    return (packageDirectory ?? ".") + "/.build/springform-results/" + fileName
  }

  /// The nearest directory above the test's file that holds a package.
  private var packageDirectory: String? {
    var directory = fileDirectory
    while directory.count > 1 {
      if access(directory + "/Package.swift", F_OK) == 0 { return directory }
      directory = Self.parent(of: directory)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
