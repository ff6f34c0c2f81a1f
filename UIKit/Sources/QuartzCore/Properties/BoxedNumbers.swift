// Arrays of numbers as arrays of objects. With Objective-C Swift's `as` does it; here the translator has these do it.

public func boxedNumbers(_ numbers: [some BinaryFloatingPoint]) -> [NSNumber] {
  numbers.map { NSNumber(value: Double($0)) }
}
public func boxedNumbers(_ numbers: [some BinaryInteger]) -> [NSNumber] { numbers.map { NSNumber(value: Int($0)) } }
public func boxedNumbers(_ numbers: [Bool]) -> [NSNumber] { numbers.map { NSNumber(value: $0) } }
public func boxedNumbers(_ numbers: [NSNumber]) -> [NSNumber] { numbers }
@_disfavoredOverload public func boxedNumbers(_ numbers: [some BinaryFloatingPoint]?) -> [NSNumber]? {
  numbers.map { boxedNumbers($0) }
}
@_disfavoredOverload public func boxedNumbers(_ numbers: [some BinaryInteger]?) -> [NSNumber]? {
  numbers.map { boxedNumbers($0) }
}
@_disfavoredOverload public func boxedNumbers(_ numbers: [NSNumber]?) -> [NSNumber]? { numbers }
