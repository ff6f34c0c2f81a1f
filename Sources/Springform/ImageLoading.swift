public import SpringformPipeline
public import SpringformScene

extension Image {
  /// The largest file that a picture is loaded from, in bytes.
  public static let maximumFileSize = 1 << 28

  /// Loads a picture from a file of any `ImageFormat`; of an animation, the first frame.
  ///
  /// A relative path starts at the directory the process runs in.
  /// - Throws: `InputError`.
  public convenience init(contentsOf path: String) throws(InputError) {
    // A lone dash is a file's name here, and standard input elsewhere.
    var frames = try AnimationFrames(path: path == "-" ? "./-" : path, maximumSize: Self.maximumFileSize)
    self.init(try frames.firstFrame().bitmap)
  }
}
