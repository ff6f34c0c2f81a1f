import QuartzCore
import Springform

extension UIView {
  func makeSnapshot(afterUpdates: Bool) -> UIView {
    if afterUpdates { layer.prepareToRender() }
    return SnapshotView(layer.rendering, of: bounds)
  }

  func makeSnapshot(from rect: CGRect, afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView {
    if capInsets != .zero { noteMissing("snapshots with edges that are not stretched") }
    if afterUpdates { layer.prepareToRender() }
    return SnapshotView(layer.rendering, of: rect)
  }

  func drawAll(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layer.prepareToRender() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(layer.rendering)
    context.restoreGState()
    return true
  }
}

/// Shows a drawing, stretched with its size.
private final class SnapshotView: UIView {
  private let drawing: Drawing
  private let place: CGRect

  init(_ drawing: Drawing, of place: CGRect) {
    (self.drawing, self.place) = (drawing, place)
    super.init(frame: CGRect(origin: .zero, size: place.size))
    isOpaque = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), place.width > 0, place.height > 0 else { return }
    context.scaleBy(x: bounds.width / place.width, y: bounds.height / place.height)
    context.translateBy(x: -place.minX, y: -place.minY)
    context.draw(drawing)
  }
}
