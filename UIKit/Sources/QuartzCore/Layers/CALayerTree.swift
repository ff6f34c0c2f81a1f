public import CoreGraphics
import Springform

extension CALayer {
  public var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  /// Puts a layer in a sublayer's place.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// A layer whose alpha decides how much of this one shows.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      maskLayer = newValue
      base.mask = newValue?.base
      newValue?.arrive()
    }
  }

  /// Puts a layer among the sublayers. In its own layout a layer may be given some anew each time, and asks for no other layout by that;
  /// views do, as is known of them.
  package func insert(_ layer: CALayer, at index: Int, ofView isOfView: Bool = false) {
    let isNew = layer.superlayer !== self
    act(for: "sublayers") {
      layer.detach()
      sublayerList.insert(layer, at: min(max(index, 0), sublayerList.count))
      layer.superlayer = self
      base.insertSublayer(layer.base, at: index)
    }
    layer.arrive()
    if isNew { layer.act(for: kCAOnOrderIn) {} }
    if layoutDepth == 0 || isOfView { setNeedsLayout() }
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let others = sublayerList.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  private func detach() {
    superlayer?.sublayerList.removeAll { $0 === self }
    superlayer = nil
  }

  func leave() {
    let above = superlayer
    act(for: kCAOnOrderOut) {
      above?.act(for: "sublayers") {
        detach()
        base.removeFromSuperlayer()
      }
      if above == nil { base.removeFromSuperlayer() }
    }
    forgetCommit()
  }

  private func forgetCommit() {
    isCommitted = false
    for layer in sublayerList { layer.forgetCommit() }
  }

  /// At the end of the turn, what is new is laid out and drawn.
  private func arrive() { MainLoop.current?.newLayers.append(self) }

  /// The layer and all below it.
  var subtree: [CALayer] {
    [self] + sublayerList.flatMap(\.subtree) + (maskLayer?.subtree ?? [])
  }

  /// How many layers lie above it.
  var depth: Int {
    var (depth, layer) = (0, superlayer)
    while let current = layer { (depth, layer) = (depth + 1, current.superlayer) }
    return depth
  }

  // MARK: Coordinates

  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    CGPoint(base.convert(Point(p), from: layer?.base))
  }

  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { CGPoint(base.convert(Point(p), to: layer?.base)) }

  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.mapped { convert($0, from: layer) } }
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.mapped { convert($0, to: layer) } }

  func frontmost(at p: CGPoint) -> CALayer? {
    guard !isHidden, opacity >= 0.01 else { return nil }
    let inside = convert(p, from: superlayer)
    if masksToBounds, !contains(inside) { return nil }
    let topFirst = sublayerList.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return topFirst.lazy.compactMap { $0.element.hitTest(inside) }.first ?? (contains(inside) ? self : nil)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the corners, mapped.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

extension CALayer {
  /// The frame of a layer whose bounds are empty. Texts of the stage would be as large as what they show then.
  var frameWithoutRoom: CGRect {
    let (size, anchor, position) = (bounds.size, anchorPoint, position)
    let rect = CGRect(
      origin: CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height), size: size
    ).applying(affineTransform())
    return rect.offsetBy(dx: position.x, dy: position.y)
  }
}
