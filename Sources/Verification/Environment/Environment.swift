import Glibc
import SpringformDynamics
import SpringformPipeline
import SpringformRaster
package import SpringformText

/// What can make the same scene come out differently elsewhere: the versions of everything that computes or draws.
package struct Environment: Codable, Hashable, Sendable {
  /// A library and its version, as it reports it at run time.
  package struct Library: Codable, Hashable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The product's version.
  package var springform: String
  /// The machine's kind as the kernel names it, such as `x86_64`.
  package var architecture: String
  /// In a fixed order.
  package var libraries: [Library]
  /// The typefaces that drew texts, in ascending order; empty without texts.
  package var fonts: [FontFace]

  package init(springform: String, architecture: String, libraries: [Library], fonts: [FontFace]) {
    self.springform = springform
    self.architecture = architecture
    self.libraries = libraries
    self.fonts = fonts
  }

  /// This process's.
  /// - Parameter fonts: the typefaces that drew texts.
  package static func current(fonts: [FontFace] = []) -> Self {
    let versions =
      RasterLibraries.versions + TextLibraries.versions + DynamicsLibraries.versions
      + [("glibc", libc)]
    return Self(
      springform: springformVersion, architecture: machine,
      libraries: versions.map { Library(name: $0.name, version: $0.version) }, fonts: fonts)
  }

  /// It computes sines and powers.
  private static var libc: String {
    var text = [UInt8](repeating: 0, count: 64)
    let length = text.withUnsafeMutableBytes { buffer in
      confstr(Int32(_CS_GNU_LIBC_VERSION), buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    // "glibc 2.36", and a NUL.
    let words = String(decoding: text.prefix(max(length, 1) - 1), as: UTF8.self).split(separator: " ")
    return words.last.map(String.init) ?? "unknown"
  }

  private static var machine: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return withUnsafeBytes(of: &names.machine) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
