import QuartzCore

/// Something that may look as its class's proxy says: views and what bars show.
public protocol UIAppearance: AnyObject {}

/// Something that what looks as a proxy says may be in.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance {
  /// Stands for all instances of the class, and of its subclasses, on this stage.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy() }

  /// The same for instances that are in others.
  /// - Parameter containerTypes: from the innermost one outwards.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: containerTypes) }
}

/// Stands for all instances of a class: what is set on it, they have when they come into a window, except for what has been set on one
/// of them itself.
///
/// On a phone the proxy takes any message and keeps it. Here it has the class's properties, whichever they are, by their key paths, and
/// those methods that UIKit documents for proxies.
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: UIAppearance> {
  private var containers: [any UIAppearanceContainer.Type] = []

  init(containers: [any UIAppearanceContainer.Type] = []) { self.containers = containers }

  /// On an instance it has been set if it is neither `nil` nor what it was when the instance was made.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value?>) -> Value? {
    get { recorded(path) ?? nil }
    nonmutating set {
      record(path, newValue, own: { $0[keyPath: path] }, born: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
  }

  /// On an instance it has been set if it is not what it was when the instance was made; of one that was made before the proxy was told
  /// nobody knows, and it has not. There is nothing to be read before it is set.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    @available(*, unavailable, message: "a proxy has no value of its own")
    get { fatalError("unavailable") }
    nonmutating set {
      record(
        path, newValue, isOwnIfUnknown: false, own: { $0[keyPath: path] }, born: { $0[keyPath: path] },
        set: { $0[keyPath: path] = $1 ?? newValue })
    }
  }

  /// What was set last for a property.
  package func recorded<Value>(_ key: AnyHashable) -> Value? {
    AppearanceRules.of(.required(for: "UIAppearance.appearance()"))
      .last(of: Target.self, containers, key)?.value as? Value
  }

  /// Keeps what is set.
  /// - Parameters:
  ///   - key: of the property.
  ///   - value: `nil` for what is no longer to be set.
  ///   - isOwnIfUnknown: whether what an instance has was set on it where nobody knows what it was made with.
  ///   - own: what has been set on an instance.
  ///   - born: what an instance that nobody has set anything on has.
  ///   - set: sets it on an instance.
  package func record<Value>(
    _ key: AnyHashable, _ value: Value?, isOwnIfUnknown: Bool = true, own: @escaping (Target) -> Value?,
    born: ((Target) -> Value?)? = nil, set: @escaping (Target, Value?) -> Void
  ) {
    let rule = AppearanceRule(
      type: Target.self, isAbove: { $0 is Target.Type }, containers: containers, key: key, value: value,
      isOwnIfUnknown: isOwnIfUnknown, own: { ($0 as? Target).flatMap(own) },
      born: born.map { born in { ($0 as? Target).flatMap(born) } },
      set: { if let target = $0 as? Target { set(target, value) } })
    AppearanceRules.of(.required(for: "UIAppearance.appearance()")).add(rule)
  }
}
