import CPango

/// The files that decide which fonts there are and which of them draws a text.
package enum FontFiles {
  /// Every font's file and every configuration file that fontconfig reads, in ascending order.
  package static var paths: [String] {
    FcInit()
    var paths: Set<String> = []
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(nil, set) else { continue }
      for index in 0..<Int(fonts.pointee.nfont) {
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch, let file else {
          continue
        }
        paths.insert(String(cString: file))
      }
    }
    if let list = FcConfigGetConfigFiles(nil) {
      defer { FcStrListDone(list) }
      while let file = FcStrListNext(list) { paths.insert(String(cString: file)) }
    }
    return paths.sorted()
  }
}
