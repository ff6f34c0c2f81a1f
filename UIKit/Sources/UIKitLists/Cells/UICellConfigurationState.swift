public import UIKitCore

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
