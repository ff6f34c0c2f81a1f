import SpringformNumerics

/// A file that a page wants of a scene.
struct ExportPlan: Decodable, Hashable {
  enum Format: String, Decodable {
    case gif, apng, webp
    /// PNG files, in an archive.
    case frames
    /// Moments beside each other in one PNG.
    case filmstrip
    /// Moments over one another in one PNG.
    case onion
  }

  let format: Format
  /// Pixels per point.
  let scale: Double
  /// Pictures per second.
  let fps: Double
  /// How many moments one picture shows.
  let moments: Int

  var isStill: Bool { format == .filmstrip || format == .onion }

  /// The suffix of what the command writes, `frames` for a directory of them.
  var suffix: String { isStill ? "png" : format.rawValue }

  /// The command's options, but for the output's.
  var words: [String] {
    let common = ["--fps", fps.decimalText, "--scale", scale.decimalText]
    return switch format {
    case .gif, .apng, .webp: common
    case .frames: common + ["--format", "frames"]
    case .filmstrip, .onion: common + ["--\(format.rawValue)", String(moments)]
    }
  }

  /// What the output is called.
  /// - Parameter scene: the scene's name.
  func output(of scene: String) -> String {
    switch format {
    case .gif, .apng, .webp: "\(scene).\(suffix)"
    case .frames: "\(scene)-frames"
    case .filmstrip, .onion: "\(scene)-\(format.rawValue).png"
    }
  }
}
