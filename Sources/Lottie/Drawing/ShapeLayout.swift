import SpringformGeometry
import SpringformScene

/// Finds out which outlines each style of a shape layer paints, and what changes them on the way.
///
/// Items are gone through from the lowest: a style paints, and a modifier changes, what comes after it in this order within its
/// group, groups included. Outlines keep their own coordinates until all modifiers have been at them.
struct ShapeLayout {
  enum Node {
    case style(Style)
    case group(GroupNode)
  }

  struct GroupNode {
    var nodes: [Node]
    var matrix: AffineTransform
    var opacity: Double
    var blendMode: BlendMode
  }

  /// A fill or stroke, and what it paints, in the coordinates of its group.
  final class Style {
    let model: PaintModel
    var path = Path()

    init(_ model: PaintModel) { self.model = model }
  }

  /// An outline's shapes, and where they are painted.
  private final class Subject {
    var outlines: [Outline]
    let styles: [OpenStyle]

    init(_ outline: Outline, _ styles: [OpenStyle]) { (outlines, self.styles) = ([outline], styles) }
  }

  /// A style that is open where items are gone through, and the way to its coordinates.
  private struct OpenStyle {
    let style: Style
    var matrix: AffineTransform
  }

  private final class Modifier {
    let model: ModifierModel
    var subjects: [Subject] = []

    init(_ model: ModifierModel) { self.model = model }
  }

  private let player: LottiePlayer
  private let frame: Double
  private var modifiers: [Modifier] = []
  private var subjects: [Subject] = []

  init(_ player: LottiePlayer, frame: Double) {
    self.player = player
    self.frame = frame
  }

  /// Lays what no style and no modifier around it works on. What is the same at every moment is laid once.
  mutating func lay(_ list: ShapeList) -> [Node] {
    guard list.isStill else { return lay(list.items[...], [], []) }
    if let known = list.stillShapes, player.limits.takes(shapes: known.shapes, corners: known.corners) {
      return known.nodes
    }
    let before = player.limits.left
    var layout = ShapeLayout(player, frame: frame)
    let nodes = layout.lay(list.items[...], [], [])
    layout.finish()
    if !player.limits.isExhausted {
      let after = player.limits.left
      list.stillShapes = StillShapes(
        nodes: nodes, shapes: before.shapes - after.shapes, corners: before.corners - after.corners)
    }
    return nodes
  }

  private mutating func lay(_ items: ArraySlice<ShapeModel>, _ outer: [OpenStyle], _ outerModifiers: [Modifier])
    -> [Node]
  {
    var (styles, open, nodes) = (outer, outerModifiers, [Node]())
    for index in items.indices.reversed() {
      guard player.limits.takesShape() else { break }
      switch items[index] {
      case .style(let model):
        let style = Style(model)
        styles.append(OpenStyle(style: style, matrix: .identity))
        nodes.append(.style(style))
      case .modifier(let model, _):
        let modifier = Modifier(model)
        modifiers.append(modifier)
        open.append(modifier)
      case .outline(let model, _):
        let outline = outline(model)
        // What has to be remembered of it counts, too.
        guard player.limits.takes(corners: outline.corners.count + styles.count + open.count) else { break }
        let subject = Subject(outline, styles)
        subjects.append(subject)
        for modifier in open { modifier.subjects.append(subject) }
      case .group(let group):
        let matrix = group.transform.map { player.matrix($0, at: frame) } ?? .identity
        let opacity = group.transform.map { player.share($0.opacity, at: frame) } ?? 1
        guard player.limits.takes(corners: styles.count) else { break }
        let inner =
          styles.isEmpty && open.isEmpty
          ? lay(group.list) : lay(group.items[...], Self.within(matrix, styles), open)
        nodes.append(
          .group(GroupNode(nodes: inner, matrix: matrix, opacity: opacity, blendMode: group.blendMode)))
      case .repeater(let repeater):
        // Whatever comes before it is shown by it alone.
        nodes += copies(of: items[..<index], repeater, styles, open)
        return nodes
      }
    }
    return nodes
  }

