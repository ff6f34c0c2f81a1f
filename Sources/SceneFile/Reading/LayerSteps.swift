import Springform
import SpringformDocument

/// Reads what is done to a new layer: its properties, shape and contents.
struct LayerSteps {
  private let context: ReaderContext
  private let fields: Fields
  private let plan: LayerPlan

  init(_ context: ReaderContext, fields: Fields, plan: LayerPlan) {
    self.context = context
    self.fields = fields
    self.plan = plan
  }

  private var problems: Problems { context.problems }

  /// What decides the size comes first, then the rest as it is written.
  private static let first = ["circle", "ellipse", "rect", "box", "image", "size", "anchorPoint", "anchor"]
  private static let structural: Set = [
    "id", "repeat", "where", "mask", "appear", "layers", "scroll", "corners", "maximumLines", "active",
  ]

  func steps() -> [LayerPlan.Step] {
    let entries = fields.node.entries ?? []
    let ordered =
      Self.first.compactMap { key in entries.first { $0.key == key } } + entries.filter { !Self.first.contains($0.key) }
    return ordered.flatMap { steps($0) }
  }

  private func steps(_ entry: Node.Entry) -> [LayerPlan.Step] {
    guard !Self.structural.contains(entry.key), BodyProperty(rawValue: entry.key) == nil || plan.body != nil,
      let node = fields[entry.key]
    else { return [] }
    switch entry.key {
    case "circle": return [circle(node, isBody: fields.what == MappingSchema.body.what)].compactMap(\.self)
    case "ellipse", "rect": return [outline(node, entry.key)].compactMap(\.self)
    case "box": return [box(node)].compactMap(\.self)
    case "path": return [path(node)].compactMap(\.self)
    case "frame": return [frame(node)].compactMap(\.self)
    case "lineDashPattern":
      return [numbers(node) { layer, values in (layer as? ShapeLayer)?.lineDashPattern = values }].compactMap(\.self)
    case "text": return [text(node)].compactMap(\.self)
    case "font": return [font(node)].compactMap(\.self)
    case "gradient": return [gradient(node)].compactMap(\.self)
    case "image": return [image(node)].compactMap(\.self)
    case "emitter": return [emitter(node)].compactMap(\.self)
    case "copies": return [property("instanceCount", node, label: "copies")].compactMap(\.self)
    case "follows": return [follows(node)].compactMap(\.self)
    default:
      guard fields.node.entries?.contains(where: { $0.key == entry.key }) == true,
        MappingSchema.layer.keyNames.contains(entry.key)
      else { return [] }
      return [property(entry.key, node, label: entry.key)].compactMap(\.self)
    }
  }

  /// Makes a step, live when what it reads is.
  private func step(
    _ label: String, property: String? = nil, _ node: Node, _ traits: Expression.Traits, _ reads: [Reference],
    _ apply: @escaping @Sendable (Interpreter, Layer) -> Void
  ) -> LayerPlan.Step? {
    let isLive = traits.contains(.live)
    if isLive, traits.contains(.random) {
      problems.add(
        "'\(label)' would be random at every refresh", at: node.position,
        hint: "use noise(x), or a state that an event sets")
      return nil
    }
    guard isLive else { return LayerPlan.Step(id: 0, isLive: false, apply: apply) }
    let target = plan.slot.map { Reference.property(layer: $0, name: property ?? label) }
    let id = context.file.addBound(
      .init(target: target, reads: reads, label: (plan.name ?? "a layer") + "." + label, position: node.position))
    return LayerPlan.Step(id: id, isLive: true, inputs: Expression.inputs(traits, reads), apply: apply)
  }

