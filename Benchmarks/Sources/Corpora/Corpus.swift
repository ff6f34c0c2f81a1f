import CairoDrawings
public import Springform
import SpringformGallery

/// Frames that encoders are measured on: a scene at a rate and a size.
public struct Corpus: Sendable {
  public let name: String
  public let scene: any Scene
  /// Pictures per second.
  public let rate: Double
  /// Pixels per point.
  public let scale: Double
  /// The same drawing in C, `nil` where there is none.
  public let drawingInC: (@Sendable (OpaquePointer, _ time: Double) -> Void)?
  /// Whether pictures are not as they were drawn but as a video shows them.
  public let isRecorded: Bool
  /// The most colours of a palette, `nil` for as many as the format has.
  public let colors: Int?

  init(
    _ name: String, _ scene: any Scene, rate: Double = 50, scale: Double = 1, isRecorded: Bool = false,
    colors: Int? = nil, drawingInC: (@Sendable (OpaquePointer, _ time: Double) -> Void)? = nil
  ) {
    self.name = name
    self.scene = scene
    self.rate = rate
    self.scale = scale
    self.drawingInC = drawingInC
    self.isRecorded = isRecorded
    self.colors = colors
  }

  /// Flat shapes, translucent ones at two pixels a point, and gradients.
  public static let own = [
    Corpus("flat", FlatScene(), drawingInC: { draw_flat($0, $1) }),
    Corpus("gooey", GooeyScene(), scale: 2, drawingInC: { draw_gooey($0, $1) }),
    Corpus("gradient", GradientScene(), rate: 30, drawingInC: { draw_gradient($0, $1) }),
  ]

  /// Every scene of the gallery as its demo shows it.
  public static let gallery = Gallery.scenes.map { Corpus($0.name, $0.init()) }

  /// A recording of a screen, with as many colours as a palette has and with few.
  public static let recordings = Gallery.scenes.filter { $0.name == "guillotine-menu" }.flatMap { scene in
    [("recording", nil), ("recording-32", 32), ("recording-8", 8)].map { name, colors in
      Corpus(name, scene.init(), rate: 25, isRecorded: true, colors: colors)
    }
  }

  public static let all = own + gallery + recordings

  /// The same at another size.
  public func scaled(by factor: Double) -> Corpus {
    Corpus(
      name, scene, rate: rate, scale: scale * factor, isRecorded: isRecorded, colors: colors, drawingInC: drawingInC)
  }

  public func playback(jobs: Int = 1) throws -> Playback {
    var settings = RenderSettings()
    settings.rate = rate
    settings.scale = scale
    settings.jobs = jobs
    return try Playback(scene, settings: settings)
  }

  /// Draws its pictures into a sink, which is finished.
  public func render(into sink: any FrameSink, jobs: Int = 1) async throws {
    try await playback(jobs: jobs).render(into: isRecorded ? RecordingSink(sink) : sink)
  }

  /// The size of its pictures in pixels.
  public func pixelSize() throws -> (width: Int, height: Int) {
    try Renderer(scale: scale).pixelSize(of: scene.size)
  }
}
