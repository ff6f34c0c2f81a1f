import Glibc
package import SpringformBitmap
import SpringformPipeline
import SpringformText

/// What the result of a drawing depends on beside the scene: code, fonts, and settings of the libraries.
package enum MachineDigest {
  /// This process's, or `nil` when it cannot be told, because a library was replaced while it runs.
  package static func current() -> Digest? {
    var text = ""
    // The program and the libraries by their content: versions stay the same when a distribution mends a library.
    for path in ["/proc/self/exe"] + mappedLibraries() {
      guard let digest = try? ContentDigest.ofFile(path) else { return nil }
      text += "\(path) \(digest)\n"
    }
    // Fonts are many and large; whoever changes one changes its size or its time.
    for path in FontFiles.paths { text += "\(path) \(state(of: path))\n" }
    for (name, value) in settings(of: environment) { text += "\(name)=\(value)\n" }
    return Digest(of: Array(text.utf8))
  }

  /// The variables that Pango, FreeType, fontconfig and Cairo read, in ascending order. The language decides between fonts.
  static func settings(of environment: [(name: String, value: String)]) -> [(name: String, value: String)] {
    let prefixes = ["LC_", "PANGO", "FREETYPE", "FONTCONFIG", "FC_", "CAIRO", "PIXMAN", "XDG_DATA", "XDG_CONFIG"]
    return environment.filter { name, _ in
      ["LANG", "LANGUAGE", "HOME"].contains(name) || prefixes.contains { name.hasPrefix($0) }
    }.sorted { $0.name < $1.name }
  }

  /// The shared libraries in this process's memory, in ascending order.
  private static func mappedLibraries() -> [String] {
    guard let bytes = try? InputFile.bytes(of: "/proc/self/maps") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // Address, rights, offset, device, inode, path; only code is mapped executable, and fonts and the like are not.
    let paths = lines.compactMap { line -> String? in
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x"), fields[5].hasPrefix("/") else { return nil }
      return String(fields[5])
    }
    let program = canonicalPath("/proc/self/exe")
    return Set(paths).filter { $0 != program }.sorted()
  }

  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "gone" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  private static var environment: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { result.append((String(pair[0]), String(pair[1]))) }
      entry += 1
    }
    return result
  }
}
