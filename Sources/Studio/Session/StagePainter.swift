import SpringformBitmap
import SpringformGeometry
import SpringformPipeline
import SpringformRaster
import SpringformScene

/// Draws what stands on the stage, with what stands around it.
struct StagePainter {
  /// Everything that decides what a picture looks like.
  struct Look: Hashable {
    let list: DisplayList
    let framing: Framing
    let scale: Double
  }

  /// What stands around a scene, drawn once for all its pictures.
  struct Surroundings {
    fileprivate let size: Size
    fileprivate let background: Color
    fileprivate let framing: Framing
    fileprivate let scale: Double
    let frame: SceneFrame
    fileprivate let picture: Bitmap
  }

  private var last: Surroundings?

  /// What stands around a scene; `nil` for nothing.
  /// - Parameters:
  ///   - size: the scene's, in points.
  ///   - background: the scene's.
  mutating func surroundings(of size: Size, background: Color, _ framing: Framing, scale: Double) throws
    -> Surroundings?
  {
    guard framing != Framing() else { return nil }
    if let last, last.size == size, last.background == background, last.framing == framing, last.scale == scale {
      return last
    }
    let frame = try SceneFrame(around: size, background: background, framing, scale: scale)
    let picture = try Renderer(scale: scale).render(frame.background)
    last = Surroundings(
      size: size, background: background, framing: framing, scale: scale, frame: frame, picture: picture)
    return last
  }

  mutating func surroundings(of look: Look) throws -> Surroundings? {
    try surroundings(of: look.list.size, background: look.list.background, look.framing, scale: look.scale)
  }

  /// The picture of a look.
  /// - Parameter surroundings: those of the look.
  @concurrent static func draw(_ look: Look, in surroundings: Surroundings?) async throws -> Bitmap {
    let renderer = try Renderer(scale: look.scale)
    guard let surroundings else { return try renderer.render(look.list) }
    return try renderer.render(surroundings.frame.commands(for: look.list), over: surroundings.picture)
  }
}
