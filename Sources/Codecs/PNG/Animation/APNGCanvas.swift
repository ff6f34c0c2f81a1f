import SpringformBitmap

/// What a viewer has on screen, and the smallest image that turns it into the next picture.
struct APNGCanvas {
  /// A rectangle to store and what to do before it is drawn.
  struct Step: Sendable {
    var rect: PixelRect
    /// How the picture before has to be disposed of.
    var disposal: FrameDisposal
    /// The rectangle's premultiplied pixels; some are 0, left out, if the image is to be drawn over what is there.
    var pixels: [UInt32]
    var blends: Bool
    /// Whether the whole picture is opaque.
    var isOpaque: Bool
  }

  private let width: Int
  private let height: Int
  /// Premultiplied pixels on screen.
  private(set) var shown: [UInt32]
  /// The same before the last picture was drawn, nil if that was the first: there was nothing to go back to.
  private var before: [UInt32]?
  private var lastRect: PixelRect?
  private var isOpaque = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shown = Array(repeating: 0, count: width * height)
  }

  /// Puts a picture on screen.
  mutating func draw(_ picture: [UInt32]) -> Step {
    let (base, disposal, rect) = cheapestBase(for: picture)
    let whole = Self.cut(rect, from: picture, width: width)
    let changes = lastRect == nil ? nil : self.changes(from: base, to: whole, in: rect)
    // What was opaque before this rectangle was drawn still is outside of it.
    isOpaque = (lastRect == nil || isOpaque) && whole.areOpaque
    before = lastRect == nil ? nil : base
    shown = picture
    lastRect = rect
    return Step(
      rect: rect, disposal: disposal, pixels: changes ?? whole, blends: changes != nil, isOpaque: isOpaque)
  }

  /// Tries what each disposal of the last picture leaves to be drawn. The first picture has to be the whole one.
  private func cheapestBase(for picture: [UInt32]) -> (base: [UInt32], FrameDisposal, PixelRect) {
    guard let lastRect else { return (shown, .keep, PixelRect(x: 0, y: 0, width: width, height: height)) }
    let changed = difference(from: shown, to: picture)
    if let before {
      let restored = difference(from: before, to: picture)
      // Things that move smoothly are best drawn upon their last place; going back has to save a lot.
      if restored.area * 2 <= changed.area { return (before, .restore, restored) }
    }
    if picture.has(0), uncovers(lastRect, in: picture) {
      let cleared = self.cleared(lastRect)
      let redrawn = difference(from: cleared, to: picture)
      if redrawn.area < changed.area { return (cleared, .clear, redrawn) }
    }
    return (shown, .keep, changed)
  }

  private func difference(from old: [UInt32], to new: [UInt32]) -> PixelRect {
    PixelRect.difference(of: old, and: new, width: width) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Whether anything in a rectangle becomes transparent.
  private func uncovers(_ rect: PixelRect, in picture: [UInt32]) -> Bool {
    (rect.y..<rect.y + rect.height).contains { y in
      (y * width + rect.x..<y * width + rect.x + rect.width).contains { picture[$0] == 0 && shown[$0] != 0 }
    }
  }

  private func cleared(_ rect: PixelRect) -> [UInt32] {
    var output = shown
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { output[y * width + x] = 0 }
    }
    return output
  }

  /// What has to be drawn over the old picture to get a rectangle's new pixels, nil where translucency forbids it or the
  /// new pixels themselves compress better.
  ///
  /// Unchanged pixels are left out, except where they merely continue a neighbour's colour: that compresses better.
  private func changes(from old: [UInt32], to new: [UInt32], in rect: PixelRect) -> [UInt32]? {
    var output = new
    let isPossible = output.withUnsafeMutableBufferPointer { output in
      old.withUnsafeBufferPointer { old in
        (0..<rect.height).allSatisfy { row in
          let start = (rect.y &+ row) &* width &+ rect.x
          return Self.leaveOut(
            UnsafeBufferPointer(rebasing: old[start..<start &+ rect.width]),
            from: UnsafeMutableBufferPointer(rebasing: output[row &* rect.width..<(row &+ 1) &* rect.width]))
        }
      }
    }
    // Rows of smooth pictures are filtered, and pixels left out make filters predict badly: they have to save a lot.
    let pays = isPossible && (new.isFlat || output.count(where: { $0 == 0 }) * 2 > output.count)
    return pays ? output : nil
  }

  private static func leaveOut(_ old: UnsafeBufferPointer<UInt32>, from row: UnsafeMutableBufferPointer<UInt32>) -> Bool
  {
    var x = 0
    while x < row.count {
      let pixel = row[x]
      if pixel != old[x] {
        // Only opaque pixels replace what they are drawn over.
        guard pixel >= 0xFF00_0000 else { return false }
        x &+= 1
        continue
      }
      let start = x
      var isFlat = pixel >= 0xFF00_0000
      while x < row.count, row[x] == old[x] {
        if row[x] != pixel { isFlat = false }
        x &+= 1
      }
      let continues = start > 0 && row[start &- 1] == pixel || x < row.count && row[x] == pixel
      if !(isFlat && continues) { row[start..<x].update(repeating: 0) }
    }
    return true
  }

  private static func cut(_ rect: PixelRect, from picture: [UInt32], width: Int) -> [UInt32] {
    guard rect.area < picture.count else { return picture }
    var output: [UInt32] = []
    output.reserveCapacity(rect.area)
    for y in rect.y..<rect.y + rect.height {
      output += picture[y * width + rect.x..<y * width + rect.x + rect.width]
    }
    return output
  }
}
