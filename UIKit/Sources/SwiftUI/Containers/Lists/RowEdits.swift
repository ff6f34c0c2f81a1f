public import Foundation
import UIKit

/// What can be done with a row of a list.
struct RowEdits {
  /// Of a row that can be moved among those of the same data.
  struct Moves {
    /// What makes the rows.
    let group: ObjectIdentifier
    let index: Int
    let perform: (IndexSet, Int) -> Void
  }

  /// What appears at a side.
  struct Swipe {
    /// Holds the buttons, which do not show themselves.
    let items: Node
    let isFull: Bool
  }

  var delete: (() -> Void)?
  var canBeDeleted = true
  var moves: Moves?
  var canBeMoved = true
  var swipes: [HorizontalEdge: Swipe] = [:]

  var deletable: (() -> Void)? { canBeDeleted ? delete : nil }
  var movable: Moves? { canBeMoved ? moves : nil }

  /// What deletes the row, at its end.
  var deletion: RowSwipeState? {
    deletable.map { delete in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        delete()
        done(true)
      }
      return RowSwipeState(side: .trailing, actions: [action], isFull: true, isDeletion: true)
    }
  }

  /// What appears beside the row; what deletes it only where nothing else was said.
  func swipe(_ side: HorizontalEdge, enabled: Bool) -> RowSwipeState? {
    guard enabled else { return nil }
    guard !swipes.isEmpty else { return side == .trailing ? deletion : nil }
    guard let swipe = swipes[side] else { return nil }
    let actions = swipe.items.rowActions
    guard let first = actions.first else { return nil }
    return RowSwipeState(side: side, actions: actions.map(\.action), isFull: swipe.isFull && first.isEnabled)
  }
}

struct RowEditsKey: LayoutValueKey { static var defaultValue: RowEdits { RowEdits() } }

extension Node {
  /// What the views in the node amount to as buttons beside a row. Those that are not enabled are seen, and do nothing.
  fileprivate var rowActions: [(action: UIContextualAction, isEnabled: Bool)] {
    guard let entry = view as? any MenuEntry else { return children.flatMap(\.rowActions) }
    let tint = environment.tintColor
    return entry.menuElements(self).compactMap { element in
      guard let action = element as? UIAction else {
        noteMissing("menus and choices beside rows that are swiped")
        return nil
      }
      let isDestructive = action.attributes.contains(.destructive)
      let isEnabled = !action.attributes.contains(.disabled)
      let made = UIContextualAction(style: isDestructive ? .destructive : .normal, title: action.title) { _, _, done in
        guard isEnabled else { return }
        // Rows that go by it make room.
        withAnimation(isDestructive ? .default : nil) { action.perform(from: nil) }
        done(true)
      }
      made.image = action.image
      if let tint { made.backgroundColor = UIColor(tint) }
      return (made, isEnabled)
    }
  }

  /// Which of the elements of data, counted from 0, a view is of that another one makes of them.
  fileprivate func dataIndex(below container: Node) -> Int? {
    var (node, index): (Node, Int?) = (self, nil)
    while node !== container, let parent = node.parent {
      if parent.view is any MakesViewsOfData { index = parent.children.firstIndex { $0 === node } ?? index }
      node = parent
    }
    return index
  }
}

/// What makes a view of each element of a collection.
protocol MakesViewsOfData {}
extension ForEach: MakesViewsOfData {}

/// Rows that are made of data, with what can be done with them.
private struct EditedRows<Content: DynamicViewContent>: PrimitiveView, DynamicViewContent {
  let content: Content
  let change: (inout RowEdits, _ index: Int, _ group: ObjectIdentifier) -> Void

  var data: Content.Data { content.data }

  func update(_ node: Node) {
    node.child(.only, content)
    for element in node.contents {
      guard let index = element.node.dataIndex(below: node) else { continue }
      change(&element.traits[RowEditsKey.self], index, ObjectIdentifier(node))
    }
  }
}

extension EditedRows: TakenApart {
  func parts(at path: [AnyHashable]) -> [Subview] { (content as? any TakenApart)?.parts(at: path) ?? [] }
}

extension DynamicViewContent {
  /// Does something with the places of rows that are deleted: by a swipe, and by the signs before them while a list is edited.
  public func onDelete(perform action: ((_ offsets: IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self) { edits, index, _ in
      edits.delete = action.map { action in { withAnimation { action(IndexSet(integer: index)) } } }
    }
  }
  /// Does something with the places of rows that are dragged, and with the one before which they are let go: by their grips while a list
  /// is edited, and at other times where a finger stays.
  public func onMove(
    perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?
  ) -> some DynamicViewContent {
    EditedRows(content: self) { edits, index, group in
      edits.moves = action.map { RowEdits.Moves(group: group, index: index, perform: $0) }
    }
  }
}

extension View {
  /// Whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0[RowEditsKey.self].canBeDeleted = !isDisabled })
  }
  /// Whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0[RowEditsKey.self].canBeMoved = !isDisabled })
  }
  /// Shows buttons beside a row of a list that is swiped. A swipe all the way does what the first says.
  ///
  /// Who says what appears beside a row says all of it: what `onDelete` would show there does not appear.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, isFull: allowsFullSwipe, items: content()))
  }
}

private struct SwipeActionsModifier<Items: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let isFull: Bool
  let items: Items

  func update(_ node: Node, content: any View) {
    let shown = node.child(.part(0, 0), content)
    var environment = node.environment
    environment.prepareForMenu()
    environment.tintColor = nil
    let swipe = RowEdits.Swipe(items: node.child(.part(1, 0), items, environment: environment), isFull: isFull)
    node.wrap(shown.outerElements) {
      Element(node)
    } _: {
      $0.traits[RowEditsKey.self].swipes[edge] = swipe
    }
  }
}
