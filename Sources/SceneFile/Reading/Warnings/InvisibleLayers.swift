import SpringformDocument
import SpringformExpressions

/// Layers that paint nothing, or less than is written down.
struct InvisibleLayers {
  private let node: Node
  private let entries: [Node.Entry]
  private let plan: LayerPlan
  private let file: ProgramContext
  private let isBody: Bool
  private let isInStack: Bool

  /// A doubt about a layer that is none if something in the file changes one of its properties.
  struct Doubt {
    let slot: Int?
    let properties: Set<String>
    let what: String
    let hint: String
    let position: SourcePosition
  }

  init(
    _ node: Node, _ entries: [Node.Entry], _ plan: LayerPlan, _ file: ProgramContext, isBody: Bool, isInStack: Bool
  ) {
    (self.node, self.entries, self.plan, self.file) = (node, entries, plan, file)
    (self.isBody, self.isInStack) = (isBody, isInStack)
  }

  /// Notes what is wrong with a layer's keys, and doubts that are settled once the whole file is read.
  func check() {
    checkOutline()
    checkBounds()
    checkLine()
    checkPaint()
    checkLines()
    checkEffects()
    checkKinds()
    checkRoom()
    checkSpace()
    if !isBody, !plan.isMask, plan.slot == nil { checkSight() }
  }

  private static let outlines = ["circle", "ellipse", "rect", "path"]
  private static let sizes: Set = ["size", "frame", "circle", "ellipse", "rect", "box", "image", "svg", "lottie"]
  private static let fillings = [
    "background", "backgroundColor", "gradient", "borderWidth", "blur", "backdropBlurRadius",
  ]
  private static let lines = [
    "lineWidth", "lineCap", "lineJoin", "lineDashPattern", "lineDashPhase", "strokeStart", "strokeEnd", "miterLimit",
  ]

  private func entry(_ names: [String]) -> Node.Entry? { entries.first { names.contains($0.key) } }

  private func doubt(_ what: String, at position: SourcePosition, hint: String, unless properties: String...) {
    file.doubts.append(
      Doubt(slot: plan.slot, properties: Set(properties), what: what, hint: hint, position: position))
  }

  /// Only a shape draws an outline.
  private func checkOutline() {
    if plan.kind.inherits(.shape), let corners = entry(["corners"]), entry(["rect"]) == nil {
      file.compilation.problems.add(
        "'corners' belongs to 'rect'", at: corners.keyPosition,
        hint: "write cornerRadius for background, border and clip")
    }
    guard !plan.kind.inherits(.shape), let outline = entry(Self.outlines) else { return }
    file.compilation.problems.warn(
      "\(plan.kind.title) does not draw its '\(outline.key)'", at: outline.keyPosition,
      hint: "draw it in a layer of its own with this one in its 'layers', or write 'size'")
  }

  /// A background, a border, a blur and a plain layer's gradient lie in the bounds.
  private func checkBounds() {
    let isPaintedByGradient = plan.kind.inherits(.shape)
    guard let filling = entry(Self.fillings.filter { !($0 == "gradient" && isPaintedByGradient) }),
      !entries.contains(where: { Self.sizes.contains($0.key) }), !plan.kind.inherits(.fitting)
    else { return }
    doubt(
      "'\(filling.key)' lies in the bounds, and this layer has no size", at: filling.keyPosition,
      hint: "give it 'size' or 'frame'", unless: "size")
  }

  /// A line is as clear as its color.
  private func checkLine() {
    guard plan.kind.inherits(.shape), let line = entry(Self.lines),
      entry(["stroke", "strokeColor", "strokeGradient"]) == nil
    else { return }
    doubt(
      "'\(line.key)' is about a line that has no color", at: line.keyPosition, hint: "give it 'stroke'",
      unless: "strokeColor")
  }

  /// What says how something looks that is not there.
  private func checkEffects() {
    if let key = entry(["innerShadowColor", "innerShadowOffset", "innerShadowRadius"]),
      entry(["innerShadowOpacity"]) == nil
    {
      doubt(
        "'\(key.key)' is about an inner shadow that has no opacity", at: key.keyPosition,
        hint: "give it 'innerShadowOpacity'", unless: "innerShadowOpacity")
    }
    if let key = entry(["cornerCurve"]), entry(["cornerRadius", "cornerRadii", "corners"]) == nil {
      doubt(
        "'cornerCurve' is about corners that have no radius", at: key.keyPosition, hint: "give it 'corners'",
        unless: "cornerRadius", "cornerRadii")
    }
    if plan.kind.inherits(.shape), let key = entry(["lineDashPhase"]), entry(["lineDashPattern"]) == nil {
      doubt(
        "'lineDashPhase' is about dashes, and this line has none", at: key.keyPosition,
        hint: "give it 'lineDashPattern'")
    }
  }

