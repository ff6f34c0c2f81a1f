/// A frame of a fixed width or height around a view.
final class FixedFrameElement: Element {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = laidOut.first?.size(offered(proposal)) ?? .zero
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let offered = offered(proposal)
    return laidOut.map {
      ViewPlacement(origin: aligned($0, offered, in: size, alignment), proposal: offered)
    }
  }

  override var spacing: ViewSpacing {
    var spacing = laidOut.first?.spacing ?? .usual
    if width != nil { (spacing.leading, spacing.trailing) = (.plain, .plain) }
    if height != nil { (spacing.top, spacing.bottom) = (.plain, .plain) }
    return spacing
  }
}

struct FixedFrameModifier: PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    // As SwiftUI: a length that cannot be is none.
    func possible(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    }
    node.wrap {
      FixedFrameElement(node)
    } _: {
      ($0.width, $0.height, $0.alignment) = (possible(width), possible(height), alignment)
    }
  }
}

/// A frame with limits around a view.
final class FlexibleFrameElement: Element {
  struct Limits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// Without lengths that cannot be, as SwiftUI has it.
    var possible: Limits {
      func finite(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
      }
      return Limits(
        least: finite(least), ideal: finite(ideal), most: most.flatMap { $0 >= 0 ? $0 : nil })
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      max(min(length, most ?? .infinity), least ?? -.infinity)
    }

    /// What the content is offered.
    func offered(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// How long the frame is around content of a length.
    func length(_ proposal: CGFloat?, around content: CGFloat) -> CGFloat {
      guard let proposal else { return ideal.map(clamp) ?? clamp(content) }
      let offered = clamp(proposal)
      switch (least, most) {
      case (.some, .some): return offered
      case (.some(let least), nil): return max(min(offered, content), least)
      case (nil, .some(let most)): return min(max(offered, content), most)
      case (nil, nil): return content
      }
    }
  }

  var horizontal = Limits()
  var vertical = Limits()
  var alignment = Alignment.center

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offered(proposal.width), height: vertical.offered(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = laidOut.first?.size(offered(proposal)) ?? .zero
    return CGSize(
      width: horizontal.length(proposal.width, around: inner.width),
      height: vertical.length(proposal.height, around: inner.height))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let offered = ProposedViewSize(size)
    return laidOut.map {
      ViewPlacement(origin: aligned($0, offered, in: size, alignment), proposal: offered)
    }
  }
}

struct FlexibleFrameModifier: PrimitiveModifier {
  let horizontal: FlexibleFrameElement.Limits
  let vertical: FlexibleFrameElement.Limits
  let alignment: Alignment

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      FlexibleFrameElement(node)
    } _: {
      ($0.horizontal, $0.vertical, $0.alignment) = (
        horizontal.possible, vertical.possible, alignment
      )
    }
  }
}

extension View {
  /// Puts the view into a frame of a size, in points; what is `nil` is the view's own.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame with limits, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment
      ))
  }

  @available(*, deprecated, message: "say width or height")
  public func frame() -> some View { self }
}
