import Foundation

/// Which colours numbers stand for.
public final class CGColorSpace: Hashable, Sendable {
  /// Of a colour, without its alpha.
  public let numberOfComponents: Int
  private let ownName: String?

  init(numberOfComponents: Int, name: String? = nil) { (self.numberOfComponents, ownName) = (numberOfComponents, name) }

  /// A space by its name; `nil` for one that is not known here. Numbers of other spaces than sRGB are taken for sRGB's, of which a note
  /// tells.
  public convenience init?(name: NSString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(numberOfComponents: 3, name: name as String)
    case Self.genericGrayGamma2_2: self.init(numberOfComponents: 1, name: name as String)
    case Self.linearSRGB, Self.displayP3, Self.adobeRGB1998:
      noteMissing("colours in \(name)")
      self.init(numberOfComponents: 3, name: name as String)
    default: return nil
    }
  }

  public var name: NSString? { ownName.map { $0 as NSString } }

  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  public static var adobeRGB1998: NSString { "kCGColorSpaceAdobeRGB1998" }
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.numberOfComponents == b.numberOfComponents && a.ownName == b.ownName
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numberOfComponents)
    hasher.combine(ownName)
  }
}

public enum CGColorSpaceModel: Int32, Sendable { case unknown = -1, monochrome, rgb }

/// Red, green and blue, as everywhere here in sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
