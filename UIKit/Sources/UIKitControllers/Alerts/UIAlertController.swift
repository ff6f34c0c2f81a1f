public import UIKitCore

/// Something that can be chosen in an alert.
open class UIAlertAction: NSObject, NSCopying {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  /// Whether it can be chosen; one that cannot is grey.
  open var isEnabled = true { didSet { changed?() } }
  let handler: ((UIAlertAction) -> Void)?
  /// Shows the action anew.
  var changed: (() -> Void)?

  /// - Parameters:
  ///   - title: what the button says.
  ///   - style: how it looks, and where it lies.
  ///   - handler: is called when it has been chosen and the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// Tells something, and offers what can be done: in the middle of the screen, or from its lower edge.
open class UIAlertController: UIViewController, OwnPresentation {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public private(set) var preferredStyle = Style.actionSheet
  override open var title: String? { didSet { panel?.fill() } }
  /// Below the title, in smaller letters.
  open var message: String? { didSet { panel?.fill() } }
  /// In the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// Stands out, in an alert, in place of the one that cancels. It is to be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        MainLoop.current?.fail("the preferred action of an alert is none of its actions")
      }
      panel?.fill()
    }
  }
  /// Of an alert that has any.
  public private(set) var textFields: [UITextField]?
  private var panel: AlertPanel? { viewIfLoaded as? AlertPanel }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  override open class func madeByClass() -> UIViewController { UIAlertController(nibName: nil, bundle: nil) }

  /// Of those that cancel there can be one.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      MainLoop.current?.fail("an alert has two actions that cancel")
      return
    }
    actions.append(action)
    action.changed = { [weak self] in self?.panel?.fill() }
    panel?.fill()
  }

  /// For alerts, not for sheets.
  /// - Parameter configurationHandler: is given the field before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      MainLoop.current?.fail("a text field is added to an action sheet")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertMetrics.messageSize)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    panel?.fill()
  }

  override open func loadView() { view = AlertPanel(self) }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override open func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in textFields ?? [] where field.isFirstResponder { field.resignFirstResponder() }
  }

  /// A finger has chosen an action.
  func choose(_ action: UIAlertAction) {
    guard !isBeingDismissed else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A finger has come down beside a sheet, which is as good as its button that cancels, if it has one.
  func cancel() {
    if preferredStyle == .actionSheet, let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
  }

  package func makeOwnPresentation(by presenter: UIViewController?) -> UIPresentationController {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  package func makeOwnAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(preferredStyle, isPresenting: isPresenting)
  }
}
