import SpringformGeometry
import SpringformNumerics

/// Texts, fonts and glyphs.
extension LottieReader {
  mutating func readFonts(_ root: JSONNode) throws(LottieError) {
    for node in root["fonts"]?["list"]?.elements ?? [] { document.fonts.append(try font(node)) }
    if document.fonts.isEmpty { document.fonts = [FontModel()] }
    fontNumbers = Dictionary(
      document.fonts.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for node in root["chars"]?.elements ?? [] {
      guard let character = node["ch"]?.text else { continue }
      let typeface = GlyphTable.Typeface(family: node["fFamily"]?.text ?? "", style: node["style"]?.text ?? "")
      var glyph = GlyphTable.Glyph(advance: try number(node["w"], "w", otherwise: 0))
      if version.hasOldGlyphs {
        warn(.textFeature("letters of a version before 4.8"))
      } else if choice(node["t"], otherwise: 0) == 1 {
        warn(.textFeature("letters that are compositions"))
      } else {
        try addOutlines(node["data"]?["shapes"]?.elements ?? [], to: &glyph.outline)
      }
      document.glyphs.add(own: glyph, character, of: typeface)
    }
  }

  private func font(_ node: JSONNode) throws(LottieError) -> FontModel {
    FontModel(
      name: node["fName"]?.text ?? "", family: node["fFamily"]?.text ?? "", style: node["fStyle"]?.text ?? "",
      weight: node["fWeight"]?.words ?? "", ascent: try number(node["ascent"], "ascent", otherwise: 0))
  }

  private mutating func addOutlines(_ nodes: [JSONNode], to path: inout Path) throws(LottieError) {
    for node in nodes {
      switch node["ty"]?.text {
      case "gr": try addOutlines(node["it"]?.elements ?? [], to: &path)
      case "sh": path.add(try outline(node["ks"], isClosed: node["closed"].map(\.isTrue)).value)
      default: break
      }
    }
  }

  /// - Parameters:
  ///   - node: what a layer says of its text.
  ///   - masks: the layer's, also those that hide nothing; a text may stand on one of them.
  mutating func text(_ node: JSONNode?, masks: [JSONNode]) throws(LottieError) -> TextModel? {
    guard let node, let source = try resolved(node["d"]) else { return nil }
    var model = TextModel(documents: [])
    // Files before version 4.4.14 have a single text without key frames.
    for version in source["k"]?.elements ?? [source] {
      if let text = version["s"], text.members != nil {
        model.documents.append((try number(version["t"], "t", otherwise: 0), try textDocument(text)))
      } else if version["t"]?.text != nil {
        model.documents.append((0, try textDocument(version)))
      }
    }
    guard !model.documents.isEmpty else { return nil }
    model.documents.sort { $0.frame < $1.frame }
    if let expression = source["x"]?.text { model.expression = self.expression(expression) }
    if let more = node["m"] {
      model.grouping = [2: .words, 3: .lines][choice(more["g"], otherwise: 1)] ?? .letters
      model.alignment = try property(more["a"], otherwise: Numbers.zero)
    }
    if let options = node["p"], let number = options["m"]?.number.flatMap({ Int(exactly: $0) }),
      masks.indices.contains(number)
    {
      model.path = TextPathModel(
        outline: try outline(masks[number]["pt"]), start: try property(options["f"], otherwise: 0),
        isReversed: try property(options["r"], otherwise: 0), turnsLetters: try property(options["p"], otherwise: 0),
        spreads: try property(options["a"], otherwise: 0))
    }
    for animator in node["a"]?.elements ?? [] { model.animators.append(try textAnimator(animator)) }
    if model.documents.contains(where: { $0.document.fill != nil }) { model.colorPath = try noteColor() }
    var most = 1
    for (_, document) in model.documents {
      let letters = TextLetters.split(document.string)
      most = max(most, letters.count)
      guard most <= LottieAnimation.maximumItems else { throw .tooManyItems }
      try useGlyphs(of: document, letters)
      if model.expression != nil { try useGlyphs(of: document, TextLetters.likely, mayMiss: true) }
    }
    let (product, overflow) = most.multipliedReportingOverflow(by: max(model.animators.count, 1))
    guard !overflow else { throw .tooManyItems }
    try weights.add(items: product)
    return model
  }

  private mutating func textDocument(_ node: JSONNode) throws(LottieError) -> TextDocument {
    var result = TextDocument()
    result.string = node["t"]?.words ?? ""
    let name = node["f"]?.text
    result.font = name.flatMap { fontNumbers[$0] } ?? 0
    result.size = max(try number(node["s"], "s", otherwise: 0), 0)
    result.lineHeight = try number(node["lh"], "lh", otherwise: 0)
    result.baselineShift = try number(node["ls"], "ls", otherwise: 0)
    result.tracking = try number(node["tr"], "tr", otherwise: 0)
    switch choice(node["j"], otherwise: 0) {
    case 0: result.justification = .left
    case 1: result.justification = .right
    case 2: result.justification = .center
    default: result.justification = .full
    }
    result.fill = try node["fc"].flatMap { node throws(LottieError) in try textColor(node) }
    result.stroke = try node["sc"].flatMap { node throws(LottieError) in try textColor(node) }
    result.strokeWidth = try number(node["sw"], "sw", otherwise: 0)
    if let size = node["sz"], size.elements != nil {
      result.boxWidth = try numbers(size, otherwise: Numbers.zero).x
      // Text in a box without a corner of its own begins at the layer's.
      if let corner = node["ps"], corner.elements != nil {
        result.boxOrigin = try numbers(corner, otherwise: Numbers.zero).point
      }
    } else if let corner = node["ps"], corner.elements != nil {
      result.boxOrigin = try numbers(corner, otherwise: Numbers.zero).point
    }
    // lottie-web draws letters as they are written, and strokes above fills.
    switch choice(node["ca"], otherwise: 0) {
    case 1: if result.string != result.string.uppercased() { warn(.textFeature("capitals by style")) }
    case 2: if result.string != result.string.uppercased() { warn(.textFeature("small capitals")) }
    default: break
    }
    if node["of"]?.flag == false, result.stroke != nil, result.fill != nil, result.strokeWidth >= 0.1 {
      warn(.textFeature("a fill above their stroke"))
    }
    return result
  }

  private func textColor(_ node: JSONNode) throws(LottieError) -> Color? {
    if let text = node.text { return Color(text)?.withAlpha(1) }
    guard node.elements?.isEmpty == false else { return nil }
    let numbers = try numbers(node, otherwise: Numbers.zero)
    return Color(red: numbers.x, green: numbers.y, blue: numbers.z)
  }
}

// MARK: Glyphs

extension LottieReader {
  /// Looks up how a text's letters look, unless that is known.
  /// - Parameter mayMiss: whether nobody has to be told of letters that are missing.
  private mutating func useGlyphs(
    of text: TextDocument, _ letters: [String], mayMiss: Bool = false
  ) throws(LottieError) {
    let font = document.fonts[text.font]
    let typeface = GlyphTable.Typeface(family: font.family, style: font.style)
    if let own = document.glyphs.own[typeface] {
      document.glyphs.use(own: typeface, for: text.font)
      // As in lottie-web, what the file does not bring along is missing, and no other font's letter is among its own.
      let missing = letters.filter { own[$0] == nil && !TextLetters.isBreak($0) && $0 != " " }
      if let first = missing.first, !mayMiss { warnOfMissing(first) }
      return
    }
    var missing: String?
    for letter in letters where document.glyphs.glyph(letter, font: text.font) == nil && !TextLetters.isBreak(letter) {
      guard document.glyphs.count < GlyphTable.maximumCount else { throw .tooManyItems }
      let (glyph, family) = typefaces.glyph(letter, of: font)
      if let family { warn(.fontStandIn(family: font.family, used: family)) }
      if !mayMiss, missing == nil, typefaces.isUndrawable(letter) { missing = letter }
      document.glyphs.add(glyph, letter, font: text.font)
    }
    if let missing { warnOfMissing(missing) }
  }

