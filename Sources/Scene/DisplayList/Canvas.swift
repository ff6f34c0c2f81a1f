public import SpringformGeometry

/// Where a layer draws: commands are recorded with the transform of the layer's coordinates.
///
/// What cannot be seen (clear paint, an empty path, a line without width) is not recorded.
public struct Canvas {
  /// From the current coordinates to the stage's.
  public private(set) var transform: AffineTransform
  package internal(set) var commands: [DisplayList.Command] = []

  package init(transform: AffineTransform = .identity) { self.transform = transform }

  public mutating func fill(_ path: Path, with color: Color, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    fill(path, with: .color(color), rule: rule)
  }

  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    guard !path.isEmpty else { return }
    commands.append(.fill(path, rule: rule, paint: paint, transform: transform))
  }

  public mutating func stroke(_ path: Path, with color: Color, style: StrokeStyle) {
    guard color.alpha > 0, style.width > 0, !path.isEmpty else { return }
    commands.append(.stroke(path, style: style, paint: .color(color), transform: transform))
  }

  /// Blurs what lies below the path, mixing the result in by `opacity`; `radius` is the standard deviation in points.
  public mutating func blurBackdrop(_ path: Path, radius: Double, opacity: Double = 1) {
    guard radius > 0, opacity > 0, !path.isEmpty else { return }
    commands.append(.blurBackdrop(path, radius: radius, opacity: opacity, transform: transform))
  }

  /// Runs `body` in coordinates that `inner` maps to the current ones.
  public mutating func withTransform(_ inner: AffineTransform, _ body: (inout Canvas) -> Void) {
    let outer = transform
    transform = inner.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Runs `body` in a plane of its own, which a projection maps to the current coordinates, and places it as one picture.
  package mutating func withProjection(
    _ projection: Projection, opacity: Double = 1, blendMode: BlendMode = .normal, _ body: (inout Canvas) -> Void
  ) {
    let outer = transform
    let place = projection.concatenating(Projection(outer))
    guard !place.isEdge, place.isFinite else { return }
    transform = .identity
    group(Group(opacity: opacity, blendMode: blendMode, projection: place), body)
    transform = outer
  }

  /// Composes what `body` draws as one picture, unless drawing it directly gives the same.
  package mutating func group(_ group: Group, _ body: (inout Canvas) -> Void) {
    guard group != Group() else { return body(&self) }
    let start = commands.count
    commands.append(.beginGroup(group))
    body(&self)
    guard commands.count > start + 1 else { return commands.removeSubrange(start...) }
    if commands.count == start + 2, group == Group(opacity: group.opacity),
      let faded = commands[start + 1].faded(by: group.opacity)
    {
      commands.replaceSubrange(start..., with: CollectionOfOne(faded))
    } else {
      commands.append(.endGroup)
    }
  }
}

extension DisplayList.Command {
  /// The same command at a lower opacity, where that equals fading its result.
  fileprivate func faded(by opacity: Double) -> Self? {
    switch self {
    case .fill(let path, let rule, .color(let color), let transform):
      .fill(path, rule: rule, paint: .color(color.withAlpha(color.alpha * opacity)), transform: transform)
    case .image(let image, let rect, let interpolation, let tint, let transform):
      .image(
        image, in: rect, interpolation: interpolation, tint: tint.withAlpha(tint.alpha * opacity), transform: transform)
    case .stroke(let path, let style, .color(let color), let transform):
      .stroke(path, style: style, paint: .color(color.withAlpha(color.alpha * opacity)), transform: transform)
    default: nil
    }
  }
}
