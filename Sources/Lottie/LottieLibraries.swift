import Glibc

/// The library that draws Lottie files.
package enum LottieLibraries {
  /// Its name and the version found at run time: what its file's name, such as `librlottie.so.0.1.0-1`, has behind `so.`. The
  /// library does not tell it.
  package static var versions: [(name: String, version: String)] { [("rlottie", mappedVersion ?? "unknown")] }

  /// Of the file that the process has mapped.
  private static var mappedVersion: String? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    while getline(&line, &capacity, file) > 0 {
      guard let text = line.map({ String(cString: $0) }), let mark = text.firstRange(of: "/librlottie.so.") else {
        continue
      }
      return String(text[mark.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    return nil
  }
}
