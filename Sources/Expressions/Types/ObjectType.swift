/// A type of objects, which are the host's: expressions know only what members they have.
package protocol ObjectType: Sendable, Equatable {
  /// What a sentence calls an object of any type: "a layer".
  var name: String { get }
  /// The same of several: "layers".
  var pluralName: String { get }
  /// What a sentence calls one of this very type: "a shape layer".
  var title: String { get }
  /// The type whose members objects of this one have besides their own.
  var base: (any ObjectType)? { get }

  /// The member of a name, the base's included. An object with a member `position` stands for it where a point is needed.
  func member(_ name: String) -> Member?

  /// What to do about a name that no member has.
  func hint(forUnknownMember name: String) -> String?
}

/// Something that can be read of an object by its name.
package struct Member: Sendable {
  /// The name by which dependencies know it; several spellings may stand for one member.
  package let name: String
  /// What is seen now, with animations under way.
  package let presentation: Getter
  /// What was set last.
  package let model: Getter
  /// Whether those who read it may share one reading until something changes.
  package let isShared: Bool

  /// Whether it never changes.
  let isConstant: Bool

  /// Something that never changes.
  package init(_ name: String, constant: Getter) {
    (self.name, presentation, model, isShared, isConstant) = (name, constant, constant, false, true)
  }

  package init(_ name: String, presentation: Getter, model: Getter, isShared: Bool = true) {
    isConstant = false
    self.name = name
    self.presentation = presentation
    self.model = model
    self.isShared = isShared
  }
}

extension ObjectType {
  func isSame(as other: any ObjectType) -> Bool { other as? Self == self }

  /// Whether its objects are of the other type, too.
  func inherits(_ other: any ObjectType) -> Bool { isSame(as: other) || base?.inherits(other) == true }

  /// The nearest type that both are of.
  func common(with other: any ObjectType) -> (any ObjectType)? {
    other.inherits(self) ? self : base?.common(with: other)
  }
}
