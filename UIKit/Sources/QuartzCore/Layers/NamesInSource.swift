import Springform

/// What has stored properties that layers are named by, beside the layers themselves: a view, and who controls it.
package protocol LayerOwner: CALayerDelegate {
  /// Whose layer it is.
  var ownLayer: CALayer { get }
  var owningController: AnyObject? { get }
}

/// What may refer to an object that is gone, and whose properties nobody looks at for that reason. The translation says so of a
/// component's classes with `unowned` ones.
public protocol UnownedHolder {}

extension CALayer {
  /// Tells reports what the layer is.
  func nameBase() {
    base.typeName = "\(type(of: self))"
    base.nameInSource = { [weak self] in self?.nameInSource }
  }

  /// What the stored property is called that holds the layer, or its view: of the nearest layer, view or controller around it.
  private var nameInSource: String? {
    let held: [AnyObject] = [self] + (view.map { [$0] } ?? [])
    var next = superlayer
    var owners = view.flatMap(\.owningController).map { [$0] } ?? []
    while true {
      for owner in owners {
        if let name = StoredProperties(of: owner).name(of: held) { return name }
      }
      guard let layer = next else { return nil }
      owners = [layer] + (layer.view.map { [$0] + ($0.owningController.map { [$0] } ?? []) } ?? [])
      next = layer.superlayer
    }
  }

  private var view: (any LayerOwner)? { (delegate as? any LayerOwner).flatMap { $0.ownLayer === self ? $0 : nil } }
}

/// The stored properties that a component's own classes add to an object, those of system classes left out.
private struct StoredProperties {
  private let owner: AnyObject

  init(of owner: AnyObject) { self.owner = owner }

  /// What the first property is called that holds one of the objects, by itself or among others.
  func name(of objects: [AnyObject]) -> String? {
    guard !(owner is any UnownedHolder) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, !AppleModules.have(type) {
      for child in current.children {
        guard let label = child.label, holds(child.value, objects) else { continue }
        let name = label.replacing("$__lazy_storage_$_", with: "")
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private func holds(_ value: Any, _ objects: [AnyObject]) -> Bool {
    func isHeld(_ value: Any) -> Bool {
      guard let object = value as? NSObject else { return false }
      return objects.contains { $0 === object }
    }
    if isHeld(value) { return true }
    guard let elements = value as? [NSObject] else { return false }
    return elements.contains(where: isHeld)
  }
}
