public import SpringformPipeline
public import SpringformSVG

extension SVGDocument {
  /// Reads a document from a file.
  ///
  /// A relative path starts at the directory the process runs in.
  /// - Throws: `InputError`.
  public convenience init(contentsOf path: String) throws(InputError) {
    // A lone dash is a file's name here, and standard input elsewhere.
    let file = path == "-" ? "./-" : path
    try self.init(InputFile.bytes(of: file, maximumSize: Self.maximumFileSize), path: file)
  }

  /// Reads a document.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: where they come from.
  /// - Throws: `InputError`.
  package convenience init(_ bytes: [UInt8], path: String) throws(InputError) {
    do throws(SVGError) {
      try self.init(bytes)
    } catch {
      throw .svg(path: path, error)
    }
  }
}
