import Springform

/// Moves a view by a share of its own size.
struct SizedOffset: LayerEffect {
  var share: CGSize

  var animatableData: CGSize.AnimatableData {
    // In hundredths, so that springs rest where people see no difference.
    get { CGSize(width: share.width * 128, height: share.height * 128).animatableData }
    set {
      var size = CGSize.zero
      size.animatableData = newValue
      share = CGSize(width: size.width / 128, height: size.height / 128)
    }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.transform = AffineTransform(
      translationX: share.width * size.width, y: share.height * size.height)
  }
}
