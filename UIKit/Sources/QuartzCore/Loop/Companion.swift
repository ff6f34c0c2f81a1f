/// Something that each stage has one of.
package protocol Companion: AnyObject {
  init(_ loop: MainLoop)
}

extension Companion {
  /// The one of a stage, made when it is first asked for.
  package static func of(_ loop: MainLoop) -> Self {
    if let known = loop.companions[ObjectIdentifier(Self.self)] as? Self { return known }
    let new = Self(loop)
    loop.companions[ObjectIdentifier(Self.self)] = new
    return new
  }
}
