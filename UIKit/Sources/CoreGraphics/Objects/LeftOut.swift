/// What a method of a protocol throws that somebody who conforms to it has left out, as Objective-C lets them. The translator writes the
/// methods that throw it, and catches it where they are called.
public struct LeftOut: Error, Hashable {
  public init() {}
}

/// Ends the process: a method that may be left out was asked for as a function, and is not there when that is called.
public func leftOut(_ method: String) -> Never {
  misuse("\(method) is called by a reference, and left out: whoever is asked has to have it here")
}
