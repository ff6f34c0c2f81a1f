public import QuartzCore

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// How one gets from one of an element's parts to the next.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Something that can be done with an element, by who does not see it.
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, Selector(""))
  }
}

/// What elements in a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
