import QuartzCore

// What UIKit documents for proxies and what an instance has a value of its own for even where nobody has set one; and methods, which no
// key path leads to.

extension UIAppearanceProxy where Target: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tintColor: UIColor! {
    get { recorded("tintColor") }
    nonmutating set { record("tintColor", newValue, own: \.ownTintColor, set: { $0.tintColor = $1 }) }
  }
}

extension UIAppearanceProxy where Target: UILabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var font: UIFont! {
    get { recorded("font") }
    nonmutating set { record("font", newValue, own: \.ownFont, set: { $0.font = $1 }) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor! {
    get { recorded("textColor") }
    nonmutating set { record("textColor", newValue, own: \.ownTextColor, set: { $0.textColor = $1 }) }
  }
}

extension UIAppearanceProxy where Target: UIActivityIndicatorView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var color: UIColor! {
    get { recorded("color") }
    nonmutating set { record("color", newValue, own: \.ownColor, set: { $0.color = $1 }) }
  }
}

extension UIAppearanceProxy where Target: UITextField {
  public var font: UIFont? {
    get { recorded("font") }
    nonmutating set {
      record("font", newValue, own: { $0.font == .systemFont(ofSize: 17) ? nil : $0.font }, set: { $0.font = $1 })
    }
  }

  public var textColor: UIColor? {
    get { recorded("textColor") }
    nonmutating set {
      record("textColor", newValue, own: { $0.textColor == .label ? nil : $0.textColor }, set: { $0.textColor = $1 })
    }
  }
}

extension UIAppearanceProxy where Target: UIButton {
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    record(
      Key("titleColor", state), color, own: { $0.ownTitleColor(for: state) }, set: { $0.setTitleColor($1, for: state) })
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    record(
      Key("titleShadowColor", state), color, own: { $0.ownTitleShadowColor(for: state) },
      set: { $0.setTitleShadowColor($1, for: state) })
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    record(
      Key("backgroundImage", state), image, own: { $0.ownBackgroundImage(for: state) },
      set: { $0.setBackgroundImage($1, for: state) })
  }
}

extension UIAppearanceProxy where Target: UINavigationBar {
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    nonmutating set { record("barStyle", newValue, own: \.ownStyle, set: { $0.barStyle = $1 ?? .default }) }
  }

  public var isTranslucent: Bool {
    get { recorded("isTranslucent") ?? true }
    nonmutating set {
      record("isTranslucent", newValue, own: \.ownTranslucency, set: { $0.isTranslucent = $1 ?? true })
    }
  }

  public var standardAppearance: UINavigationBarAppearance {
    get { recorded("standardAppearance") ?? UINavigationBarAppearance() }
    nonmutating set {
      record("standardAppearance", newValue, own: \.ownAppearance) {
        $0.standardAppearance = $1 ?? UINavigationBarAppearance()
      }
    }
  }

  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    record(
      Key("backgroundImage", barMetrics), backgroundImage, own: { $0.backgroundImage(for: barMetrics) },
      set: { $0.setBackgroundImage($1, for: barMetrics) })
  }
}

extension UIAppearanceProxy where Target: UITabBar {
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    nonmutating set { record("barStyle", newValue, own: \.ownStyle, set: { $0.barStyle = $1 ?? .default }) }
  }

  public var isTranslucent: Bool {
    get { recorded("isTranslucent") ?? true }
    nonmutating set {
      record("isTranslucent", newValue, own: \.ownTranslucency, set: { $0.isTranslucent = $1 ?? true })
    }
  }

  public var standardAppearance: UITabBarAppearance {
    get { recorded("standardAppearance") ?? UITabBarAppearance() }
    nonmutating set {
      record("standardAppearance", newValue, own: \.ownAppearance) {
        $0.standardAppearance = $1 ?? UITabBarAppearance()
      }
    }
  }
}

extension UIAppearanceProxy where Target: UIToolbar {
  public var barStyle: UIBarStyle {
    get { recorded("barStyle") ?? .default }
    nonmutating set { record("barStyle", newValue, own: \.ownStyle, set: { $0.barStyle = $1 ?? .default }) }
  }

  public var isTranslucent: Bool {
    get { recorded("isTranslucent") ?? true }
    nonmutating set {
      record("isTranslucent", newValue, own: \.ownTranslucency, set: { $0.isTranslucent = $1 ?? true })
    }
  }

  public var standardAppearance: UIToolbarAppearance {
    get { recorded("standardAppearance") ?? UIToolbarAppearance() }
    nonmutating set {
      record("standardAppearance", newValue, own: \.ownAppearance) {
        $0.standardAppearance = $1 ?? UIToolbarAppearance()
      }
    }
  }
}

extension UIAppearanceProxy where Target: UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(
      Key("titleTextAttributes", state), attributes, own: { $0.titleTextAttributes(for: state) },
      set: { $0.setTitleTextAttributes($1, for: state) })
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    recorded(Key("titleTextAttributes", state))
  }
}

extension UIAppearanceProxy where Target: UIBarButtonItem {
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    record(
      Key("titlePositionAdjustment", barMetrics), adjustment,
      own: { $0.titlePositionAdjustment(for: barMetrics) == .zero ? nil : $0.titlePositionAdjustment(for: barMetrics) },
      set: { $0.setTitlePositionAdjustment($1 ?? .zero, for: barMetrics) })
  }

  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    record(
      Key("backButtonTitlePositionAdjustment", barMetrics), adjustment,
      own: { $0.backTitleOffset == .zero ? nil : $0.backTitleOffset },
      set: { $0.setBackButtonTitlePositionAdjustment($1 ?? .zero, for: barMetrics) })
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    record(
      Key("backgroundImage", [AnyHashable(state), AnyHashable(barMetrics)]), image,
      own: { $0.backgroundImage(for: state, barMetrics: barMetrics) },
      set: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
  }
}

extension UIAppearanceProxy where Target: UITabBarItem {
  public var titlePositionAdjustment: UIOffset {
    get { recorded("titlePositionAdjustment") ?? .zero }
    nonmutating set {
      record(
        "titlePositionAdjustment", newValue, own: \.ownTitleOffset, set: { $0.titlePositionAdjustment = $1 ?? .zero })
    }
  }
}

/// A method's property in one of its states.
private struct Key: Hashable {
  let (name, state): (String, AnyHashable)
  init(_ name: String, _ state: AnyHashable) { (self.name, self.state) = (name, state) }
}
