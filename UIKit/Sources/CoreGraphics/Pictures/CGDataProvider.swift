// Core Foundation's names for Foundation's objects that hold bytes.
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFIndex = Int
/// Where memory comes from; there is only one such place.
public struct CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

/// - Parameter capacity: 0 for any.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData? { NSMutableData() }
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData? { bytes.map { NSData(bytes: $0, length: max(length, 0)) } }
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.length ?? 0 }
public func CFDataSetLength(_ theData: CFMutableData?, _ length: CFIndex) { theData?.length = max(length, 0) }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}

/// Bytes that pictures are made of.
public final class CGDataProvider {
  private let bytes: NSData

  public init?(data: CFData) { bytes = data }

  /// Takes a copy of the bytes, which are released at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    bytes = NSData(bytes: data, length: max(size, 0))
    releaseData(info, data, size)
  }

  /// A file's; `nil` where there is none.
  public init?(url: NSURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = data as NSData
  }
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  public var data: CFData? { bytes }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
