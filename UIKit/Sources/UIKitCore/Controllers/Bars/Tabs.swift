public import QuartzCore

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The one that was selected stays so, if it is still there.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: animated)
  }

  func tabsChanged() { setTabs(ownTabs, animated: false) }

  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { tab in
      tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
    }.first
  }

  /// A list of the tabs beside the content, which a phone has no room for.
  public final class Sidebar: NSObject {
    public var isHidden = true
    public enum Layout: Int, Sendable { case automatic, overlap, tile }
    public var preferredLayout = Layout.automatic
  }

  // MARK: What lies above the bar

  // In points; Apple leaves them open.
  private static var accessoryHeight: CGFloat { 48 }
  private static var accessoryMargin: CGFloat { 16 }
  private static var accessoryGap: CGFloat { 8 }

  public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    guard accessory !== ownAccessory else { return }
    let old = accessoryGround
    ownAccessory = accessory
    accessoryGround = accessory.map { accessory in
      let ground = UIVisualEffectView(effect: UIGlassEffect())
      ground.cornerConfiguration = .capsule()
      ground.clipsToBounds = true
      accessory.contentView.frame = ground.contentView.bounds
      accessory.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.contentView.addSubview(accessory.contentView)
      return ground
    }
    if let ground = accessoryGround, isViewLoaded {
      view.addSubview(ground)
      view.setNeedsLayout()
    }
    accessoryGround?.alpha = animated ? 0 : 1
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      old?.alpha = 0
      self.accessoryGround?.alpha = 1
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  func placeAccessory(above y: CGFloat, atX x: CGFloat) {
    guard let ground = accessoryGround else { return }
    if ground.superview !== view { view.addSubview(ground) }
    ground.frame = CGRect(
      x: x + Self.accessoryMargin, y: y - Self.accessoryGap - Self.accessoryHeight,
      width: view.bounds.width - 2 * Self.accessoryMargin, height: Self.accessoryHeight)
    ground.layoutIfNeeded()
  }
}
