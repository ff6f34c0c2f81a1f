import Springform

extension CGContext {
  // MARK: Coordinates

  /// From the current coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Limits

  /// The smallest rectangle around what drawing is limited to, in the current coordinates. Masks count as all.
  public var boundingBoxOfClipPath: CGRect {
    let all = size.map { CGRect(origin: .zero, size: $0) } ?? extent ?? .infinite
    return clipBounds(within: all).applying(currentTransform.inverted())
  }

  /// Limits what is drawn from now on to several rectangles together.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  // MARK: Colours by their numbers

  /// Of the components that ``setFillColor(_:)-swift.method`` takes as an array.
  public func setFillColorSpace(_ space: CGColorSpace) {
    fillSpace = space
    setFillColor(CGColor(gray: 0, alpha: 1))
  }
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    strokeSpace = space
    setStrokeColor(CGColor(gray: 0, alpha: 1))
  }
  /// The components of a colour in the fill's colour space, with the alpha as the last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: fillSpace, components: components) { setFillColor(color) }
  }
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: strokeSpace, components: components) { setStrokeColor(color) }
  }

  // What says how a phone makes pixels of what is drawn. It becomes pixels only at the very end here, as well as is possible, so that
  // there is nothing to be asked for.

  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  public func flush() {}
  public func synchronize() {}
}

/// What is drawn once, to be drawn again and again.
public final class CGLayer {
  /// In points.
  public let size: CGSize
  public let context: CGContext?

  /// - Parameter context: for which it is; drawings are as sharp in any other.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(scale: context.scale, size: size)
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  /// Stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context?.drawing else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    draw(drawing)
    restoreGState()
  }
}
