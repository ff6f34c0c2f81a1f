import CoreGraphics

/// How much of a view shows in the scroll view that it lies in.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way out, or in, at the upper or left edge.
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 at the upper or left edge, 0 within, 1 at the other.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view gets from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to show for it to be within.
  public struct Threshold: Sendable {
    /// 0...1.
    let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold {
      noteMissing("scroll transitions that are complete in the middle")
      return .visible
    }
    /// - Parameter amount: 0...1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: min(max(amount, 0), 1)) }
  }

  var curve: UnitCurve?
  var animation: Animation?
  var threshold = Threshold.visible

  /// As the content scrolls.
  public static let interactive = interactive()
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .init(curve: timingCurve) }
  /// By an animation, when the threshold is passed.
  public static let animated = animated()
  public static func animated(_ animation: Animation = .default) -> Self { .init(animation: animation) }
  /// At once, when the threshold is passed.
  public static let identity = Self()

  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.animation = animation
    return copy
  }
}

extension VisualEffectElement {
  /// How far the element is out of its scroll view along an axis: -1...1, 0 where as much shows as a threshold says.
  fileprivate func scrollProgress(_ axis: Axis?, _ threshold: Double) -> Double {
    var above = parent
    while let element = above, !(element is ScrollElement) { above = element.parent }
    guard let scroll = above as? ScrollElement else { return 0 }
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let (here, room) = (host.convert(frame, of: self, to: nil), host.convert(scroll.frame, of: scroll, to: nil))
    let length = here.size[axis]
    guard length > 0, threshold > 0 else { return 0 }
    let limit = length * CGFloat(threshold)
    let (first, last) = (
      here.origin[axis] + length - room.origin[axis], room.origin[axis] + room.size[axis] - here.origin[axis]
    )
    if first < limit { return -Double(1 - max(first, 0) / limit) }
    if last < limit { return Double(1 - max(last, 0) / limit) }
    return 0
  }
}

struct ScrollTransitionModifier: PrimitiveModifier {
  let (leading, trailing): (ScrollTransitionConfiguration, ScrollTransitionConfiguration)
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> [any LayerEffect]

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      VisualEffectElement(node)
    } _: { element in
      element.makeEffect = { [unowned element] _ in
        let start = element.scrollProgress(axis, leading.threshold.amount)
        let progress = start < 0 ? start : max(element.scrollProgress(axis, trailing.threshold.amount), 0)
        let configuration = progress < 0 ? leading : trailing
        let phase: ScrollTransitionPhase = progress < 0 ? .topLeading : progress > 0 ? .bottomTrailing : .identity
        guard let curve = configuration.curve else {
          if configuration.animation != nil {
            noteMissing("scroll transitions with an animation, which are there at once")
          }
          return LayeredVisualEffect(effects: effect(phase))
        }
        let part = curve.value(at: abs(progress))
        let (inside, outside) = (effect(.identity), effect(phase))
        guard inside.count == outside.count else { return LayeredVisualEffect(effects: outside) }
        return LayeredVisualEffect(effects: zip(inside, outside).map { $0.mixed(with: $1, part) })
      }
    }
  }
}

extension LayerEffect {
  /// A part of the way to another of the same kind.
  fileprivate func mixed(with other: any LayerEffect, _ part: Double) -> any LayerEffect {
    guard let other = other as? Self else { return other }
    var copy = self
    var way = other.animatableData - animatableData
    way.scale(by: part)
    copy.animatableData = animatableData + way
    return copy
  }
}

extension View {
  /// Shows the view with effects that depend on how much of it shows in the scroll view that it lies in.
  public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0).layerEffects
      })
  }
}
