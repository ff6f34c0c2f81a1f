public import SpringformBitmap
public import SpringformPipeline
public import SpringformVerification

/// What is in a gallery: the content of its `manifest.json`. The next run goes by it to draw only what changed.
public struct PreviewManifest: Codable, Hashable, Sendable {
  /// The format of the file; another is not understood, and everything is drawn again.
  public static let currentFormat = 1
  public var format: Int
  /// The product's version.
  public var springform: String
  /// In the gallery's order.
  public var scenes: [Entry]

  init(scenes: [Entry]) {
    format = Self.currentFormat
    springform = springformVersion
    self.scenes = scenes
  }

  /// A scene.
  public struct Entry: Codable, Hashable, Sendable {
    public var name: String
    /// The scene's name, as on the command line.
    public var scene: String
    public var summary: String
    /// What was set, in order.
    public var set: [ParameterSetting]
    /// All that can be set.
    public var parameters: [Parameter]
    public var look: PreviewScene.Look?
    public var settings: RecordedSettings
    /// Pixels.
    public var width: Int
    public var height: Int
    /// Seconds of one play.
    public var duration: Double
    /// How often it plays, `nil` for ever.
    public var plays: Int?
    /// When each picture appears, and its pixels' digest.
    public var frames: [RecordedFrame]
    public var curves: [Curve]
    public var media: Media
    /// What the GIF had to give up for the budget, in words.
    public var gaveUp: [String]
    public var environment: Environment
    /// The digest of everything that decides how the media look, `nil` when it cannot be told.
    public var key: Digest?
    /// The files that the scene read.
    public var files: [ReadFiles.Entry]
  }

  public struct Parameter: Codable, Hashable, Sendable {
    public var name: String
    public var value: String
    public var isDefault: Bool
    public var help: String
  }

  public struct Curve: Codable, Hashable, Sendable {
    public var name: String
    public var unit: String?
  }

  /// The files of an entry, relative to the gallery; each is named by its content.
  public struct Media: Codable, Hashable, Sendable {
    /// A GIF.
    public var animation: File
    /// A PNG of one frame.
    public var poster: File
    /// A PNG of six to twelve frames beside each other.
    public var strip: File
    /// Every frame without loss, and the curves, for the page.
    public var frames: File

    var all: [File] { [animation, poster, strip, frames] }
  }

  public struct File: Codable, Hashable, Sendable {
    public var path: String
    public var bytes: Int
  }
}
