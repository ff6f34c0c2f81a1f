public import QuartzCore

/// What is to be seen in a cell or a view, as a value.
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The same, as it is to look in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is given that.
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show one; if not, another view is made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How a view is while it is configured.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that a component's own states say besides.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// Nothing is dragged from view to view here.
  public var cellDragState = DragState.none
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

/// What a cell shows by configurations: its content and its background.
final class CellConfigurator {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether both follow the cell's state.
  var followsState = (content: true, background: true)
  private(set) var view: (any UIView & UIContentView)?
  private var ground: ConfiguredBackground?
  private var isDue = false

  /// The configuration is to be asked for anew, in the next layout.
  func invalidate(_ cell: UIView) {
    isDue = true
    cell.setNeedsLayout()
  }

  /// - Parameter update: the cell's own way to say what it shows in its state.
  func settle(_ update: () -> Void) {
    guard isDue else { return }
    isDue = false
    update()
  }

  func update(for state: any UIConfigurationState, in cell: UIView, _ content: UIView) {
    if followsState.content, let own = self.content { self.content = own.updated(for: state) }
    show(in: cell, content)
  }

  func show(in cell: UIView, _ host: UIView) {
    if let content {
      if let view, view.supports(content) {
        view.configuration = content
      } else {
        view?.removeFromSuperview()
        let new = content.makeContentView()
        new.frame = host.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(new)
        view = new
      }
    } else {
      view?.removeFromSuperview()
      view = nil
    }
    if let background {
      let ground = ground ?? ConfiguredBackground(frame: cell.bounds)
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.show(background, tint: cell.tintColor, radius: nil)
      if ground.superview !== cell { cell.insertSubview(ground, at: 0) }
      self.ground = ground
    } else {
      ground?.removeFromSuperview()
      ground = nil
    }
  }

  /// What the content asks for; `nil` without one.
  func size(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard let view else { return nil }
    guard view.containsConstraints else {
      return view.sizeThatFits(
        CGSize(
          width: horizontal == .required ? target.width : .greatestFiniteMagnitude,
          height: vertical == .required ? target.height : .greatestFiniteMagnitude))
    }
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
