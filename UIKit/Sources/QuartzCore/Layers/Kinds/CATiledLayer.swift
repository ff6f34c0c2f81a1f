public import CoreGraphics

/// A layer whose content a phone draws tile by tile, as they come into view and at several levels of detail.
///
/// What is drawn is no pixels before the very end here, so that it is drawn once, is sharp at any scale, and fades in nowhere. What says
/// how a phone is to do it is kept for who asks.
open class CATiledLayer: CALayer {
  override open class func madeByClass() -> CALayer { CATiledLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CATiledLayer(layer: layer) }

  /// How long a new tile takes to fade in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many levels of detail are kept, each half as large as the one before.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer.
  open var levelsOfDetailBias = 0
  /// Of the largest tiles, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
}
