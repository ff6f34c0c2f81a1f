public import UIKitCore

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What insets of lines between rows are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// Where lines are unless said otherwise.
    case fromAutomaticInsets
  }

  /// Stands for a height that is asked of what is shown.
  public static let automaticDimension: CGFloat = -1

  /// Stands for the magnifying glass in a list of titles beside a table.
  public static let indexSearch = "{search}"
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// A text, after a picture if there is one.
    case `default`
    /// And another text at the end.
    case value1
    /// A small text in the tint colour that ends where the other one begins.
    case value2
    /// And a smaller text below.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What a row can be edited by.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// What a cell shows to be edited.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What deletes or inserts it.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes it after all.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    static let defaultMask: StateMask = []
  }
}
