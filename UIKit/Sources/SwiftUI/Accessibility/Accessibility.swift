import Springform

// What is said to people who do not see the picture. Labels and identifiers become the names of the layers, by which a scene's
// layers are found; nothing else of it is seen.

/// What kind of thing a view is, for people who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  public init() { bits = 0 }
  private init(bit: UInt64) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(_ new: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    bits &= ~member.bits
    return known.bits == 0 ? nil : known
  }
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(new)
    formUnion(new)
    return known.bits == 0 ? nil : known
  }

  private func with(_ bits: UInt64) -> AccessibilityTraits {
    var copy = self
    copy.bits = bits
    return copy
  }
}

/// What becomes of the views in one that is an element of its own.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What people do to a view whom a screen reader helps.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Gives the layer of a view a name.
struct LayerNameModifier: PrimitiveModifier {
  let name: String

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      SurfaceElement(node, layer: EffectLayer())
    } _: {
      $0.layer.name = name
    }
  }
}

extension View {
  /// The name of the view's layer.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(LayerNameModifier(name: label.runs.map(\.string).joined()))
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// The name of the view's layer.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(LayerNameModifier(name: identifier))
  }

  /// Nothing of it is seen.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Nothing of it is seen.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Nothing of it is seen.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Nothing of it is seen.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Fingers do not bring it about.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Fingers do not bring it about.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
}

// The older names.
extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Nothing of it is seen.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Nothing of it is seen.
  public func accessibility(value: Text) -> some View { self }
  /// Nothing of it is seen.
  public func accessibility(hint: Text) -> some View { self }
  /// Nothing of it is seen.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Nothing of it is seen.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Nothing of it is seen.
  public func accessibility(sortPriority: Double) -> some View { self }
}
