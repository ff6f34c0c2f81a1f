/// How a collection keeps what is in it. Foundation has these collections on Apple's systems only.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    /// By equality, rather than by identity.
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65536)

    var isWeak: Bool { contains(.weakMemory) }
    func areSame(_ a: AnyObject, _ b: AnyObject) -> Bool {
      if a === b { return true }
      guard !contains(.objectPointerPersonality), let a = a as? NSObject else { return false }
      return a.isEqual(b)
    }
  }
}

/// An object that is kept, or is not.
struct Kept {
  private let strong: AnyObject?
  private weak let weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    (strong, weak) = (options.isWeak ? nil : object, object)
  }

  var object: AnyObject? { strong ?? weak }
}