  private mutating func warnOfMissing(_ letter: String) {
    var short = ""
    short.unicodeScalars.append(contentsOf: letter.unicodeScalars.prefix(8))
    warn(.missingGlyph(short))
  }
}

// MARK: Animators

extension LottieReader {
  private mutating func textAnimator(_ node: JSONNode) throws(LottieError) -> TextAnimatorModel {
    var result = TextAnimatorModel()
    for member in node["a"]?.members ?? [] where !member.value.isNull {
      let value = member.value
      switch member.key {
      case "a": result.anchor = try property(value, otherwise: Numbers.zero)
      case "p": result.position = try property(value, otherwise: Numbers.zero)
      case "s": result.scale = try property(value, otherwise: Numbers(100, 100, 100, 0))
      case "r": result.rotation = try property(value, otherwise: 0)
      case "rx": result.rotationX = try property(value, otherwise: 0)
      case "ry": result.rotationY = try property(value, otherwise: 0)
      case "sk": result.skew = try property(value, otherwise: 0)
      case "sa": result.skewAxis = try property(value, otherwise: 0)
      case "o": result.opacity = try property(value, otherwise: 100)
      case "fc": result.fill = try property(value, otherwise: Numbers.zero)
      case "fh": result.hue = try property(value, otherwise: 0)
      case "fs": result.saturation = try property(value, otherwise: 0)
      case "fb": result.brightness = try property(value, otherwise: 0)
      case "sc": result.stroke = try property(value, otherwise: Numbers.zero)
      case "sw": result.strokeWidth = try property(value, otherwise: 0)
      case "t": result.tracking = try property(value, otherwise: 0)
      // lottie-web has none of them.
      case "fo", "so": warn(.textFeature("an animated opacity of fills or strokes"))
      case "bl": warn(.textFeature("an animated blur"))
      case "ls": warn(.textFeature("animated line spacing"))
      default: if value.members != nil { warn(.textFeature("an animated '\(member.key)'")) }
      }
    }
    if let selector = node["s"] { result.selector = try textSelector(selector) }
    return result
  }

  private mutating func textSelector(_ node: JSONNode) throws(LottieError) -> TextSelectorModel {
    var result = TextSelectorModel()
    if choice(node["t"], otherwise: 0) == 1 { warn(.textFeature("a selector that is an expression")) }
    result.basis = [2: .lettersWithoutSpaces, 3: .words, 4: .lines][choice(node["b"], otherwise: 1)] ?? .letters
    result.shape =
      [2: .rampUp, 3: .rampDown, 4: .triangle, 5: .round, 6: .smooth][choice(node["sh"], otherwise: 1)] ?? .square
    result.countsItems = choice(node["r"], otherwise: 1) == 2
    result.isRandom = node["rn"]?.isTrue == true
    result.start = try property(node["s"], otherwise: 0)
    result.end = try property(node["e"], otherwise: 100)
    result.offset = try property(node["o"], otherwise: 0)
    result.easeHigh = try property(node["xe"], otherwise: 0)
    result.easeLow = try property(node["ne"], otherwise: 0)
    result.amount = try property(node["a"], otherwise: 100)
    result.smoothness = try property(node["sm"], otherwise: 100)
    return result
  }
}
