public import QuartzCore

/// A key of a keyboard. A stage has none, so that nobody is handed one by a press.
open class UIKey: NSObject {
  /// What it types.
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  package init(_ characters: String, _ keyCode: UIKeyboardHIDUsage) {
    (self.characters, charactersIgnoringModifiers, modifierFlags) = (characters, characters, [])
    self.keyCode = keyCode
  }
}

/// Keys by the numbers of the USB's tables of usages.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardA = Self(rawValue: 4), keyboardB = Self(rawValue: 5), keyboardC = Self(rawValue: 6)
  public static let keyboardD = Self(rawValue: 7), keyboardE = Self(rawValue: 8), keyboardF = Self(rawValue: 9)
  public static let keyboardG = Self(rawValue: 10), keyboardH = Self(rawValue: 11), keyboardI = Self(rawValue: 12)
  public static let keyboardJ = Self(rawValue: 13), keyboardK = Self(rawValue: 14), keyboardL = Self(rawValue: 15)
  public static let keyboardM = Self(rawValue: 16), keyboardN = Self(rawValue: 17), keyboardO = Self(rawValue: 18)
  public static let keyboardP = Self(rawValue: 19), keyboardQ = Self(rawValue: 20), keyboardR = Self(rawValue: 21)
  public static let keyboardS = Self(rawValue: 22), keyboardT = Self(rawValue: 23), keyboardU = Self(rawValue: 24)
  public static let keyboardV = Self(rawValue: 25), keyboardW = Self(rawValue: 26), keyboardX = Self(rawValue: 27)
  public static let keyboardY = Self(rawValue: 28), keyboardZ = Self(rawValue: 29)
  public static let keyboard1 = Self(rawValue: 30), keyboard2 = Self(rawValue: 31), keyboard3 = Self(rawValue: 32)
  public static let keyboard4 = Self(rawValue: 33), keyboard5 = Self(rawValue: 34), keyboard6 = Self(rawValue: 35)
  public static let keyboard7 = Self(rawValue: 36), keyboard8 = Self(rawValue: 37), keyboard9 = Self(rawValue: 38)
  public static let keyboard0 = Self(rawValue: 39)
  public static let keyboardReturnOrEnter = Self(rawValue: 40), keyboardEscape = Self(rawValue: 41)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 42), keyboardTab = Self(rawValue: 43)
  public static let keyboardSpacebar = Self(rawValue: 44), keyboardHyphen = Self(rawValue: 45)
  public static let keyboardEqualSign = Self(rawValue: 46), keyboardHome = Self(rawValue: 74)
  public static let keyboardPageUp = Self(rawValue: 75), keyboardDeleteForward = Self(rawValue: 76)
  public static let keyboardEnd = Self(rawValue: 77), keyboardPageDown = Self(rawValue: 78)
  public static let keyboardRightArrow = Self(rawValue: 79), keyboardLeftArrow = Self(rawValue: 80)
  public static let keyboardDownArrow = Self(rawValue: 81), keyboardUpArrow = Self(rawValue: 82)
  public static let keypadEnter = Self(rawValue: 88)
}