  /// The way to styles from coordinates that a matrix maps to the current ones.
  private static func within(_ matrix: AffineTransform, _ styles: [OpenStyle]) -> [OpenStyle] {
    styles.map { OpenStyle(style: $0.style, matrix: matrix.concatenating($0.matrix)) }
  }

  private mutating func copies(
    of items: ArraySlice<ShapeModel>, _ model: RepeaterModel, _ styles: [OpenStyle], _ open: [Modifier]
  ) -> [Node] {
    let count = Int(
      min(max(player.number(model.copies, at: frame).rounded(.up), 0), Double(LottieAnimation.maximumItems)))
    let offset = player.number(model.offset, at: frame)
    let (first, last) = (player.share(model.startOpacity, at: frame), player.share(model.endOpacity, at: frame))
    var nodes: [Node] = []
    guard !items.isEmpty else { return nodes }
    for index in 0..<count {
      guard player.limits.takesShape(), player.limits.takes(corners: styles.count) else { break }
      let matrix = player.repeated(model.transform, times: Double(index), offset: offset, at: frame)
      let opacity = count > 1 ? first + (last - first) * Double(index) / Double(count - 1) : first
      nodes.append(
        .group(
          GroupNode(
            nodes: lay(items, Self.within(matrix, styles), open), matrix: matrix, opacity: opacity, blendMode: .normal))
      )
    }
    return model.laterBelow ? nodes.reversed() : nodes
  }

  private func outline(_ model: OutlineModel) -> Outline {
    switch model {
    case .path(let property): return player.value(property, at: frame)
    case .rectangle(let center, let size, let radius, let isReversed):
      let outline = Outline.rectangle(
        center: player.value(center, at: frame).point, size: player.value(size, at: frame),
        radius: player.number(radius, at: frame))
      return isReversed ? outline.reversed : outline
    case .ellipse(let center, let size, let isReversed):
      let outline = Outline.ellipse(center: player.value(center, at: frame).point, size: player.value(size, at: frame))
      return isReversed ? outline.reversed : outline
    case .star(let star):
      return Outline.star(
        points: player.number(star.points, at: frame), center: player.value(star.center, at: frame).point,
        rotation: LottiePlayer.radians(player.number(star.rotation, at: frame)),
        radii: (
          player.number(star.outerRadius, at: frame), star.isPolygon ? nil : player.number(star.innerRadius, at: frame)
        ),
        roundness: (
          player.number(star.outerRoundness, at: frame) / 100, player.number(star.innerRoundness, at: frame) / 100
        ),
        isReversed: star.isReversed)
    }
  }

  // MARK: Modifiers

  /// Has modifiers at work, the inner and upper ones first, and gives styles their paths.
  mutating func finish() {
    for modifier in modifiers.reversed() { apply(modifier) }
    for subject in subjects where !player.limits.isExhausted {
      for open in subject.styles {
        for outline in subject.outlines where player.limits.takes(corners: outline.corners.count) {
          open.style.path.add(outline, open.matrix)
        }
      }
    }
  }

