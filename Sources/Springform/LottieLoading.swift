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