  /// Without `isWrapped` a text has one line.
  private func checkLines() {
    guard plan.kind.inherits(.text), let text = entry(["text"])?.value, let words = text.scalar?.text,
      !words.hasPrefix("="), entry(["isWrapped"]) == nil
    else { return }
    let lines = words.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count > 1, lines[1].contains(where: { !$0.isWhitespace }) else { return }
    doubt(
      "only the first line of this text shows", at: text.position, hint: "give it 'isWrapped: true'",
      unless: "isWrapped")
  }

  /// A layer is of one kind.
  private func checkKinds() {
    for kind in LayerKind.all where kind != .shape && !plan.kind.inherits(kind) && kind.describes(node) {
      guard let mark = entry(kind.markerKeys) else { continue }
      file.compilation.problems.warn(
        "'\(mark.key)' has no effect in \(plan.kind.title)", at: mark.keyPosition,
        hint: "put the one into the 'layers' of the other")
    }
  }

  /// A stack arranges layers by their sizes.
  private func checkRoom() {
    guard isInStack, !plan.isPlaced, !plan.isMask, !plan.kind.inherits(.fitting),
      !entries.contains(where: { Self.sizes.contains($0.key) })
    else { return }
    doubt(
      "a stack makes room for a layer's size, and this one has none",
      at: entry(["path"])?.keyPosition ?? plan.position, hint: "give it 'size'", unless: "size")
  }

  /// A layer whose sublayers lie in space has no picture of its own.
  private func checkSpace() {
    guard plan.kind.inherits(.space), let key = entry(Self.fillings + Self.pictureKeys) else { return }
    file.compilation.problems.warn(
      "a layer with 'space' draws nothing itself, and '\(key.key)' has no effect", at: key.keyPosition,
      hint: "give it to a layer in its 'layers'")
  }

  /// What is done to a layer's picture.
  private static let pictureKeys = [
    "mask", "masksToBounds", "shadowOpacity", "innerShadowOpacity", "blurRadius", "blendMode", "isDoubleSided",
  ]

  /// A layer that nothing can make visible.
  private func checkSight() {
    if plan.kind.inherits(.shape), let fill = entry(["fill", "fillColor"]), fill.value.scalar?.text == "clear",
      entry(["stroke", "strokeColor", "strokeGradient", "layers", "mask"] + Self.fillings) == nil
    {
      doubt(
        "this shape shows nothing, because its fill is clear and it has no line", at: fill.keyPosition,
        hint: "give it 'stroke'", unless: "strokeColor", "fillColor")
    }
    if let opacity = entry(["opacity"]), opacity.value.number == 0 {
      doubt(
        "this layer is never seen", at: opacity.keyPosition, hint: "give it an id to change it by", unless: "opacity")
    }
    if let visible = entry(["visible"]), visible.value.flag == false {
      doubt(
        "this layer is never seen", at: visible.keyPosition, hint: "give it an id to change it by", unless: "visible")
    }
  }

  /// A layer without a name, a content and a filling cannot come to any.
  private func checkPaint() {
    guard plan.kind == .layer, plan.slot == nil, !plan.isMask, entry(Self.fillings + ["layers", "mask"]) == nil else {
      return
    }
    doubt(
      "this layer shows nothing", at: plan.position,
      hint: "give it 'background', 'gradient', 'text', 'image', 'svg', 'lottie', 'path' or 'layers'",
      unless: "backgroundColor", "backdropBlurRadius", "borderWidth")
  }
}

extension ProgramContext {
  /// Tells the doubts that nothing in the file has settled.
  func warnOfInvisibleLayers() {
    for doubt in doubts {
      let isChanged = doubt.properties.contains { name in
        changedSomewhere.contains(name) || doubt.slot.map { changed.contains(.member(object: $0, name: name)) } == true
      }
      if !isChanged { compilation.problems.warn(doubt.what, at: doubt.position, hint: doubt.hint) }
    }
  }
}
