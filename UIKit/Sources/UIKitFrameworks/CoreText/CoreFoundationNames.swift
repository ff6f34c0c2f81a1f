public import UIKitCore

// What Core Text's functions take and give, which are Foundation's objects here.

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
  public init() { self.init(location: 0, length: 0) }

  /// A length of 0 means all up to the end.
  func within(_ count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    return NSRange(location: start, length: length == 0 ? count - start : min(max(length, 0), count - start))
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }

public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as NSString }
public var kCTForegroundColorAttributeName: CFString { NSAttributedString.Key.foregroundColor.rawValue as NSString }
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as NSString }
public var kCTParagraphStyleAttributeName: CFString { NSAttributedString.Key.paragraphStyle.rawValue as NSString }
public var kCTUnderlineStyleAttributeName: CFString { NSAttributedString.Key.underlineStyle.rawValue as NSString }
public var kCTStrokeWidthAttributeName: CFString { NSAttributedString.Key.strokeWidth.rawValue as NSString }
public var kCTStrokeColorAttributeName: CFString { NSAttributedString.Key.strokeColor.rawValue as NSString }

/// A UTF-16 unit.
public typealias UniChar = UInt16
