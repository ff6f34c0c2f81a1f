/// What a method of a protocol throws that somebody who conforms to it has left out, as Objective-C lets them. The translator writes the
/// methods that throw it, and catches it where they are called.
public struct LeftOut: Error, Hashable {
  public init() {}
}
