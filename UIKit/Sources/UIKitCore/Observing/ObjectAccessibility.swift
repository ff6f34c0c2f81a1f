import QuartzCore

// What any object says of itself to those who do not see it; responders have properties of their own for it.

private final class Spoken: Companion {
  struct Values {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
  }
  /// By their addresses, where they are kept.
  let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  init(_ loop: MainLoop) {}
  deinit { key.deallocate() }
}

extension NSObjectProtocol {
  private var spoken: Spoken.Values {
    get {
      MainLoop.current.flatMap { Associations.of(self, making: false)?[Spoken.of($0).key] as? Spoken.Values } ?? .init()
    }
    set {
      guard let loop = MainLoop.current else { return }
      Associations.of(self, making: true)?[Spoken.of(loop).key] = newValue
    }
  }

  public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? spoken.isElement }
    set {
      if let responder = self as? UIResponder {
        responder.isAccessibilityElement = newValue
      } else {
        spoken.isElement = newValue
      }
    }
  }
  public var accessibilityLabel: String? {
    get { (self as? UIResponder).map(\.accessibilityLabel) ?? spoken.label }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityLabel = newValue
      } else {
        spoken.label = newValue
      }
    }
  }
  public var accessibilityValue: String? {
    get { (self as? UIResponder).map(\.accessibilityValue) ?? spoken.value }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityValue = newValue
      } else {
        spoken.value = newValue
      }
    }
  }
  public var accessibilityHint: String? {
    get { (self as? UIResponder).map(\.accessibilityHint) ?? spoken.hint }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityHint = newValue
      } else {
        spoken.hint = newValue
      }
    }
  }
  public var accessibilityIdentifier: String? {
    get { (self as? UIResponder).map(\.accessibilityIdentifier) ?? spoken.identifier }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityIdentifier = newValue
      } else {
        spoken.identifier = newValue
      }
    }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIResponder).map(\.accessibilityTraits) ?? spoken.traits }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityTraits = newValue
      } else {
        spoken.traits = newValue
      }
    }
  }
}
