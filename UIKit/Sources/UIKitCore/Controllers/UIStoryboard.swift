public import QuartzCore

// What Interface Builder makes is compiled by Apple's tools only. Sources that ask for it compile; who asks is told which file it is.

/// Controllers laid out in Interface Builder. There are none here: whoever asks for one ends the process with an error that names the file,
/// as an app crashes whose storyboard is missing.
open class UIStoryboard: NSObject {
  private let name: String

  public required init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? { misuse("the storyboard '\(name)' \(Self.lies)") }

  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { misuse("the storyboard '\(name)' \(Self.lies)") }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    misuse("the controller '\(identifier)' of the storyboard '\(name)' \(Self.lies)")
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { misuse("the controller '\(identifier)' of the storyboard '\(name)' \(Self.lies)") }

  static let lies =
    "lies in a file of Interface Builder, which only Apple's tools can read: make it in code for the scene"
}

/// Views laid out in Interface Builder; see ``UIStoryboard``.
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "of so many bytes: \(data.count)" }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    misuse("the nib '\(name)' \(UIStoryboard.lies)")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// See ``UIStoryboard``.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    misuse("the nib '\(name)' \(UIStoryboard.lies)")
  }
}
