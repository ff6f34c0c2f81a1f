import Glibc
import Springform

extension Finding {
  /// The typeface that texts have unless they ask for another.
  static func typeface() -> Self {
    let fonts = FontLibrary()
    let font = Font(size: 16)
    do {
      _ = try fonts.layout("Springform", font: font)
      return Self(
        kind: .font, name: font.family, state: .fine,
        value: fonts.usedFaces.map(\.version).joined(separator: ", "))
    } catch {
      return Self(
        kind: .font, name: font.family, state: .missing, value: "missing", purpose: "texts are set in it",
        remedy: installation(of: "fonts-inter"))
    }
  }

  /// A directory that must take files, or that must be possible to make.
  static func directory(_ path: String, purpose: String) -> Self {
    func finding(_ state: State, _ value: String) -> Self {
      Self(kind: .directory, name: path, state: state, value: value, purpose: purpose)
    }
    var status = stat()
    guard stat(path, &status) != 0 else {
      guard status.st_mode & S_IFMT == S_IFDIR else { return finding(.missing, "not a directory") }
      return access(path, W_OK | X_OK) == 0
        ? finding(.fine, "writable") : finding(.missing, "not writable: \(systemMessage(errno))")
    }
    guard errno == ENOENT else { return finding(.missing, "not usable: \(systemMessage(errno))") }
    let above = parent(of: path)
    guard above != path else { return finding(.missing, "not there") }
    let place = directory(above, purpose: purpose)
    return place.state == .fine ? finding(.fine, "not there yet, can be made") : finding(.missing, place.value)
  }

  /// A program that is of use and not needed.
  static func program(_ name: String, purpose: String, remedy: String) -> Self {
    let directories = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    let places: [String] = directories.map { "\($0)/\(name)" }
    let path = places.first { access($0, X_OK) == 0 }
    return Self(
      kind: .program, name: name, state: path == nil ? .optional : .fine, value: path ?? "not found, and not needed",
      purpose: purpose, remedy: remedy)
  }

  /// What reads and writes videos; its version tells more than its place.
  static func ffmpeg() -> Self {
    let version = FFmpeg.version
    return Self(
      kind: .program, name: FFmpeg.program, state: version == nil ? .optional : .fine,
      value: version ?? "not found, and not needed but for videos", purpose: "it writes and reads MP4, WebM and MOV",
      remedy: installation(of: FFmpeg.package))
  }

  private static func parent(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest = rest.dropLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }
}

/// The command that installs a package of Debian's or Ubuntu's.
func installation(of package: String) -> String { (geteuid() == 0 ? "" : "sudo ") + "apt-get install \(package)" }
