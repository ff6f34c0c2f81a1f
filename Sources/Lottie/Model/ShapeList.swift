import Synchronization

/// What lies in a shape layer or a group, and how it is laid if that is the same at every moment.
final class ShapeList: Sendable {
  let items: [ShapeModel]
  /// Whether outlines, groups and what changes outlines never move. Fills and strokes may change.
  let isStill: Bool
  private let laid = Mutex<StillShapes?>(nil)

  init(_ items: [ShapeModel] = []) {
    self.items = items
    isStill = items.allSatisfy(\.isStill)
  }

  /// How it was laid before, for what is still; nobody has to know how often.
  var stillShapes: StillShapes? {
    get { laid.withLock { $0 } }
    set { laid.withLock { $0 = newValue } }
  }
}

/// Shapes as they are laid at every moment.
///
/// Threads may share them: the styles among them are objects whose paths only `ShapeLayout.finish` writes, it has run before they come
/// here, and no file can have it run on them again, for they are given to no other layout's subjects.
struct StillShapes: @unchecked Sendable {
  let nodes: [ShapeLayout.Node]
  /// What laying them takes of a moment's limits.
  let shapes: Int
  let corners: Int
}

extension ShapeModel {
  /// Whether it is laid the same at every moment, and as about as many corners as the file has.
  fileprivate var isStill: Bool {
    switch self {
    case .group(let group): group.list.isStill && group.transform?.isStill != false
    case .outline(let outline, _): outline.isStill
    case .style: true
    case .modifier(let modifier, _): modifier.isStill
    case .repeater: false
    }
  }
}

extension OutlineModel {
  fileprivate var isStill: Bool {
    switch self {
    case .path(let outline): outline.isStill
    case .rectangle(let center, let size, let radius, _): center.isStill && size.isStill && radius.isStill
    case .ellipse(let center, let size, _): center.isStill && size.isStill
    case .star(let star):
      [
        star.points, star.center, star.rotation, star.outerRadius, star.outerRoundness, star.innerRadius,
        star.innerRoundness,
      ].allSatisfy(\.isStill)
    }
  }
}

extension ModifierModel {
  fileprivate var isStill: Bool {
    switch self {
    case .trim(let start, let end, let offset, _): start.isStill && end.isStill && offset.isStill
    case .roundCorners(let radius): radius.isStill
    case .pucker(let amount): amount.isStill
    case .twist(let angle, let center): angle.isStill && center.isStill
    // These make many corners of a few.
    case .zigzag, .offset: false
    }
  }
}

extension TransformModel {
  fileprivate var isStill: Bool {
    let place: [Property<Numbers>?] =
      switch position {
      case .point(let point): [point]
      case .split(let x, let y, let z): [x, y, z]
      }
    return (place + [anchor, scale, rotation, rotationX, rotationY, orientation, skew, skewAxis, opacity])
      .allSatisfy { $0?.isStill != false }
  }
}

extension Property {
  fileprivate var isStill: Bool { !isAnimated && expression == nil }
}
