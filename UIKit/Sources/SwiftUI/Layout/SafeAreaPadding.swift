/// Room around a view that belongs to the safe area of what lies in it: what scrolls goes on below it, as does what ignores the safe
/// area.
final class SafePaddingElement: Element {
  var insets = EdgeInsets()

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.length(.horizontal), 0) },
      height: proposal.height.map { max($0 - insets.length(.vertical), 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = laidOut.first?.size(offered(proposal)) ?? .zero
    return CGSize(
      width: max(inner.width + insets.length(.horizontal), 0), height: max(inner.height + insets.length(.vertical), 0))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in
      ViewPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offered(proposal))
    }
  }

  override var spacing: ViewSpacing { .usual }

  /// Where its content lies, as far as it is safe, on the canvas.
  fileprivate var safeFrame: CGRect {
    let whole = host.convert(frame, of: self, to: nil)
    return CGRect(
      x: whole.minX + insets.leading, y: whole.minY + insets.top,
      width: whole.width - insets.length(.horizontal), height: whole.height - insets.length(.vertical))
  }
}

extension Element {
  /// What of the safe area lies beyond those edges of the element that reach to it, in points: the room that views around it keep,
  /// and what the screen's shape takes.
  var safeAreaBeyond: EdgeInsets {
    var frame = host.convert(self.frame, of: self, to: nil)
    var insets = EdgeInsets()
    func reaches(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.5 }
    var above = parent
    while let element = above, !(element is ScrollContentElement) {
      if let padding = element as? SafePaddingElement {
        let (safe, own) = (padding.safeFrame, padding.insets)
        let more = EdgeInsets(
          top: reaches(frame.minY, safe.minY) ? own.top : 0, leading: reaches(frame.minX, safe.minX) ? own.leading : 0,
          bottom: reaches(frame.maxY, safe.maxY) ? own.bottom : 0,
          trailing: reaches(frame.maxX, safe.maxX) ? own.trailing : 0)
        frame = frame.reaching(more)
        insets = insets.adding(more)
      }
      above = element.parent
    }
    return insets.adding(host.safeAreaInsets(beyond: frame))
  }
}

extension CGRect {
  /// The rectangle with more at its edges, in points.
  fileprivate func reaching(_ insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.length(.horizontal),
      height: height + insets.length(.vertical))
  }
}

extension EdgeInsets {
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

private struct SafePaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      SafePaddingElement(node)
    } _: {
      $0.insets = insets
    }
  }
}

extension View {
  /// Keeps room free at edges, in points, 16 where nothing is said, that belongs to the safe area of the view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafePaddingModifier(insets: insets)) }
}
