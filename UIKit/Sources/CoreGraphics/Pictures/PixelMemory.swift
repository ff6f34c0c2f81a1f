import Springform

/// Pixels that an app reads and writes beside the context that draws into them.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let (width, height): (Int, Int)
  private let layout: PixelLayout
  private let isOwned: Bool

  /// - Parameter start: an app's own; `nil` for bytes that live as long as the memory.
  init(_ start: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout) {
    (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
    isOwned = start == nil
    if let start {
      self.start = start
    } else {
      self.start = .allocate(byteCount: max(bytesPerRow * height, 1), alignment: 16)
      self.start.initializeMemory(as: UInt8.self, repeating: 0, count: max(bytesPerRow * height, 1))
    }
  }

  deinit { if isOwned { start.deallocate() } }

  var bitmap: Bitmap? {
    get {
      Bitmap(start, width: width, height: height, bytesPerRow: bytesPerRow, layout)
    }
    set {
      guard let newValue else { return }
      for row in 0..<height {
        for column in 0..<width {
          layout.write(newValue[column, row], to: start + row * bytesPerRow + column * layout.bytesPerPixel)
        }
      }
    }
  }
}

extension Bitmap {
  /// `nil` for a size that no picture has.
  init?(_ bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout) {
    guard width > 0, height > 0, width * height <= Bitmap.maximumArea else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        pixels.append(layout.pixel(at: bytes + row * bytesPerRow + column * layout.bytesPerPixel))
      }
    }
    try? self.init(width: width, height: height, pixels: pixels)
  }
}
