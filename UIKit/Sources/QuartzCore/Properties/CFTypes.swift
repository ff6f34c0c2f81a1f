public import CoreGraphics

// Core Foundation's names for what Foundation's objects are there, too.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFError = NSError

/// What an error says of itself.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.map { $0.localizedDescription as NSString } }

/// Tells which of Core Graphics' types an object is of.
public typealias CFTypeID = UInt

extension CGColor { public static var typeID: CFTypeID { 1 } }
extension CGPath { public static var typeID: CFTypeID { 2 } }
extension CGImage { public static var typeID: CFTypeID { 3 } }
extension CGGradient { public static var typeID: CFTypeID { 4 } }

/// The `typeID` of Core Graphics' types; all others share one.
public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID {
  switch cf {
  case is CGColor: CGColor.typeID
  case is CGPath: CGPath.typeID
  case is CGImage: CGImage.typeID
  case is CGGradient: CGGradient.typeID
  default: 0
  }
}
