import CCairo
import SpringformSVG

/// The libraries that draw.
package enum RasterLibraries {
  /// Their names and the versions found at run time.
  package static var versions: [(name: String, version: String)] {
    [("cairo", String(cString: cairo_version_string())), ("pixman", String(cString: pixman_version_string()))]
      + SVGLibraries.versions
  }
}
