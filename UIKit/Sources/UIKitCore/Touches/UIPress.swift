public import QuartzCore

/// A button of a remote control or a key that is pressed. A stage has neither, so that nobody ever hears of one.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }

  public let type: PressType
  public let phase = Phase.began
  public let force: CGFloat = 1
  /// The key, of a press of one.
  public let key: UIKey?

  package init(_ type: PressType, key: UIKey? = nil) { (self.type, self.key) = (type, key) }
}

extension UIEvent {
  /// Which buttons of a pointer are down.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }
}

public typealias UIPressesEvent = UIEvent

/// Which wheels and pads scroll, beside fingers.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
