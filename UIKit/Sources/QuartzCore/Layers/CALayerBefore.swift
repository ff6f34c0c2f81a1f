import Springform

/// What a layer had drawn, or which picture it showed.
struct ContentsBefore {
  let content: DrawnContent
  let pictures: PictureMix
  let scale: Double
}

// What a layer showed before it changed, for transitions.

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

  private func swapContentsBefore() {
    guard let before = contentsBefore, let content = contentLayer else { return }
    contentsBefore = ContentsBefore(
      content: content.content, pictures: content.pictures, scale: content.pictureScale)
    (content.content, content.pictures, content.pictureScale) = (before.content, before.pictures, before.scale)
  }
}
