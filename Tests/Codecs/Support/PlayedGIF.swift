import CGIF

/// A GIF played the way a viewer does it, decoded by giflib and nothing of the encoder's.
struct PlayedGIF {
  struct Shown {
    /// Centiseconds.
    var delay: Int
    /// 0xFFRRGGBB, 0 where nothing is.
    var pixels: [UInt32]
    /// Pixels of the stored rectangle.
    var area: Int
  }

  struct Unreadable: Error {
    var code: Int32
  }

  private(set) var width = 0
  private(set) var height = 0
  /// The number in the loop extension, nil without one.
  private(set) var repetitions: Int?
  private(set) var frames: [Shown] = []

  /// What is on screen at a moment in centiseconds.
  func pixels(at moment: Int) -> [UInt32]? {
    var end = 0
    for frame in frames {
      end += frame.delay
      if moment < end { return frame.pixels }
    }
    return nil
  }

  init(_ bytes: [UInt8]) throws {
    var code: Int32 = 0
    let source = Source(bytes)
    let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), readFrom, &code)
    guard let file else { throw Unreadable(code: code) }
    defer { DGifCloseFile(file, nil) }
    guard withExtendedLifetime(source, { DGifSlurp(file) }) == GIF_OK else {
      throw Unreadable(code: file.pointee.Error)
    }
    width = Int(file.pointee.SWidth)
    height = Int(file.pointee.SHeight)
    var canvas = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      if index == 0 { repetitions = Self.repetitions(before: image) }
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(index), &control)
      draw(image, file.pointee.SColorMap, transparent: Int(control.TransparentColor), on: &canvas)
      let rect = image.ImageDesc
      frames.append(
        Shown(delay: Int(control.DelayTime), pixels: canvas, area: Int(rect.Width) * Int(rect.Height)))
      if control.DisposalMode == DISPOSE_BACKGROUND { clear(image, on: &canvas) }
    }
  }

  private func positions(of image: SavedImage) -> [Int] {
    let rect = image.ImageDesc
    return (0..<Int(rect.Height)).flatMap { row in
      (0..<Int(rect.Width)).map { (Int(rect.Top) + row) * width + Int(rect.Left) + $0 }
    }
  }

  private func draw(
    _ image: SavedImage, _ global: UnsafeMutablePointer<ColorMapObject>?, transparent: Int, on canvas: inout [UInt32]
  ) {
    let map = image.ImageDesc.ColorMap ?? global
    for (offset, position) in positions(of: image).enumerated() {
      let index = Int(image.RasterBits[offset])
      guard index != transparent, let color = map?.pointee.Colors[index] else { continue }
      canvas[position] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
  }

  private func clear(_ image: SavedImage, on canvas: inout [UInt32]) {
    for position in positions(of: image) { canvas[position] = 0 }
  }

  private static func repetitions(before image: SavedImage) -> Int? {
    let blocks = UnsafeBufferPointer(start: image.ExtensionBlocks, count: Int(image.ExtensionBlockCount))
    for (name, value) in zip(blocks, blocks.dropFirst()) where name.Function == APPLICATION_EXT_FUNC_CODE {
      let letters = UnsafeBufferPointer(start: name.Bytes, count: Int(name.ByteCount))
      guard letters.elementsEqual("NETSCAPE2.0".utf8), value.ByteCount == 3 else { continue }
      return Int(value.Bytes[1]) | Int(value.Bytes[2]) << 8
    }
    return nil
  }
}

private final class Source {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Int {
    let available = bytes[position...].prefix(count)
    for (offset, byte) in available.enumerated() { target[offset] = byte }
    position += available.count
    return available.count
  }
}

private func readFrom(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<GifByteType>?, _ count: Int32
) -> Int32 {
  guard let context = file?.pointee.UserData, let target else { return 0 }
  return Int32(Unmanaged<Source>.fromOpaque(context).takeUnretainedValue().read(Int(count), into: target))
}
