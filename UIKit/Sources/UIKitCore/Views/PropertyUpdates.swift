import Observation
import QuartzCore

// What views and controllers take from an app's data, before they are laid out.

extension UIView {
  /// Has ``updateProperties()`` called before the next layout.
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    setNeedsLayout()
  }

  /// Calls ``updateProperties()`` if it is due. It is again when something changes that it has asked an observable object for.
  public func updatePropertiesIfNeeded() {
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    // Both are of the scene's thread.
    nonisolated(unsafe) weak let view = self
    withObservationTracking {
      updateProperties()
    } onChange: {
      view?.setNeedsUpdateProperties()
    }
  }
}

extension UIView {
  /// The controller's and the view's, before both are laid out.
  func updateAllProperties() {
    painting {
      viewController?.updatePropertiesIfNeeded()
      updatePropertiesIfNeeded()
    }
  }
}

extension UIViewController {
  /// Has ``updateProperties()`` called before the view's next layout.
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls ``updateProperties()`` if it is due. It is again when something changes that it has asked an observable object for.
  public func updatePropertiesIfNeeded() {
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    nonisolated(unsafe) weak let controller = self
    withObservationTracking {
      updateProperties()
    } onChange: {
      controller?.setNeedsUpdateProperties()
    }
  }
}
