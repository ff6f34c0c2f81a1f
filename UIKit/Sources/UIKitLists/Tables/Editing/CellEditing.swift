import UIKitCore

/// What a cell shows while its table is edited.
final class CellEditing {
  fileprivate(set) var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are chosen rather than deleted or inserted.
  var isChoice = false
  fileprivate(set) var control: EditControl?
  fileprivate(set) var reorder: ReorderControl?

  var choice: EditControl? { control?.kind == .choice ? control : nil }

  /// In seconds, in which it comes and goes. Apple does not name it.
  static let duration = 0.3

  fileprivate var wantedKind: EditControl.Kind? {
    guard !isChoice else { return .choice }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}

extension UITableViewCell {
  func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    let state: StateMask = isOn ? .showingEditControl : []
    willTransition(to: state)
    if isOn { makeParts() }
    editing.isOn = isOn
    accessoryChanged()
    showParts(animated: animated) { [weak self] in
      guard let self, editing.isOn == isOn else { return }
      if !isOn { dropParts() }
      didTransition(to: state)
    }
  }

  /// What is shown to edit the cell by is something else now.
  func editingPartsChanged() {
    guard editing.isOn else { return }
    dropParts()
    makeParts()
    setNeedsLayout()
  }

  private func makeParts() {
    dropParts()
    UIView.performWithoutAnimation {
      if let kind = editing.wantedKind {
        let control = EditControl(kind)
        control.isChosen = isSelected
        control.onTap = { [weak self] in self.map { $0.table?.editControlTapped(in: $0) } }
        editing.control = control
        addSubview(control)
      }
      if showsReorderControl {
        let reorder = ReorderControl()
        reorder.follow = { [weak self] press in
          guard let self, let table else { return }
          table.reordering.follow(press, self)
        }
        editing.reorder = reorder
        addSubview(reorder)
      }
      placeParts(isShown: false)
      for view in [editing.control, editing.reorder] { view?.layoutIfNeeded() }
    }
  }

  private func dropParts() {
    for view in [editing.control, editing.reorder] { view?.removeFromSuperview() }
    (editing.control, editing.reorder) = (nil, nil)
  }

  private func showParts(animated: Bool, completion: @escaping () -> Void) {
    let change = { [self] in
      layOutParts()
      table?.tiles.showLines(of: self)
    }
    guard animated else {
      UIView.performWithoutAnimation(change)
      return completion()
    }
    UIView.animate(withDuration: CellEditing.duration, delay: 0, options: .allowUserInteraction, animations: change) {
      _ in completion()
    }
  }

  func layOutEditing() { placeParts(isShown: editing.isOn) }

  /// They slide in from the edges and fade.
  private func placeParts(isShown: Bool) {
    if let control = editing.control {
      control.frame = CGRect(
        x: isShown ? 0 : -EditControl.width, y: 0, width: EditControl.width, height: bounds.height)
      control.alpha = isShown ? 1 : 0
    }
    if let reorder = editing.reorder {
      let width = ReorderControl.width
      reorder.frame = CGRect(
        x: bounds.width - (isShown ? width : 0), y: 0, width: width, height: bounds.height)
      reorder.alpha = isShown ? 1 : 0
    }
  }
}
