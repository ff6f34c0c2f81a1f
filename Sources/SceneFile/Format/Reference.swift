import SpringformNumerics
import SpringformDocument
import SpringformExpressions
import SpringformGeometry

/// The format as an article, made from the same forms as the reader and the schema, so that it cannot say anything else.
public enum SceneReference {
  /// Markdown; always the same.
  public static var text: String {
    let sections = [head, types] + mappings + [expressions, limits]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    # Scene file reference

    Every key of a scene file, what it takes, and what counts without it.

    ## Overview

    This article is written by `springform schema --reference`, from the definitions that files are read by. <doc:SceneFiles>
    says how the parts play together.
    """

  // MARK: Types

  private static var types: String {
    let rows: [[String]] = [
      ["number", "`12.5`, `300ms`, `90deg`, or an expression"],
      ["point", "`[x, y]`, each of them an expression, or an expression; a layer stands for its position"],
      ["condition", "`true`, `false`, or an expression"],
      ["color", "`\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `\"#RGB\"` or a name; `=` begins an expression"],
      ["text", "as it is written; where it may follow something, `=` begins an expression"],
      ["layer", "a layer's name, or an expression such as `dot[3]`"],
      ["value", "an expression of any type"],
      ["curve", "the name of a curve under `trace`, or an expression"],
      ["name", "letters, digits and `_`, beginning with a letter, unless it names something outside of expressions"],
      ["list of, map of", "YAML's `[ ]` or lines with `- `; YAML's `{ }` or lines with a key"],
    ]
    return "## What a key takes\n\n" + table(["Type", "Written as"], rows)
      + "\n\nA number without a unit counts what the tables say: "
      + "pt are points of the canvas, s seconds, rad radians, Hz hertz, N newtons, lines heights of a font's own line."
  }

  // MARK: Forms

  private static var mappings: [String] {
    let file: [MappingSchema] = [
      SceneKeys.format.schema, CanvasKeys.format.schema, TimeKeys.format.schema, ParameterKeys.format.schema,
      DataKeys.format.schema, TraceCurveKeys.format.schema, ExpectationKeys.format.schema,
    ]
    let layers: [MappingSchema] = [
      LayerKeys.format.schema, ComponentKeys.schema, ParameterKeys.optionalFormat.schema, FontKeys.format.schema,
      GradientKeys.format.schema, EmitterCellKeys.format.schema,
    ]
    let physics: [MappingSchema] = [
      PhysicsKeys.format.schema, BodyKeys.schema, WallsKeys.format.schema, BoundaryKeys.format.schema,
      AttachmentKeys.format.schema, FieldKeys.format.schema,
    ]
    let verbs: [MappingSchema] = MappingSchema.verbs.filter { $0.name != DragKeys.format.schema.name }
    let finger: [MappingSchema] = [TapeStepKeys.format.schema, DragKeys.format.schema, TouchesKeys.format.schema]
    let groups: [(title: String, mappings: [MappingSchema])] = [
      ("The file", file), ("Layers", layers), ("Physics", physics), ("Events", [EventKeys.format.schema]),
      ("Verbs", verbs), ("The finger", finger),
    ]
    return groups.flatMap { title, mappings in ["## \(title)"] + mappings.flatMap { sections(of: $0) } }
  }

  private static func sections(of mapping: MappingSchema) -> [String] {
    let short = mapping.short.map { "\nIn its place may stand: \(words($0))." } ?? ""
    let head = "### \(mapping.name)\n\n\(mapping.help)" + short
    switch mapping.name {
    case LayerKeys.format.schema.name:
      return [head + "\n\n" + table(of: LayerKeys.ownSchemas), paths] + LayerKind.all.compactMap { properties(of: $0) }
    case BodyKeys.schema.name:
      let left = LayerKeys.ownSchemas.filter { BodyKeys.excluded.contains($0.name) }.map { "`\($0.name)`" }
      return [
        head + "\n\n" + table(of: BodyKeys.format.schema.keys)
          + "\n\nA body is a layer, too, with all keys of [layer](#layer) except "
          + left.joined(separator: ", ") + "."
      ]
    case ComponentKeys.schema.name:
      return [
        head + "\n\n" + table(of: ComponentKeys.sections)
          + "\n\nA component is a layer, too, with all keys of [layer](#layer) but those that say how many there are and "
          + "what they are called. Its expressions know its own names, themes and data; `self` is its layer."
      ]
    case EventKeys.format.schema.name: return [head + "\n\n" + table(of: mapping.keys), eventNames]
    default: return [head + "\n\n" + table(of: mapping.keys)]
    }
  }

  private static func properties(of kind: LayerKind) -> String? {
    let (properties, layer) = (kind.properties.filter { $0.name != "string" }, kind.make())
    guard !properties.isEmpty else { return nil }
    let rows = properties.map { property in
      let short = property.shortNames.map { ", `\($0)`" }.joined()
      let how = property.isReadOnly ? "read" : property.isAnimatable ? "animate" : "set"
      return [
        "`\(property.name)`" + short, words(property.choices.isEmpty ? property.schema : .choice(property.choices)),
        property.unit ?? "", property.isReadOnly ? "" : code(property.missing(in: layer)), how, property.help,
      ]
    }
    let title =
      switch kind {
      case .layer: "Properties of every layer"
      case .fitting: "Properties of text and stack layers"
      default: "Properties of \(kind.identifier) layers"
      }
    return "### \(title)\n\n" + table(["Property", "Takes", "Unit", "Default", "Can be", "Meaning"], rows)
  }

  private static var paths: String {
    let rows = PathLetter.Kind.allCases.map { ["`\($0.rawValue)`", $0.operands, $0.meaning] }
    return """
      ### path

      SVG's path data: letters and operands, as in `M10 20 h30 v-5.5 Z`, which may run together as in SVG. For any number, or for
      the two of a point, there may be an expression in braces, as in `M{a} L{b + [10, 0]} Z`. Small letters count from the
      current point. Or a list of such texts and of mappings with `repeat`, `where` and `path`, whose part comes once for each
      turn.

      """ + "\n" + table(["Letter", "Takes", "Draws"], rows)
        + "\n\nThe rotation of `A` is in degrees where it is a number, as in SVG, and an angle as everywhere in expressions:"
        + " `45`, `{45deg}` or `{pi / 4}`. A flag may be a condition. The angles of `O` are in radians: `O0 0 20 0 {90deg}`."
  }

  private static var eventNames: String {
    let rows = EventReader.fingerLocals.map { ["`\($0.name)`", word($0.type), "tap, press, pan", $0.help] }
    let contact = EventReader.contactLocals.map { ["`\($0.name)`", word($0.type), "contact", $0.help] }
    return "### Names in events\n\n" + table(["Name", "Type", "In", "Meaning"], rows + contact)
  }

  // MARK: Limits

  private static var limits: String {
    let document = DocumentLimits()
    let rows: [[String]] = [
      [
        "the file", "\(document.bytes / 1024) KiB, nested \(document.depth) deep, \(document.nodes.groupedText) values",
      ],
      ["an expression", "\(Lexer.maximumLength.groupedText) characters, nested \(Parser.maximumDepth) deep"],
      ["a repetition", "\(Loops.limit.groupedText) turns"],
      ["layers", "\(Playthrough.layerLimit.groupedText), nested \(LayerReader.depthLimit) deep"],
      ["pictures", "\(Playthrough.pixelLimit >> 20) megapixels in all"],
      ["a path", "\(PathPlan.elementLimit.groupedText) elements"],
      ["a tape", "\(TapeReader.stepLimit.groupedText) steps"],
      ["verbs", "\(Playthrough.actionLimit.groupedText) before one refresh"],
      ["all repetitions", "\(Playthrough.iterationLimit.groupedText) turns before one refresh"],
      [
        "physics",
        "\(Physics.limit.groupedText) bodies, \(Physics.limit.groupedText) attachments, pushes, snaps, collisions and fields at a time",
      ],
      ["templates", "spawn each other \(Playthrough.spawnLimit) deep"],
      ["values that need each other", "\(Compiler.depthLimit) operations, one within the other"],
    ]
    return "## Limits\n\n" + table(["Of", "At most"], rows)
  }
}
