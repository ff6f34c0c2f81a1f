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
  /// The colours a viewer shows for `source`; those of images that are not painted yet are missing.
  private(set) var shown: [UInt32]
  /// The colours that a viewer shows whatever comes of images that are not painted yet, 0 where only the source's can tell.
  private var known: [UInt32]
  private var knowsEverything = true
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
    known = source
  }

  /// Lets images use the global colour table.
  mutating func use(_ palette: GIFGlobalPalette) {
    global = palette
    settings = settings.adapted(to: palette.quantizationError)
  }

  /// The most pixels of a picture that is tried: more would take too much memory.
  private static let largestTrial = 1 << 22

  /// Gives up dithering where it is not worth its bytes in some of the pictures that are looked at beforehand.
  mutating func tryDithering(in pictures: GIFLookAhead) {
    guard settings.dither == .auto, width * height <= Self.largestTrial else { return }
    var trial = GIFDitherTrial()
    pictures.forEachSample { before, after in
      // What turned transparent was disposed of.
      let before = expectsTransparency ? zip(before, after).map { $1 == 0 ? 0 : $0 } : before
      guard let rect = PixelRect.difference(of: before, and: after, width: width) else { return }
      let task = GIFImageTask(
        width: width, rect: rect, before: before, after: after, known: GIFKnownColors(pixels: []), isExact: false,
        settings: settings,
        global: global)
      task.tryDithering(in: &trial)
    }
    if !trial.isWorthwhile { settings.dither = .none }
  }

  /// One image and how it is to be disposed of.
  struct Step: Sendable {
    var image: GIFImage
    var clearsAfterwards: Bool
  }

  /// Whether all images have to be painted before the next task is asked for.
  var waitsForImages: Bool { settings.needsScreen }

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
  /// - Parameter resting: for each pixel 1 where it stays for a while, else 0.
  mutating func task(for picture: GIFPicture, resting: [UInt8]) -> GIFImageTask {
    let isTolerant = settings.temporalTolerance > 0
    let colors = ColorTable(
      changedFrom: source, to: picture.pixels,
      stoppingAfter: isTolerant ? GIFTemporalTolerance.maximumColors : settings.maximumColors)
    let isFlat = colors.colors.count <= settings.maximumColors
    let after =
      isEmpty
      ? picture.pixels
      : GIFTemporalTolerance.replenished(
        picture.pixels, before: source, shown: base, resting: resting,
        tolerance: isFlat ? settings.exactTemporalTolerance : settings.temporalTolerance, colors: colors.colors.count)
    if waitsForImages { known = shown }
    let rect = isEmpty ? whole : PixelRect.difference(of: base, and: after, width: width) ?? .corner
    var task = GIFImageTask(
      width: width, rect: rect, before: base, after: after,
      known: GIFKnownColors(pixels: known, source: base, global: global), isExact: false, settings: settings,
      global: global)
    task.isExact = isFlat && fits(colors, in: task)
    task.resting = resting
    if !waitsForImages { know(after, isExact: task.isExact) }
    source = picture.pixels
    let isShownAsAsked = task.isExact && settings.exactTolerance == 0
    base = isShownAsAsked ? after : loosened(after, resting)
    isEmpty = false
    return task
  }

  /// What is drawn upon next: pixels that are drawn now and do not stay may be far off, so that their colour has to be drawn again
  /// should it come back to stay. No pixel of a picture equals one that is marked.
  private func loosened(_ after: [UInt32], _ resting: [UInt8]) -> [UInt32] {
    var result = after
    result.withUnsafeMutableBufferPointer { result in
      base.withUnsafeBufferPointer { base in
        resting.withUnsafeBufferPointer { resting in
          // The most frequent colours are exact in every image, unless also those may be off that a table holds.
          let exact = settings.exactTolerance > 0 ? nil : global
          var last: UInt32 = 0
          var mask = UInt32.max
          for pixel in result.indices where base[pixel] != result[pixel] && resting[pixel] == 0 {
            if result[pixel] != last {
              last = result[pixel]
              mask = exact?.isExact(last) ?? false ? .max : Self.loose
            }
            result[pixel] &= mask
          }
        }
      }
    }
    return result
  }

  /// An alpha that no opaque pixel has.
  private static let loose: UInt32 = 0xFEFF_FFFF

  /// Whether so many colours fit into a table beside an entry for what stays, or what stays can be drawn again in them.
  private func fits(_ colors: ColorTable, in task: GIFImageTask) -> Bool {
    if colors.colors.count < settings.maximumColors { return true }
    let rect = task.rect
    return (rect.y..<rect.y + rect.height).allSatisfy { y in
      (y * width + rect.x..<y * width + rect.x + rect.width).allSatisfy { pixel in
        task.before[pixel] != task.after[pixel] || colors.contains(task.known[pixel])
      }
    }
  }

  /// After a picture that is drawn upon `base`.
  private mutating func know(_ after: [UInt32], isExact: Bool) {
    if isExact, knowsEverything {
      known = after
      return
    }
    knowsEverything = false
    let kept: UInt32 = isExact ? .max : 0
    known.withUnsafeMutableBufferPointer { buffer in
      let known = buffer
      after.withUnsafeBufferPointer { after in
        base.withUnsafeBufferPointer { base in
          var start = after.firstDifference(from: base, from: 0, before: after.count)
          while start < after.count {
            let end = min(start &+ Self.block, after.count)
            // Simple enough to be done for many pixels at a time.
            for pixel in start..<end { known[pixel] = base[pixel] == after[pixel] ? known[pixel] : after[pixel] & kept }
            start = after.firstDifference(from: base, from: end, before: after.count)
          }
        }
      }
    }
  }

  /// Pixels that are looked at together, whether all of them change or not.
  private static let block = 64

  /// Some viewers take the first image's size for the animation's.
  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  private mutating func task(for picture: GIFPicture, covering cleared: PixelRect?) -> GIFImageTask {
    let changed = isEmpty ? whole : PixelRect.difference(of: base, and: picture.pixels, width: width)
    let rect = [changed, cleared].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 } ?? .corner
    var task = GIFImageTask(
      width: width, rect: rect, before: base, after: picture.pixels,
      known: GIFKnownColors(pixels: zip(base, shown).map { $0 == 0 ? 0 : $1 }),
      isExact: true, needsTransparentEntry: true, settings: settings)
    let (kept, redrawn) = redraw(&task)
    let room = max(settings.maximumColors - 1 - kept.count, 0)
    if newColors(in: task, beside: Set(kept)) <= room {
      task.global = global
      task.fixedColors = redrawn
    } else {
      task.isExact = false
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
    let transparent = image.table.transparentIndex
    shown.withUnsafeMutableBufferPointer { shown in
      image.indices.withUnsafeBufferPointer { indices in
        image.table.colors.withUnsafeBufferPointer { palette in
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

extension PixelRect {
  /// For images that change nothing.
  static let corner = Self(x: 0, y: 0, width: 1, height: 1)
}

extension ColorTable {
  /// The colours of the pixels that change. Once there are more than a number no more are looked for.
  init(changedFrom before: [UInt32], to picture: [UInt32], stoppingAfter most: Int) {
    self.init()
    picture.withUnsafeBufferPointer { picture in
      before.withUnsafeBufferPointer { before in
        var last: UInt32 = 0
        var pixel = picture.firstDifference(from: before, from: 0, before: picture.count)
        while pixel < picture.count {
          let color = picture[pixel]
          if color != last, insert(color).position >= most { return }
          last = color
          // What else of the run changes or not, its colour is known.
          let end = picture.end(ofRun: color, from: pixel &+ 1, before: picture.count)
          pixel = picture.firstDifference(from: before, from: end, before: picture.count)
        }
      }
    }
  }
}
