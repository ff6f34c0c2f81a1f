import SpringformBitmap
import SpringformRaster
import SpringformScene

/// What a picture is drawn from.
enum RenderJob: Sendable {
  /// A single moment.
  case moment(DisplayList)
  /// A moment, and those while the shutter is open from then on; they are worked out by the task that draws the picture.
  case exposure(DisplayList, during: @Sendable () throws -> [DisplayList])
}

/// Draws pictures, all of them over the same background.
struct JobPainter: Sendable {
  let renderer: Renderer
  /// What lies under everything and never changes, drawn once; `nil` for nothing but each list's own background.
  private let background: Bitmap?

  init(renderer: Renderer, background: DisplayList?) throws {
    self.renderer = renderer
    self.background = try background.map { try renderer.render($0) }
  }

  /// Draws a picture. Moments that look alike are drawn once.
  func paint(_ job: RenderJob) throws -> Bitmap {
    switch job {
    case .moment(let list): return try paint(list)
    case .exposure(let moment, let moments):
      let lists = try moments()
      guard var list = lists.first else { return try paint(moment) }
      var bitmap = try paint(list)
      var average = LinearLightAccumulator(bitmap)
      for next in lists.dropFirst() {
        if next != list { (list, bitmap) = (next, try paint(next)) }
        try average.add(bitmap)
      }
      return average.bitmap
    }
  }

  private func paint(_ list: DisplayList) throws -> Bitmap {
    if let background { try renderer.render(list.commands, over: background) } else { try renderer.render(list) }
  }
}
