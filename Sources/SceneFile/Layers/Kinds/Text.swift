import Springform
import SpringformDocument
import SpringformExpressions

/// Text.
extension LayerKind {
  static let text = LayerKind(
    "text", of: .fitting, markerKeys: ["text"], keys: TextKeys(),
    properties: [
      .plain("string", \TextLayer.string, "the text"),
      .animated(
        "textColor", \TextLayer.textColor, "the letters' color", get: { $0.textColor },
        set: { $0.textColor = $1 }),
      .plain("fontSize", \TextLayer.font.size, "the em in points", unit: "pt"),
      .choice(
        "truncation", \TextLayer.truncation,
        [("none", .none), ("head", .head), ("middle", .middle), ("tail", .tail)],
        "what becomes of a line that is too long"),
      .plain("isWrapped", \TextLayer.isWrapped, "whether long lines are broken; otherwise there is one line"),
      .animated(
        "lineHeight", \TextLayer.lineHeight, "a multiple of the font's own height; half of what it adds is above",
        unit: "lines", get: { $0.lineHeight }, set: { $0.lineHeight = $1 }),
      .animated(
        "letterSpacing", \TextLayer.letterSpacing, "added between letters", unit: "pt", get: { $0.letterSpacing },
        set: { $0.letterSpacing = $1 }),
    ]
  ) { TextLayer() }
}

struct TextKeys: LayerKeyTable {
  let text = LayerKey("text", .node(.expression(.text)), "a text; = begins an expression") { reader, node, _ in
    let limit = reader.read(\TextKeys.maximumLines)
    let step = reader.step("string", node, reader.context.expression(node, as: .text)) { layer, value in
      if case .text(let text) = value { (layer as? TextLayer)?.string = text }
    }
    guard let limit, let step else { return step }
    return LayerPlan.Step(id: step.id, isLive: step.isLive, inputs: step.inputs) { interpreter, layer in
      (layer as? TextLayer)?.maximumLines = Int(exactly: limit(interpreter).rounded())
      step.apply(interpreter, layer)
    }
  }
  let font = LayerKey("font", .node(.mapping("font")), "the text's font", default: "17 pt Inter") { reader, node, _ in
    guard node.entries != nil else {
      guard let size = reader.context.expression(node, as: .number), let run = size.number else { return nil }
      return reader.step("font", node, Dependencies(size)) { interpreter, layer in
        guard let size = interpreter.fontSize(run(interpreter), at: node.position) else { return }
        (layer as? TextLayer)?.font.size = size
      }
    }
    let font = Mapping(node, FontKeys.format, reader.context)
    let (weight, family, isItalic) = (font.read(\.weight), font.read(\.family), font.read(\.italic))
    guard let size = font.read(\.size), let run = size.number else { return nil }
    return reader.step("font", node, Dependencies(size)) { interpreter, layer in
      guard let size = interpreter.fontSize(run(interpreter), at: node.position) else { return }
      var font = Font(size: size, weight: weight ?? .regular, isItalic: isItalic ?? false)
      if let family { font.family = family }
      (layer as? TextLayer)?.font = font
    }
  }
  let maximumLines = Key(
    "maximumLines", .number, "the most lines of a wrapped text; an ellipsis ends the last", default: "any number")
  let maximumWidth = LayerKey(
    "maximumWidth", .expression(.number), "how wide a text without a size may become", unit: "pt", default: "any width"
  ) { layer, value in
    if case .number(let width) = value { (layer as? TextLayer)?.maximumWidth = width }
  }
}

struct FontKeys: Sendable {
  static let format = MappingFormat(
    "font", "a font", "A typeface at a size.", short: .expression(.number), keys: FontKeys())

  let size = Key("size", .expression(.number), "the em", unit: "pt", isRequired: true)
  let family = Key("family", .text, "the typeface", default: "Inter")
  let weight = Key(
    "weight", .choice(Font.Weight.allCases.map { ("\($0)", $0) }), "how heavy the strokes are", default: "regular")
  let italic = Key("italic", .flag, "slanted", default: "false")
}

extension Interpreter {
  /// A size that a font can have; else `nil`, and the scene's end.
  fileprivate func fontSize(_ size: Double, at position: SourcePosition) -> Double? {
    if size > 0, size <= Font.maximumSize { return size }
    fail("a font of \(written(size)) points is not possible", at: position)
    return nil
  }
}
