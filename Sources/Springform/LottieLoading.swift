public import SpringformLottie
public import SpringformPipeline

extension LottieAnimation {
  /// Reads an animation from a file, JSON or a dotLottie archive.
  ///
  /// A relative path starts at the directory the process runs in.
  /// - Throws: `InputError`.
  public convenience init(contentsOf path: String) throws(InputError) {
    // A lone dash is a file's name here, and standard input elsewhere.
    let file = path == "-" ? "./-" : path
    try self.init(InputFile.bytes(of: file, maximumSize: Self.maximumFileSize), path: file)
  }
}

extension LottieAnimation {
  /// Reads an animation.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: where they come from.
  /// - Throws: `InputError`.
  package convenience init(_ bytes: [UInt8], path: String) throws(InputError) {
    do throws(LottieError) {
      try self.init(bytes)
    } catch {
      throw .lottie(path: path, error)
    }
  }
}
