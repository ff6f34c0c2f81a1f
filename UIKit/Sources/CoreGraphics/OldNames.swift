// Constants of Core Graphics that C code calls so, and sources from before Swift 3.

/// What Objective-C calls it.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero
public let CGRectNull = CGRect.null

// The limits that C has names for.

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
public let UINT64_MAX = UInt64.max

public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
