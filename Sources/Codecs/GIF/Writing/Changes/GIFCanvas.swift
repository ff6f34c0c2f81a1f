import SpringformBitmap

/// What a viewer has on screen while it plays the file: for each pixel the source's colour, and the colour that is shown
/// for it.
///
/// A GIF makes pixels transparent again only by disposing of an image's whole rectangle. Everything else that lay in it is
/// drawn again with the next image, in exactly the colours that it had, or still things would flicker. That takes palette
/// entries. So while pixels may become transparent, all that is on screen together has no more colours than one palette,
/// and a new picture uses at most three quarters of those that are left.
struct GIFCanvas {
  let width: Int
  let height: Int
  /// The source's colours of the picture on screen.
  private var source: [UInt32]
  /// The same after the picture has been disposed of: what the next one is drawn upon.
  private var base: [UInt32]
  /// The colours a viewer shows for `source`.
  private(set) var shown: [UInt32]
  private var isEmpty = true
  /// Whether pixels may become transparent, so that others have to be drawn again. Once some did, others may follow.
  private(set) var expectsTransparency: Bool
  /// So many pictures had colours for which those on screen left little room.
  private(set) var crowdedPictures = 0
  private var settings: GIFSettings
  private var global: GIFGlobalPalette?

  init(width: Int, height: Int, settings: GIFSettings) {
    self.width = width
    self.height = height
    self.settings = settings
    expectsTransparency = settings.expectsTransparency
    source = Array(repeating: 0, count: width * height)
    base = source
    shown = source
  }

  /// Lets images use the global colour table.
  mutating func use(_ palette: GIFGlobalPalette) {
    global = palette
    settings = settings.adapted(to: palette.quantizationError)
  }

  /// One image and how it is to be disposed of.
  struct Step: Sendable {
    var image: GIFImage
    var clearsAfterwards: Bool
  }

  /// From the next picture on, pixels may become transparent.
  mutating func expectTransparency() {
    guard !expectsTransparency else { return }
    expectsTransparency = true
    // A pixel that temporal tolerance left in a similar colour must not be drawn again for that.
    base = source
  }

  /// Draws a picture, knowing the one that follows, where pixels may become transparent.
  mutating func draw(_ picture: GIFPicture, before next: GIFPicture?) -> Step {
    expectTransparency()
    let cleared = next.flatMap { PixelRect.cleared(from: picture.pixels, to: $0.pixels, width: width) }
    let task = self.task(for: picture, covering: cleared)
    let image = task.run()
    paint(image)
    source = picture.pixels
    base = picture.pixels
    isEmpty = false
    if cleared != nil { clear(image.rect) }
    return Step(image: image, clearsAfterwards: cleared != nil)
  }

  /// The task that draws a picture while no pixel that is shown ever becomes transparent. The images have to be painted in order.
  mutating func task(for picture: GIFPicture) -> GIFImageTask {
    let (after, exceedsPalette) =
      isEmpty
      ? (picture.pixels, false)
      : GIFTemporalTolerance.replenished(
        picture.pixels, before: source, shown: base, tolerance: settings.temporalTolerance)
    let task = GIFImageTask(
      width: width, rect: isEmpty ? whole : nil, before: base, after: after, exceedsPalette: exceedsPalette,
      settings: settings,
      global: global)
    source = picture.pixels
    base = after
    isEmpty = false
    return task
  }

  /// Some viewers take the first image's size for the animation's.
  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  private mutating func task(for picture: GIFPicture, covering cleared: PixelRect?) -> GIFImageTask {
    let changed = isEmpty ? whole : PixelRect.difference(of: base, and: picture.pixels, width: width)
    let rect = [changed, cleared].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
    var task = GIFImageTask(
      width: width, rect: rect ?? PixelRect(x: 0, y: 0, width: 1, height: 1), before: base, after: picture.pixels,
      needsTransparentEntry: true, settings: settings)
    let (kept, redrawn) = redraw(&task)
    let room = max(settings.maximumColors - 1 - kept.count, 0)
    if newColors(in: task, beside: Set(kept)) <= room {
      task.fixedColors = redrawn
    } else {
      // What is on screen anyway may stand in for new colours without taking room.
      let others = Set(redrawn)
      task.fixedColors = redrawn + kept.filter { !others.contains($0) }
      task.additionalColors = room * 3 / 4
      if task.additionalColors < settings.maximumColors / 4 { crowdedPictures += 1 }
    }
    return task
  }

  /// Asks for the colours on screen wherever an unchanged pixel has to be drawn again. Returns all colours that stay and
  /// those drawn again, most frequent first.
  private func redraw(_ task: inout GIFImageTask) -> (kept: [UInt32], redrawn: [UInt32]) {
    var kept = ColorHistogram()
    var redrawn = ColorHistogram()
    for pixel in task.after.indices where source[pixel] != 0 && task.after[pixel] == source[pixel] {
      _ = kept.add(shown[pixel])
      if base[pixel] == 0 {
        _ = redrawn.add(shown[pixel])
        task.after[pixel] = shown[pixel]
      }
    }
    return (kept.byFrequency, redrawn.byFrequency)
  }

  private func newColors(in task: GIFImageTask, beside kept: Set<UInt32>) -> Int {
    var new = ColorHistogram()
    for pixel in task.after.indices where task.after[pixel] != task.before[pixel] { _ = new.add(task.after[pixel]) }
    return new.colors.count { !kept.contains($0) }
  }

  /// Takes over what an image shows.
  mutating func paint(_ image: GIFImage) {
    let rect = image.rect
    let width = width
    let transparent = image.transparentIndex.map { UInt8(truncatingIfNeeded: $0) }
    shown.withUnsafeMutableBufferPointer { shown in
      image.indices.withUnsafeBufferPointer { indices in
        image.palette.withUnsafeBufferPointer { palette in
          for row in 0..<rect.height {
            let target = (rect.y &+ row) &* width &+ rect.x
            let start = row &* rect.width
            let end = start &+ rect.width
            var pixel = start
            while pixel < end {
              let index = indices[pixel]
              let runEnd = indices.end(ofRun: index, from: pixel &+ 1, before: end)
              if index != transparent {
                let run = target &+ pixel &- start..<target &+ runEnd &- start
                shown[run].update(repeating: palette[Int(index)])
              }
              pixel = runEnd
            }
          }
        }
      }
    }
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.y + rect.height {
      for pixel in y * width + rect.x..<y * width + rect.x + rect.width { base[pixel] = 0 }
    }
  }
}
