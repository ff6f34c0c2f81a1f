import SpringformBitmap

import CGIF

/// A GIF file being written through giflib into a ``ByteSink``.
final class GIFStream {
  private let width: Int
  private let height: Int
  private let repetitions: UInt16?
  private let output: Output
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Writes nothing yet. Without repetitions the animation plays once.
  init(width: Int, height: Int, repetitions: UInt16?, to sink: any ByteSink) throws {
    self.width = width
    self.height = height
    self.repetitions = repetitions
    output = Output(sink)
    var code: Int32 = 0
    file = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), writeThrough, &code)
    guard file != nil else { throw EncoderError.library("giflib", code: Int(code)) }
    // Extensions make it a GIF89a; giflib cannot know that in time by itself.
    EGifSetGifVersion(file, true)
  }

  /// Writes the header, with at most 256 colours that images may use without storing them, and the loop extension.
  func begin(palette: [UInt32]?) throws {
    let map = try palette.map { try colorMap($0, bitDepth: GIFTable.globalBitDepth(colors: $0.count)) }
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    if let repetitions { try putLoop(repetitions) }
  }

  deinit { close(discarding: true) }

  /// Writes an image that stays for `delay` centiseconds, 0...65535.
  func write(_ image: GIFImage, delay: Int, clearsAfterwards: Bool) throws {
    try putControl(
      delay: delay, disposal: clearsAfterwards ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT,
      transparentIndex: image.table.transparentIndex)
    try putDescription(of: image)
    try putData(of: image)
  }

  /// Writes the trailer and everything still held back.
  func finish() throws {
    let code = close(discarding: false)
    try output.flush()
    if let code { throw EncoderError.library("giflib", code: code) }
  }

  private func putLoop(_ repetitions: UInt16) throws {
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, UInt8(repetitions & 0xFF), UInt8(repetitions >> 8)]))
    try check(EGifPutExtensionTrailer(file))
  }

  private func putControl(delay: Int, disposal: Int32, transparentIndex: UInt8?) throws {
    var control = GraphicsControlBlock(
      DisposalMode: disposal, UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: transparentIndex.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var bytes: [UInt8] = [0, 0, 0, 0]
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
  }

  /// The caller frees it.
  private func colorMap(_ palette: [UInt32], bitDepth: Int) throws -> UnsafeMutablePointer<ColorMapObject> {
    var colors = palette.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    colors += Array(repeating: GifColorType(), count: (1 << bitDepth) - colors.count)
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else {
      throw EncoderError.library("giflib", code: Int(E_GIF_ERR_NOT_ENOUGH_MEM))
    }
    return map
  }

  private func putDescription(of image: GIFImage) throws {
    let table = image.table
    let map = table.isGlobal ? nil : try colorMap(table.colors, bitDepth: table.bitDepth)
    defer { GifFreeMapObject(map) }
    let rect = image.rect
    // giflib takes the code size from the table that an image uses; the global one is stored already.
    if table.isGlobal { file?.pointee.SColorMap?.pointee.BitsPerPixel = Int32(table.codeSize) }
    // giflib forgets its copy of the last image's map, without freeing it, when the next image has none.
    if map == nil, let file {
      GifFreeMapObject(file.pointee.Image.ColorMap)
      file.pointee.Image.ColorMap = nil
    }
    try check(EGifPutImageDesc(file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map))
  }

  private func putData(of image: GIFImage) throws {
    try image.data.withUnsafeBufferPointer { data in
      guard var block = data.baseAddress else { return }
      var rest = data.count
      while rest > 0 {
        try check(EGifPutCodeNext(file, block))
        let length = Int(block.pointee) + 1
        block += length
        rest -= length
      }
    }
    try check(EGifPutCodeNext(file, nil))
  }

  /// giflib only knows that writing failed; the sink's own error says why and goes first.
  private func check(_ result: Int32) throws {
    if let failure = output.failure { throw failure }
    guard result == GIF_OK else { throw EncoderError.library("giflib", code: Int(file?.pointee.Error ?? 0)) }
  }

  /// Returns giflib's complaint. Closing twice does nothing.
  @discardableResult
  private func close(discarding: Bool) -> Int? {
    guard let file else { return nil }
    self.file = nil
    output.isDiscarding = discarding
    var code: Int32 = 0
    return EGifCloseFile(file, &code) == GIF_OK ? nil : Int(code)
  }
}

/// Gathers giflib's small writes and keeps the sink's first error, since C cannot carry it.
private final class Output {
  private static let capacity = 1 << 16
  private let sink: any ByteSink
  private var buffer: [UInt8] = []
  private(set) var failure: (any Error)?
  /// An abandoned file gets no trailer that would make it look complete.
  var isDiscarding = false

  init(_ sink: any ByteSink) { self.sink = sink }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isDiscarding { return true }
    guard failure == nil else { return false }
    buffer.append(contentsOf: bytes)
    return buffer.count < Self.capacity || drain()
  }

  func flush() throws {
    _ = drain()
    if let failure { throw failure }
  }

  private func drain() -> Bool {
    guard failure == nil, !buffer.isEmpty else { return failure == nil }
    do {
      try buffer.withUnsafeBytes { try sink.write($0) }
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
    return failure == nil
  }
}

private func writeThrough(
  _ file: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<GifByteType>?, _ count: Int32
) -> Int32 {
  guard let context = file?.pointee.UserData else { return 0 }
  let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
  return output.append(UnsafeBufferPointer(start: bytes, count: Int(count))) ? count : 0
}
