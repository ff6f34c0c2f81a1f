public import SpringformPipeline
public import SpringformSVG

extension SVGDocument {
  /// Reads a document from a file.
  ///
  /// A relative path starts at the directory the process runs in.
  /// - Throws: `InputError`.
  public convenience init(contentsOf path: String) throws(InputError) {
    // A lone dash is a file's name here, and standard input elsewhere.
    let bytes = try InputFile.bytes(of: path == "-" ? "./-" : path, maximumSize: Self.maximumFileSize)
    do throws(SVGError) {
      try self.init(bytes)
    } catch {
      throw .svg(path: path, error)
    }
  }
}
