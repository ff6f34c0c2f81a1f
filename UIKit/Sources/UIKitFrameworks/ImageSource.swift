import Springform
public import UIKitCore

/// A file's pictures: those of an animation one by one.
public final class CGImageSource {
  fileprivate let frames: [Frame]

  fileprivate init?(_ data: Data) {
    if let photo = PhotoPicture.bitmap(data) {
      frames = [Frame(bitmap: photo, start: 0, end: 0)]
      return
    }
    guard var decoder = try? AnimationDecoder(bytes: Array(data)) else { return nil }
    var frames: [Frame] = []
    while let frame = try? decoder.nextFrame() { frames.append(frame) }
    guard !frames.isEmpty else { return nil }
    self.frames = frames
  }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  url.path.flatMap { FileManager.default.contents(atPath: $0) }.flatMap { CGImageSource($0) }
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.frames.indices.contains(index) ? CGImage(isrc.frames[index].bitmap) : nil }

/// Sizes in pixels, and of animations how long a picture shows, in seconds.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.frames.indices.contains(index) else { return nil }
  let frame = isrc.frames[index]
  let delay: NSDictionary = [
    kCGImagePropertyGIFDelayTime: NSNumber(value: frame.end - frame.start),
    kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.end - frame.start),
  ]
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: frame.bitmap.width),
    kCGImagePropertyPixelHeight: NSNumber(value: frame.bitmap.height), kCGImagePropertyGIFDictionary: delay,
  ]
}

public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
