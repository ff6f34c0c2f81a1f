public import CoreGraphics
import Springform

/// A layer of which a part is shown, from the origin of its bounds on. What lies beyond is cut off with ``CALayer/masksToBounds``.
open class CAScrollLayer: CALayer {
  override open class func madeByClass() -> CALayer { CAScrollLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CAScrollLayer(layer: layer) }

  /// Along which axes it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Has a point of its sublayers' coordinates at its upper left corner, as far as ``scrollMode`` lets it.
  open func scroll(to p: CGPoint) {
    let origin = bounds.origin
    let moved = CGPoint(x: scrollMode.isHorizontal ? p.x : origin.x, y: scrollMode.isVertical ? p.y : origin.y)
    bounds = CGRect(origin: moved, size: bounds.size)
  }

  /// Scrolls as little as shows a rectangle of its sublayers' coordinates, from its upper left corner on if it is too large.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(showing: (r.minX, r.maxX), from: (bounds.minX, bounds.maxX)),
        y: Self.origin(showing: (r.minY, r.maxY), from: (bounds.minY, bounds.maxY))))
  }

  private static func origin(showing wanted: (CGFloat, CGFloat), from shown: (CGFloat, CGFloat)) -> CGFloat {
    if wanted.0 < shown.0 { return wanted.0 }
    return wanted.1 > shown.1 ? min(shown.0 + wanted.1 - shown.1, wanted.0) : shown.0
  }
}

/// Along which axes a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  fileprivate var isHorizontal: Bool { self == .horizontally || self == .both }
  fileprivate var isVertical: Bool { self == .vertically || self == .both }
}

extension CALayer {
  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }

  /// Has the nearest scroll layer, this one or above it, show a point at its upper left corner.
  public final func scroll(_ p: CGPoint) { scroller.map { $0.scroll(to: $0.convert(p, from: self)) } }

  /// Has the nearest scroll layer, this one or above it, show a rectangle.
  public final func scrollRectToVisible(_ r: CGRect) { scroller.map { $0.scroll(to: $0.convert(r, from: self)) } }

  /// What of the bounds the nearest scroll layer shows.
  public final var visibleRect: CGRect {
    guard let scroller, scroller !== self else { return bounds }
    let shown = bounds.intersection(convert(scroller.bounds, from: scroller))
    return shown.isNull ? .zero : shown
  }
}
