import SpringformGeometry
import SpringformScene

/// Shapes, what paints them and what changes them.
extension LottieReader {
  /// A group's items, without those that are hidden.
  /// - Returns: the items, and how many are drawn, repeated ones counted again.
  mutating func shapes(_ nodes: [JSONNode]) throws(LottieError) -> (items: [ShapeModel], count: Int) {
    var (items, count) = ([ShapeModel](), 0)
    for node in nodes where node["hd"]?.isTrue != true {
      guard let kind = node["ty"]?.text else { throw .missing(key: "ty", place(node)) }
      path.append(node["nm"]?.text.map(Self.cut) ?? kind)
      defer { path.removeLast() }
      if kind == "mm" {
        // One outline is merged with nothing.
        if choice(node["mm"], otherwise: 1) > 1, Self.outlineCount(items) > 1 { warn(.mergedPaths) }
      } else if kind == "rp" {
        let repeater = try self.repeater(node)
        let copies = most(repeater.copies).rounded(.up)
        let (product, overflow) = max(count, 1).multipliedReportingOverflow(by: Int(min(max(copies, 1), 1e6)))
        guard !overflow, product <= LottieAnimation.maximumItems else { throw .tooManyItems }
        count = product
        items.append(.repeater(repeater))
      } else if let (item, itemCount) = try shape(node, kind) {
        items.append(item)
        count += itemCount
        guard count <= LottieAnimation.maximumItems else { throw .tooManyItems }
      }
    }
    return (items, count)
  }

