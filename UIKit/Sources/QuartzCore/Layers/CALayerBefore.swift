import Springform

/// What a layer had drawn, or which picture it showed.
struct ContentsBefore {
  let content: DrawnContent
  let pictures: PictureMix
  let scale: Double
}

// What a layer showed before it changed, for transitions and for animations that begin there.

extension CALayer {
  /// Remembers until the end of the turn what is shown.
  final func keepContentsBefore() {
    guard isCommitted, contentsBefore == nil, let content = contentLayer, let loop = MainLoop.current else { return }
    contentsBefore = ContentsBefore(
      content: content.content, pictures: content.pictures, scale: content.pictureScale)
    loop.layersWithNewContents.append(self)
  }

  /// What the layer and all below it show; nothing while it is on no screen. Pictures are those from before the turn.
  final var pictureBefore: Drawing {
    guard isCommitted else { return Drawing() }
    let changed = subtree.filter { $0.contentsBefore != nil }
    for layer in changed { layer.swapContentsBefore() }
    defer { for layer in changed { layer.swapContentsBefore() } }
    return rendering
  }

  /// Remembers until the end of the turn what a property shows.
  final func keepValueBefore(of key: String) {
    guard isCommitted, valuesBefore[key] == nil, let loop = MainLoop.current, let property = property(at: key) else {
      return
    }
    if valuesBefore.isEmpty { loop.changedLayers.append(self) }
    valuesBefore[key] = base.presenting { property.value(on: base) }
  }

  /// The same for what an animation is about to be removed from.
  final func keepValueBefore(removing animation: CAAnimation?) {
    guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else { return }
    keepValueBefore(of: Self.wholeName(of: keyPath))
  }

  private static func wholeName(of keyPath: String) -> String {
    keyPath.split(separator: ".").first.map(String.init) ?? keyPath
  }

  /// What a property or a part of one showed before it was changed in this turn, if it was.
  final func shownBefore<P: Property>(_ property: P, at keyPath: String) -> P.Value? {
    let name = Self.wholeName(of: keyPath)
    guard let owner = base as? P.Owner else { return nil }
    guard let before = valuesBefore[name] else { return owner.presenting { owner[keyPath: property.keyPath] } }
    guard name != keyPath else { return property.read(before) }
    guard let whole = self.property(at: name), let now = whole.value(on: base), whole.set(before, on: base) else {
      return nil
    }
    defer { _ = whole.set(now, on: base) }
    return owner[keyPath: property.keyPath]
  }

  private func swapContentsBefore() {
    guard let before = contentsBefore, let content = contentLayer else { return }
    contentsBefore = ContentsBefore(
      content: content.content, pictures: content.pictures, scale: content.pictureScale)
    (content.content, content.pictures, content.pictureScale) = (before.content, before.pictures, before.scale)
  }
}
