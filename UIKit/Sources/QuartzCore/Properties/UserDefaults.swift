public import CoreGraphics
public import Foundation
import Springform

/// What an app keeps from one start to the next, by keys. Each scene begins as an app does that has just been installed, and what
/// one playing keeps no other one sees: the same source draws the same pictures, whatever was played before.
open class UserDefaults: NSObject, @unchecked Sendable {
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  public static let argumentDomain = "NSArgumentDomain"
  public static let globalDomain = "NSGlobalDomain"
  public static let registrationDomain = "NSRegistrationDomain"

  /// The values of one suite.
  private struct Suite {
    var values: [String: Any] = [:]
    /// What counts where nothing was set.
    var registered: [String: Any] = [:]
  }

  /// Those of each scene, by their names; the app's own has none.
  private final class Suites: Companion {
    var suites: [String: Suite] = [:]
    var observers: [() -> Void] = []
    init(_ loop: MainLoop) {}

    static var current: Suites { of(.required(for: "UserDefaults")) }
  }

  package let name: String

  private var suite: Suite {
    get { Suites.current.suites[name] ?? Suite() }
    set {
      let suites = Suites.current
      suites.suites[name] = newValue
      for observer in suites.observers { observer() }
    }
  }

  /// Calls a closure after each change of any value, for as long as the scene lasts.
  package static func observe(_ observer: @escaping () -> Void) { Suites.current.observers.append(observer) }

  private static let own = UserDefaults()
  open class var standard: UserDefaults { own }
  open class func resetStandardUserDefaults() {}

  override public init() { name = "" }
  /// Values that apps of a group share.
  public init?(suiteName: String?) {
    guard suiteName != Self.globalDomain else { return nil }
    name = suiteName ?? ""
  }

  // MARK: Values

  open func object(forKey defaultName: String) -> Any? {
    let suite = suite
    return suite.values[defaultName] ?? suite.registered[defaultName]
  }

  open func set(_ value: Any?, forKey defaultName: String) {
    suite.values[defaultName] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  open func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  open func set(_ value: Float, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  open func set(_ value: Double, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  open func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Numbers become texts.
  open func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as any Numeric: "\(number)"
    default: nil
    }
  }
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  open func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  open func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  open func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: path)
    default: nil
    }
  }

  /// 0 where there is no number, nor a text that is one.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? 0
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  open func integer(forKey defaultName: String) -> Int {
    if let number = object(forKey: defaultName) as? Int { return number }
    return Int(exactly: double(forKey: defaultName).rounded(.towardZero)) ?? 0
  }
  /// Of a text whether it says yes: `YES`, `true` or a number but 0.
  open func bool(forKey defaultName: String) -> Bool {
    if let text = string(forKey: defaultName), ["yes", "true"].contains(text.lowercased()) { return true }
    return double(forKey: defaultName) != 0
  }

  // MARK: All of them

  open func register(defaults registrationDictionary: [String: Any]) {
    suite.registered.merge(registrationDictionary) { _, new in new }
  }
  open func dictionaryRepresentation() -> [String: Any] {
    let suite = suite
    return suite.registered.merging(suite.values) { _, own in own }
  }
  /// There is nowhere to write to.
  @discardableResult open func synchronize() -> Bool { true }
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    UserDefaults(suiteName: domainName)?.suite.values
  }
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    UserDefaults(suiteName: domainName)?.suite.values = domain
  }
  /// Of the app's own values, too, by its identifier.
  open func removePersistentDomain(forName domainName: String) {
    if domainName == Bundle.main.bundleIdentifier { UserDefaults.standard.suite.values = [:] }
    UserDefaults(suiteName: domainName)?.suite.values = [:]
  }
}
