public import QuartzCore

/// One of the things that surroundings are made of.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { 0 } }
public enum UITraitDisplayGamut: UITraitDefinition { public static var defaultValue: UIDisplayGamut { .unspecified } }
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
public enum UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// By which who waits for changes can stop.
public protocol UITraitChangeRegistration: AnyObject {}

/// Who waits for changes of an object's surroundings.
final class TraitWatcher: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (_ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) { (self.traits, self.tell) = (traits, tell) }

  /// Of all that a phone's surroundings are made of, only whether they are light or dark ever changes.
  var waitsForStyle: Bool { traits.contains { $0 == UITraitUserInterfaceStyle.self } }
}

/// Something whose surroundings can be watched: views and controllers.
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Overrides some of the surroundings of the object and of all in it.
  var traitOverrides: UITraitOverrides { get set }
}

extension UITraitChangeObservable {
  /// Calls the handler after a change of one of the traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { [weak self] previous in if let self { handler(self, previous) } }
  }

  /// The same, with a closure that says itself what the object is, as `Self` within its class.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Object: AnyObject>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { [weak self] previous in if let object = self as? Object { handler(object, previous) } }
  }

  /// Calls a method of the target after a change: of none, one (the object) or two (and its surroundings before) arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakTarget(target as AnyObject)
    return watch(traits) { [weak self] previous in
      guard let self, let object = target.object else { return }
      if !action.perform(on: object, with: [self, previous]) {
        MainLoop.current?.fail("the target \(type(of: object)) has no method \(action)")
      }
    }
  }

  /// Calls a method of the object itself.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func watch(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) -> TraitWatcher {
    let watcher = TraitWatcher(traits, tell)
    if let view = self as? UIView { view.traitWatchers.append(watcher) }
    if let controller = self as? UIViewController { controller.traitWatchers.append(watcher) }
    return watcher
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitWatchers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitWatchers.removeAll { $0 === registration }
  }

  /// Surroundings are up to date whenever they are asked for.
  public func updateTraitsIfNeeded() {}

  public var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides(
        userInterfaceStyle: (self as? UIView)?.overrideUserInterfaceStyle
          ?? (self as? UIViewController)?.overrideUserInterfaceStyle ?? .unspecified)
    }
    set {
      (self as? UIView)?.overrideUserInterfaceStyle = newValue.userInterfaceStyle
      (self as? UIViewController)?.overrideUserInterfaceStyle = newValue.userInterfaceStyle
    }
  }
}

/// What an object's surroundings are, whatever it lies in. Of a phone's, whether they are light or dark can be overridden; of what else is
/// set a note tells that it changes nothing.
public struct UITraitOverrides {
  public var userInterfaceStyle: UIUserInterfaceStyle

  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified { didSet { note() } }
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified { didSet { note() } }
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified { didSet { note() } }
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified { didSet { note() } }
  public var accessibilityContrast = UIAccessibilityContrast.unspecified { didSet { note() } }
  public var legibilityWeight = UILegibilityWeight.unspecified { didSet { note() } }
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified { didSet { note() } }
  public var displayScale: CGFloat = 0 { didSet { note() } }

  init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  private func note() { noteMissing("overrides of traits other than whether it is light or dark") }

  public func contains(_ trait: UITrait) -> Bool {
    trait == UITraitUserInterfaceStyle.self && userInterfaceStyle != .unspecified
  }
  public mutating func remove(_ trait: UITrait) {
    if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension [TraitWatcher] {
  func tell(_ previous: UITraitCollection) {
    for watcher in self where watcher.waitsForStyle { watcher.tell(previous) }
  }
}
