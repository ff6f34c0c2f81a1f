import SpringformNumerics
import Springform
import SpringformDocument
import SpringformExpressions

/// Text.
extension LayerKind {
  static let text = LayerKind(
    "text", of: .fitting, markerKeys: ["text"], keys: TextKeys(),
    properties: Property.all(in: LayerProperties.ofTexts)
  ) { TextLayer() }
}

struct TextKeys: LayerKeyTable {
  let text = LayerKey("text", .node(.expression(.text)), "a text; = begins an expression") { reader, node, _ in
    let limit = reader.read(\TextKeys.maximumLines)
    let expression = reader.context.expression(node, as: .text)
    reader.doubtBraces(node)
    guard let run = expression?.text else { return nil }
    let step = reader.step("text", property: "string", node, Dependencies(expression)) { interpreter, layer in
      let text = run(interpreter)
      let isShort = text.utf8.count <= FontLibrary.maximumLength
      let length = isShort ? 0 : text.unicodeScalars.count
      guard length <= FontLibrary.maximumLength else {
        return interpreter.fail(
          "a text of \(length.groupedText) characters is too long", at: node.position,
          hint: "at most \(FontLibrary.maximumLength.groupedText) are set; slice(text, 0, 1000) takes some")
      }
      guard let layer = layer as? TextLayer else { return }
      interpreter.note(text, in: layer, at: node.position)
      layer.string = text
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
    "maximumLines", .number(1...Double.greatestFiniteMagnitude),
    "the most lines of a wrapped text; an ellipsis ends the last", default: "any number")
  let maximumWidth = LayerKey(
    "maximumWidth", .expression(.number).checked(.notNegative), "how wide a text without a size may become", unit: "pt",
    default: "any width"
  ) { layer, value in
    if case .number(let width) = value { (layer as? TextLayer)?.maximumWidth = width }
  }
}

extension LayerStepReader {
  /// Braces are letters like others, but hardly meant around a name that there is.
  fileprivate func doubtBraces(_ node: Node) {
    guard let text = node.scalar?.text, !text.hasPrefix("="),
      let match = text.firstMatch(of: /\$?\{([A-Za-z_]\w*)[^{}]*\}/),
      context.scope.knows(String(match.1))
    else { return }
    let (before, after) = (text[..<match.range.lowerBound], text[match.range.upperBound...])
    let name = match.0.drop { "${".contains($0) }.dropLast()
    let parts = [before.isEmpty ? nil : "\"\(before)\"", String(name), after.isEmpty ? nil : "\"\(after)\""]
    let whole = parts.compactMap(\.self).joined(separator: " + ")
    problems.warn(
      "the braces are a part of this text", at: node.position,
      hint: "write text: \(whole.contains("\"") ? "'=\(whole)'" : "=\(whole)")")
  }
}

struct FontKeys: Sendable {
  static let format = MappingFormat(
    "font", "a font", "A typeface at a size.", short: .expression(.number), keys: FontKeys())

  let size = Key("size", .expression(.number), "the em", unit: "pt", isRequired: true)
  let family = Key("family", .text, "the typeface", default: "Inter")
  let weight = Key(
    "weight", .weight, "how heavy the strokes are", default: "regular")
  let italic = Key("italic", .flag, "slanted", default: "false")
}

extension Content where Value == Font.Weight {
  /// A word; CSS's numbers are told which one is meant.
  fileprivate static var weight: Self {
    let word = choice(Font.Weight.words)
    return Content(word.schema) { context, node, key in
      guard let number = node.integer, (1...1000).contains(number) else { return word.read(context, node, key) }
      let meant = Font.Weight.words[min(max((number + 50) / 100 - 1, 0), Font.Weight.words.count - 1)].0
      context.problems.add("'\(key)' is a word", at: node.position, hint: "write \(meant)")
      return nil
    }
  }
}

extension Interpreter {
  /// Keeps a text of several lines in mind, until it is known whether its layer shows them.
  fileprivate func note(_ text: String, in layer: TextLayer, at position: SourcePosition) {
    guard let end = text.utf8.firstIndex(of: 0x0A), text[end...].contains(where: { !$0.isWhitespace }) else { return }
    let reason = Problem.Reason.other("only the first line of this text shows", hint: "give it 'isWrapped: true'")
    playthrough.note(Problem(program.source, position, reason), of: layer)
  }

  /// A size that a font can have; else `nil`, and the scene's end.
  fileprivate func fontSize(_ size: Double, at position: SourcePosition) -> Double? {
    if size > 0, size <= Font.maximumSize { return size }
    fail("a font of \(written(size)) points is not possible", at: position)
    return nil
  }
}
