import CRSVG

/// The library that draws SVG documents.
package enum SVGLibraries {
  /// Its name and the version found at run time.
  package static var versions: [(name: String, version: String)] {
    [("librsvg", "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)")]
  }
}
