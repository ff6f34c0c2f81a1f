import UIKitCore

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
