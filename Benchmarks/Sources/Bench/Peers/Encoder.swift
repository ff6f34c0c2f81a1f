/// A way from raw frames to a file: Springform's, or that of other tools.
struct Encoder: Sendable {
  enum Format: String, Sendable {
    case gif = "GIF"
    case apng = "APNG"
    case webp = "WebP"

    var suffix: String {
      switch self {
      case .gif: "gif"
      case .apng: "apng"
      case .webp: "webp"
      }
    }
  }

  let name: String
  let format: Format
  /// A command that succeeds where the tools are there; empty where they always are.
  let probe: [String]
  /// The programs to run, one after the other.
  let steps: @Sendable (Job) -> [[String]]

  func isInstalled() throws -> Bool { try probe.isEmpty || Child.run(probe).exitCode == 0 }
}

/// What is to be encoded, and where to.
struct Job {
  var raw: String
  var width: Int
  var height: Int
  /// Pictures per second.
  var rate: Double
  /// Without its suffix.
  var output: String
  /// The path of our own tool.
  var springform: String

  var size: String { "\(width)x\(height)" }

  func path(_ format: Encoder.Format, _ part: String = "") -> String { output + part + "." + format.suffix }
}