  private func apply(_ modifier: Modifier) {
    /// - Parameter factor: how many corners may come of one at most.
    func change(_ factor: Int, _ body: (Outline) -> Outline) {
      for subject in modifier.subjects {
        subject.outlines = subject.outlines.compactMap { outline in
          let (most, overflow) = outline.corners.count.multipliedReportingOverflow(by: factor)
          return !overflow && player.limits.takes(corners: most) ? body(outline) : nil
        }
      }
    }
    switch modifier.model {
    case .trim(let start, let end, let offset, let isOneByOne):
      trim(
        modifier.subjects, player.share(start, at: frame), player.share(end, at: frame),
        player.number(offset, at: frame), isOneByOne: isOneByOne)
    case .roundCorners(let radius):
      let radius = player.number(radius, at: frame)
      change(2) { $0.roundingCorners(radius) }
    case .pucker(let amount):
      let share = player.number(amount, at: frame) / 100
      if share != 0 { change(1) { $0.puckered(share) } }
    case .zigzag(let amplitude, let ridges, let points):
      let height = player.number(amplitude, at: frame)
      let count = Int(min(max(player.number(ridges, at: frame).rounded(), 0), 1e4))
      let isSmooth = player.number(points, at: frame) == 2
      if height != 0 { change(count + 2) { $0.zigzagged(amplitude: height, ridges: count, isSmooth: isSmooth) } }
    case .offset(let amount, let join, let miterLimit):
      let offset = OutlineOffset(
        player.number(amount, at: frame), join: join, miterLimit: player.number(miterLimit, at: frame))
      change(10) { offset.applied(to: $0) }
    case .twist(let angle, let center):
      let angle = LottiePlayer.radians(player.number(angle, at: frame))
      let center = player.value(center, at: frame).point
      if angle != 0 { change(1) { $0.twisted(angle, about: center) } }
    }
  }

  private func trim(_ subjects: [Subject], _ start: Double, _ end: Double, _ degrees: Double, isOneByOne: Bool) {
    var turn = (degrees / 360).truncatingRemainder(dividingBy: 1)
    if turn < 0 { turn += 1 }
    let (low, high) = (min(start, end) + turn, max(start, end) + turn)
    // What is shorter than this is no line, and no dot either.
    guard high - low > 5e-5 else {
      for subject in subjects { subject.outlines = [] }
      return
    }
    guard high - low < 1 || turn > 0 else { return }
    guard isOneByOne, subjects.count > 1 else {
      // All of a line that is turned begins elsewhere, which another trim after this one shows.
      let end = min(high, low + 1)
      for subject in subjects { subject.outlines = MeasuredOutlines(subject.outlines).part(from: low, to: end) }
      return
    }
    guard high - low < 1 else { return }
    // As if all were one line, the topmost first.
    let measured = subjects.map { MeasuredOutlines($0.outlines) }
    let whole = measured.reduce(0) { $0 + $1.length }
    let stretches: [(Double, Double)] =
      high <= 1 ? [(low, high)] : low >= 1 ? [(low - 1, high - 1)] : [(low, 1), (0, high - 1)]
    var position = 0.0
    for index in subjects.indices.reversed() {
      let length = measured[index].length
      var parts: [Outline] = []
      for (from, to) in stretches where length > 0 {
        let (a, b) = ((from * whole - position) / length, (to * whole - position) / length)
        if b > 0, a < 1 { parts += measured[index].part(from: max(a, 0), to: min(b, 1)) }
      }
      subjects[index].outlines = parts
      position += length
    }
  }
}

extension LottiePlayer {
  /// A repeater's transform, carried out several times.
  func repeated(_ transform: TransformModel, times: Double, offset: Double, at frame: Double) -> AffineTransform {
    let anchor = value(transform.anchor, at: frame)
    let position = self.position(transform.position, at: frame)
    let scale = value(transform.scale, at: frame) / 100
    let count = times + offset
    func power(_ base: Double) -> Double {
      // Whole steps multiply, and a part of one lies between none and one.
      let whole = offset.rounded(.towardZero)
      let between = 1 + (base - 1) * abs(offset - whole)
      var factor = offset < 0 ? 1 / between : between
      var steps = Int(min(max(whole + times, -1e6), 1e6))
      var square = steps < 0 ? 1 / base : base
      steps = abs(steps)
      while steps > 0 {
        if steps % 2 == 1 { factor *= square }
        square *= square
        steps /= 2
      }
      return factor
    }
    let about = { (matrix: AffineTransform) in
      AffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(matrix)
        .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
    }
    let turn = AffineTransform(rotationAngle: Self.radians(number(transform.rotation, at: frame) * count))
    return about(turn).concatenating(about(AffineTransform(scaleX: power(scale.x), y: power(scale.y))))
      .concatenating(AffineTransform(translationX: position.x * count, y: position.y * count))
  }
}
