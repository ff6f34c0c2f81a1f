import QuartzCore

/// What animation blocks change while it is written down, to be taken back where a transition is cancelled.
final class TakenBackChanges {
  private struct Change {
    let layer: CALayer
    let event: String
    let property: any Property
    let old: Any
    var new: Any?
  }

  private var changes: [Change] = []

  func note(_ property: any Property, of layer: CALayer, _ event: String) {
    guard let old = layer.modelValue(of: property),
      !changes.contains(where: { $0.layer === layer && $0.event == event })
    else { return }
    changes.append(Change(layer: layer, event: event, property: property, old: old))
  }

  /// Called when all has changed.
  func close() {
    for index in changes.indices { changes[index].new = changes[index].layer.modelValue(of: changes[index].property) }
  }

  /// Gives back what nobody has changed since.
  func takeBack() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation {
      for change in changes.reversed() {
        guard let now = change.layer.modelValue(of: change.property), let new = change.new,
          Self.isSame(change.property, now, new)
        else { continue }
        switch (change.event, change.old) {
        case ("bounds", let bounds as CGRect): change.layer.bounds = bounds
        default: change.layer.setValue(change.old, forKeyPath: change.event)
        }
      }
    }
    CATransaction.commit()
  }

  private static func isSame<P: Property>(_ property: P, _ a: Any, _ b: Any) -> Bool {
    property.read(a) == property.read(b)
  }
}
