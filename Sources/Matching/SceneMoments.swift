import SpringformBitmap
import SpringformNumerics
import SpringformPipeline
import SpringformRaster
import SpringformScene

/// How far what a scene shows is from what a recording does, for any values of its parameters.
struct SceneMoments: Sendable {
  let make: SceneMatch.Maker
  let free: [FreeParameter]
  let fixed: [(name: String, text: String)]
  let seed: UInt64
  let recording: RecordedMoments

  /// What differs between scene and recording: for each pixel of a level's pictures red, green and blue, 1 being white.
  /// - Parameter point: a share of its range for each free parameter.
  /// - Returns: `nil` where the scene cannot be played with these values.
  /// - Throws: `CancellationError`.
  func distances(at point: [Double], _ level: RecordedMoments.Level) throws -> [Float]? {
    do {
      let values = zip(free, point).map { (name: $0.name, text: $0.value(at: $1).decimalText) }
      let settings = RenderSettings(rate: recording.rate, scale: level.scale, to: recording.end, seed: seed)
      let lists = try Playback(make(fixed + values), settings: settings).lists(at: level.refreshes)
      let renderer = try Renderer(scale: level.scale)
      var distances: [Float] = []
      distances.reserveCapacity(level.size.area * 3 * lists.count)
      for (list, picture) in zip(lists, level.pictures) {
        let drawn = try renderer.render(list).resized(width: level.size.width, height: level.size.height)
        distances += PictureDistances(drawn, minus: picture).blurred(by: level.blur).numbers
      }
      return distances
    } catch let error as CancellationError {
      throw error
    } catch {
      return nil
    }
  }
}
