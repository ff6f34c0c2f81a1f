public import QuartzCore

/// Something that a menu offers besides cutting, copying and pasting.
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu for what is selected. It is not shown here, which a note tells of.
open class UIMenuController: NSObject {
  private final class Shared: Companion {
    let menu = UIMenuController()
    init(_ loop: MainLoop) {}
  }

  open class var shared: UIMenuController { Shared.of(.required(for: "UIMenuController.shared")).menu }

  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open var isMenuVisible: Bool {
    get { false }
    set { if newValue { noteMissing("menus for what is selected") } }
  }
  open var menuFrame: CGRect { .zero }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu(from targetView: UIView) {}
  open func hideMenu() {}
  open func update() {}

  // Nobody hears of these, as it is never shown.

  public class var willShowMenuNotification: Notification.Name { .init("UIMenuControllerWillShowMenuNotification") }
  public class var didShowMenuNotification: Notification.Name { .init("UIMenuControllerDidShowMenuNotification") }
  public class var willHideMenuNotification: Notification.Name { .init("UIMenuControllerWillHideMenuNotification") }
  public class var didHideMenuNotification: Notification.Name { .init("UIMenuControllerDidHideMenuNotification") }
  public class var menuFrameDidChangeNotification: Notification.Name {
    .init("UIMenuControllerMenuFrameDidChangeNotification")
  }
}
