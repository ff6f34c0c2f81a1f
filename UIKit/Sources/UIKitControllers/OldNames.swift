import UIKitCore

// What alerts' and pages' names were up to Swift 4; components of that time still say so.

public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing.rawValue
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation.rawValue

extension UIPageViewController {
  @_disfavoredOverload
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [String: Any]?
  ) {
    let pairs = (options ?? [:]).map { (OptionsKey(rawValue: $0.key), $0.value) }
    self.init(
      transitionStyle: style, navigationOrientation: navigationOrientation,
      options: [OptionsKey: Any](uniqueKeysWithValues: pairs))
  }
}