  private func step(
    _ label: String, _ node: Node, as type: ValueType, _ apply: @escaping @Sendable (Layer, Value) -> Void
  ) -> LayerPlan.Step? {
    guard let expression = context.expression(node, as: type) else { return nil }
    let (code, position) = (expression.code, node.position)
    return step(label, node, expression.traits, expression.reads) { interpreter, layer in
      let value = code.value(interpreter)
      guard value.isFinite else {
        return interpreter.fail(
          "'\(label)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
      }
      apply(layer, value)
    }
  }

  // MARK: Properties

  private func property(_ key: String, _ node: Node, label: String) -> LayerPlan.Step? {
    guard let property = Property.named(key, of: plan.kind) else {
      let owner = LayerKind.allCases.first { Property.named(key, of: $0) != nil }
      problems.add(
        "\(plan.kind.title) has no '\(key)'",
        at: fields.entry(key)?.keyPosition ?? node.position,
        hint: owner.map { "a layer with '\(Self.marks[$0] ?? $0.rawValue)' has it" })
      return nil
    }
    if !property.choices.isEmpty { return choice(property, node) }
    if property.name == "visible" { return visibility(node) }
    let set = property.set
    return step(property.name, node, as: property.type) { set($0, $1) }
  }

  private func visibility(_ node: Node) -> LayerPlan.Step? {
    guard let expression = context.expression(node, as: .flag), case .flag(let run) = expression.code else {
      return nil
    }
    return step("visible", node, expression.traits, expression.reads) { interpreter, layer in
      let isHidden = !run(interpreter)
      if layer.isHidden, !isHidden { interpreter.appeared() }
      layer.isHidden = isHidden
    }
  }

  /// The key that makes a layer what it is.
  private static let marks: [LayerKind: String] = [
    .shape: "path", .replicator: "copies", .emitter: "emitter", .gradient: "gradient", .image: "image", .text: "text",
    .scroll: "scroll",
  ]

  private func choice(_ property: Property, _ node: Node) -> LayerPlan.Step? {
    guard let word = node.scalar?.text, property.choices.contains(word) else {
      problems.add(.choice(property.name, node.scalar?.text ?? node.kind, known: property.choices), at: node.position)
      return nil
    }
    return step(property.name, node, [], []) { _, layer in property.set(layer, .text(word)) }
  }

  // MARK: Shapes

  private func circle(_ node: Node, isBody: Bool) -> LayerPlan.Step? {
    step("circle", node, as: .number) { layer, value in
      guard case .number(let radius) = value, let layer = layer as? BodyLayer else { return }
      layer.isRound = isBody
      layer.bounds.size = Size(width: 2 * radius, height: 2 * radius)
      layer.path = .ellipse(in: layer.bounds)
    }
  }

  private func outline(_ node: Node, _ key: String) -> LayerPlan.Step? {
    let corners = fields.entry("corners") == nil ? nil : context.expression(fields, "corners", as: .number)
    guard let size = context.expression(node, as: .point), case .point(let run) = size.code else { return nil }
    var radius: @Sendable (Interpreter) -> Double = { _ in 0 }
    if case .number(let run)? = corners?.code { radius = run }
    let position = node.position
    return step(
      key, node, size.traits.union(corners?.traits ?? []), size.reads + (corners?.reads ?? [])
    ) { [radius] interpreter, layer in
      let size = run(interpreter)
      guard Value.point(size).isFinite else { return interpreter.fail("'\(key)' is not finite", at: position) }
      layer.bounds.size = Size(width: size.x, height: size.y)
      guard let layer = layer as? ShapeLayer else { return }
      layer.path =
        key == "ellipse" ? .ellipse(in: layer.bounds) : .roundedRect(layer.bounds, cornerRadius: radius(interpreter))
    }
  }

  private func box(_ node: Node) -> LayerPlan.Step? {
    step("box", node, as: .point) { layer, value in
      if case .point(let size) = value { layer.bounds.size = Size(width: size.x, height: size.y) }
    }
  }

  private func path(_ node: Node) -> LayerPlan.Step? {
    guard let path = PathReader(context).path(node) else { return nil }
    let (make, isLive) = (path.make, path.isLive)
    return step("path", node, path.traits, path.reads) { interpreter, layer in
      // Nobody sees a hidden layer's path, and no expression reads it; one that follows is made when the layer appears.
      guard !(isLive && layer.isHidden), let layer = layer as? ShapeLayer else { return }
      layer.path = make(interpreter)
    }
  }

  private func frame(_ node: Node) -> LayerPlan.Step? {
    guard node.elements?.count == 4 else {
      problems.add("a frame has four numbers: [x, y, width, height]", at: node.position)
      return nil
    }
    return numbers(node) { layer, values in
      layer.frame = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }

  private func numbers(_ node: Node, _ apply: @escaping @Sendable (Layer, [Double]) -> Void) -> LayerPlan.Step? {
    step("frame", node, as: .list(.number)) { layer, value in
      if case .list(let values) = value { apply(layer, values.compactMap { Double($0) }) }
    }
  }

  private func follows(_ node: Node) -> LayerPlan.Step? {
    guard let expression = context.expression(node, as: .layer(.layer)), case .layer(_, _, let run) = expression.code
    else { return nil }
    return step("follows", property: "position", node, expression.traits.union([.live, .direct]), expression.reads) {
      interpreter, layer in
      guard let body = run(interpreter) else { return }
      layer.position = body.presentation.position
      layer.transform = body.presentation.transform
    }
  }

  // MARK: Contents

  private func text(_ node: Node) -> LayerPlan.Step? {
    if let limit = fields.entry("maximumLines") == nil ? nil : context.number(fields, "maximumLines") {
      let string = step("string", node, as: .text) { layer, value in
        if case .text(let text) = value { (layer as? TextLayer)?.string = text }
      }
      return string.map { string in
        LayerPlan.Step(id: string.id, isLive: string.isLive, inputs: string.inputs) { interpreter, layer in
          (layer as? TextLayer)?.maximumLines = Int(exactly: limit(interpreter).rounded())
          string.apply(interpreter, layer)
        }
      }
    }
    return step("string", node, as: .text) { layer, value in
      if case .text(let text) = value { (layer as? TextLayer)?.string = text }
    }
  }

  private func font(_ node: Node) -> LayerPlan.Step? {
    if node.entries == nil {
      return step("font", node, as: .number) { layer, value in
        if case .number(let size) = value { (layer as? TextLayer)?.font.size = size }
      }
    }
    let font = context.fields(node, .font)
    font.require("size")
    let weight = font.entry("weight").map { _ in word(font, "weight", Font.Weight.words) } ?? .regular
    let family = font.entry("family") == nil ? nil : font.text("family")
    let isItalic = font.entry("italic") == nil ? false : font.flag("italic") ?? false
    guard let size = context.expression(font, "size", as: .number), case .number(let run) = size.code else {
      return nil
    }
    return step("font", node, size.traits, size.reads) { interpreter, layer in
      var font = Font(size: run(interpreter), weight: weight ?? .regular, isItalic: isItalic)
      if let family { font.family = family }
      (layer as? TextLayer)?.font = font
    }
  }

  private func word<Content>(_ fields: Fields, _ key: String, _ words: [(String, Content)]) -> Content? {
    guard let node = fields[key] else { return nil }
    if let match = words.first(where: { $0.0 == node.scalar?.text }) { return match.1 }
    problems.add(.choice(key, node.scalar?.text ?? node.kind, known: words.map(\.0)), at: node.position)
    return nil
  }

  private func gradient(_ node: Node) -> LayerPlan.Step? {
    guard node.entries != nil else {
      return step("gradient", node, as: .list(.color)) { layer, value in
        if case .list(let colors) = value { (layer as? GradientLayer)?.colors = colors.compactMap { Color($0) } }
      }
    }
    let fields = context.fields(node, .gradient)
    fields.require("colors")
    let kind =
      fields.entry("kind").map { _ in
        word(fields, "kind", [("axial", GradientLayer.Kind.axial), ("radial", .radial)])
      } ?? .axial
    let locations = fields.entry("locations") == nil ? nil : context.expression(fields, "locations", as: .list(.number))
    guard let colors = context.expression(fields, "colors", as: .list(.color)) else { return nil }
    return step(
      "gradient", node, colors.traits.union(locations?.traits ?? []), colors.reads + (locations?.reads ?? [])
    ) { interpreter, layer in
      guard let layer = layer as? GradientLayer, case .list(let values) = colors.code.value(interpreter) else { return }
      layer.colors = values.compactMap { Color($0) }
      layer.kind = kind ?? .axial
      if case .list(let values)? = locations?.code.value(interpreter) {
        layer.locations = values.compactMap { Double($0) }
      }
    }
  }

  private func image(_ node: Node) -> LayerPlan.Step? {
    guard let name = node.scalar?.text else {
      problems.add(.type("image", expected: "a file's name", found: node.kind), at: node.position)
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !parts.contains(".."), !name.unicodeScalars.contains("\0"), !name.isEmpty else {
      problems.add(
        "a picture lies beside the file or in a folder below", at: node.position, hint: "write its relative path")
      return nil
    }
    guard let path = PictureFolder(context.file.folder).path(of: name) else {
      problems.add("there is no picture '\(name)' beside the file or below", at: node.position)
      return nil
    }
    let position = node.position
    return step("image", node, [], []) { interpreter, layer in
      do throws(ImageLoadingError) {
        let image = try interpreter.picture(path)
        (layer as? ImageLayer)?.image = image
        layer.bounds.size = image.size
      } catch {
        interpreter.fail("the picture '\(name)' cannot be read", at: position)
      }
    }
  }

  private func emitter(_ node: Node) -> LayerPlan.Step? {
    guard let nodes = node.elements else {
      problems.add(.type("emitter", expected: "a list of cells", found: node.kind), at: node.position)
      return nil
    }
    let cells = nodes.compactMap { EmitterReader(context).cell($0) }
    guard cells.count == nodes.count else { return nil }
    let makes = cells.map(\.make)
    return step("emitter", node, cells.reduce(into: []) { $0.formUnion($1.traits) }, cells.flatMap(\.reads)) {
      interpreter, layer in
      guard let layer = layer as? EmitterLayer else { return }
      if layer.emitterCells.isEmpty { layer.seed = interpreter.stage.random.next() }
      layer.emitterCells = makes.map { $0(interpreter) }
    }
  }
}
