import SpringformBitmap
import SpringformCodecs
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
    try self.init(contentsOf: path, maximumArea: Bitmap.maximumArea)
  }

  /// - Parameters:
  ///   - path: as above.
  ///   - maximumArea: the largest picture to accept, in pixels.
  /// - Throws: `InputError`.
  package convenience init(contentsOf path: String, maximumArea: Int) throws(InputError) {
    // A lone dash is a file's name here, and standard input elsewhere.
    let file = path == "-" ? "./-" : path
    let options = DecoderOptions(maximumArea: maximumArea)
    var frames = try AnimationFrames(path: file, maximumSize: Self.maximumFileSize, options: options)
    self.init(try frames.firstFrame().bitmap)
  }
}