  private static func outlineCount(_ items: [ShapeModel]) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .outline: count + 1
      case .group(let group): count + outlineCount(group.items)
      case .style, .modifier, .repeater: count
      }
    }
  }

  /// The largest that a number is in any key frame.
  private func most(_ property: Property<Numbers>) -> Double {
    property.keys.flatMap { [$0.value.x, $0.end?.x ?? 0] }.max() ?? property.value.x
  }

  private mutating func shape(_ node: JSONNode, _ kind: String) throws(LottieError) -> (ShapeModel, Int)? {
    switch kind {
    case "gr":
      let items = try node["it"].map { items throws(LottieError) in try list(items, "it") } ?? []
      let (inner, count) = try shapes(items.filter { $0["ty"]?.text != "tr" })
      var group = GroupModel(name: node["nm"]?.text ?? "", list: ShapeList(inner), blendMode: blendMode(node))
      group.transform = try items.last { $0["ty"]?.text == "tr" }.map { node throws(LottieError) in try transform(node)
      }
      return (.group(group), count + 1)
    case "sh", "rc", "el", "sr": return (.outline(try outlineItem(node, kind), name: node["nm"]?.text ?? ""), 1)
    case "fl", "st", "gf", "gs": return (.style(try paint(node, kind)), 1)
    case "tm", "rd", "pb", "zz", "op", "tw":
      return try modifier(node, kind).map { (.modifier($0, name: node["nm"]?.text ?? ""), 1) }
    default: break
    }
    return nil
  }

  private mutating func outlineItem(_ node: JSONNode, _ kind: String) throws(LottieError) -> OutlineModel {
    let direction = choice(node["d"], otherwise: kind == "rc" ? 3 : 1)
    // A rectangle without a direction runs backwards in lottie-web.
    let isReversed = direction == 3
    switch kind {
    case "rc":
      return .rectangle(
        center: try property(node["p"], otherwise: Numbers.zero),
        size: try property(node["s"], otherwise: Numbers.zero),
        radius: try property(node["r"], otherwise: 0), isReversed: isReversed)
    case "el":
      return .ellipse(
        center: try property(node["p"], otherwise: Numbers.zero),
        size: try property(node["s"], otherwise: Numbers.zero),
        isReversed: isReversed)
    case "sr":
      return .star(
        StarModel(
          isPolygon: choice(node["sy"], otherwise: 1) == 2, isReversed: isReversed,
          points: try property(node["pt"], otherwise: 5), center: try property(node["p"], otherwise: Numbers.zero),
          rotation: try property(node["r"], otherwise: 0), outerRadius: try property(node["or"], otherwise: 0),
          outerRoundness: try property(node["os"], otherwise: 0), innerRadius: try property(node["ir"], otherwise: 0),
          innerRoundness: try property(node["is"], otherwise: 0)))
    default:
      // Old files say beside the path whether it is closed.
      let closed = node["closed"].map(\.isTrue)
      return .path(try outline(node["ks"], isClosed: closed))
    }
  }

  private mutating func paint(_ node: JSONNode, _ kind: String) throws(LottieError) -> PaintModel {
    var content: PaintModel.Content
    if kind == "fl" || kind == "st" {
      content = .color(try color(node["c"]), path: try noteColor())
    } else {
      content = .gradient(try gradient(node))
    }
    var paint = PaintModel(
      name: node["nm"]?.text ?? "", content: content, opacity: try property(node["o"], otherwise: 100))
    if choice(node["r"], otherwise: 1) == 2, kind == "fl" || kind == "gf" { paint.rule = .evenOdd }
    if kind == "st" || kind == "gs" { paint.stroke = try stroke(node) }
    paint.blendMode = blendMode(node)
    return paint
  }

  private mutating func stroke(_ node: JSONNode) throws(LottieError) -> StrokeModel {
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let cap = choice(node["lc"], otherwise: 2)
    var stroke = StrokeModel(
      width: try property(node["w"], otherwise: 1), cap: caps.indices.contains(cap - 1) ? caps[cap - 1] : .round,
      join: join(node["lj"]), miterLimit: try number(node["ml"], "ml", otherwise: 4))
    for dash in node["d"]?.elements ?? [] {
      switch dash["n"]?.text {
      case "o": stroke.dashOffset = try property(dash["v"], otherwise: 0)
      default: stroke.dashes.append(try property(dash["v"], otherwise: 0))
      }
    }
    return stroke
  }

  private func join(_ node: JSONNode?) -> StrokeStyle.Join {
    switch choice(node, otherwise: 2) {
    case 1: .miter
    case 3: .bevel
    default: .round
    }
  }

  private mutating func gradient(_ node: JSONNode) throws(LottieError) -> GradientModel {
    guard let colors = node["g"] else { throw .missing(key: "g", place(node)) }
    let stops = try list(colors["k"])
    let numbers = stops.keys.first?.value.count ?? stops.value.count
    let count = choice(colors["p"], otherwise: numbers / 4)
    if max(count, (numbers - 4 * min(max(count, 0), numbers / 4)) / 2) > GradientStops.maximumCount {
      warn(.gradientStops)
    }
    return GradientModel(
      isRadial: choice(node["t"], otherwise: 1) == 2, count: min(max(count, 0), numbers / 4), stops: stops,
      start: try property(node["s"], otherwise: Numbers.zero), end: try property(node["e"], otherwise: Numbers.zero),
      highlightLength: try property(node["h"], otherwise: 0), highlightAngle: try property(node["a"], otherwise: 0))
  }

  private mutating func modifier(_ node: JSONNode, _ kind: String) throws(LottieError) -> ModifierModel? {
    switch kind {
    case "tm":
      return .trim(
        start: try property(node["s"], otherwise: 0), end: try property(node["e"], otherwise: 100),
        offset: try property(node["o"], otherwise: 0), isOneByOne: choice(node["m"], otherwise: 1) == 2)
    case "rd": return .roundCorners(radius: try property(node["r"], otherwise: 0))
    case "pb": return .pucker(amount: try property(node["a"], otherwise: 0))
    case "zz":
      return .zigzag(
        amplitude: try property(node["s"], otherwise: 0), ridges: try property(node["r"], otherwise: 0),
        points: try property(node["pt"], otherwise: 1))
    case "op":
      return .offset(
        amount: try property(node["a"], otherwise: 0), join: join(node["lj"]),
        miterLimit: try property(node["ml"], otherwise: 100))
    default:
      return .twist(
        angle: try property(node["a"], otherwise: 0), center: try property(node["c"], otherwise: Numbers.zero))
    }
  }

  private mutating func repeater(_ node: JSONNode) throws(LottieError) -> RepeaterModel {
    let place = node["tr"]
    return RepeaterModel(
      copies: try property(node["c"], otherwise: 1), offset: try property(node["o"], otherwise: 0),
      transform: try place.map { node throws(LottieError) in try transform(node) } ?? TransformModel(),
      startOpacity: try property(place?["so"], otherwise: 100), endOpacity: try property(place?["eo"], otherwise: 100),
      laterBelow: choice(node["m"], otherwise: 1) == 1)
  }
}
