import CPango

/// The libraries that lay texts out.
package enum TextLibraries {
  /// Their names and the versions found at run time.
  package static var versions: [(name: String, version: String)] {
    [
      ("pango", String(cString: pango_version_string())), ("harfbuzz", String(cString: hb_version_string())),
      ("freetype", freetype), ("fontconfig", fontconfig),
    ]
  }

  private static var freetype: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var fontconfig: String {
    // 21401 is 2.14.1.
    let version = Int(FcGetVersion())
    return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
  }
}
