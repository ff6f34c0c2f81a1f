import SpringformGeometry

/// Writes a document anew for librsvg, which knows less than browsers do: what styles come to is said at the elements
/// themselves, origins become part of matrices, shadows, clips, lines and dashes are put into what it draws.
///
/// A document in which nothing needs it stays as it is.
struct Rewriting {
  /// The document's size in points.
  let size: Size
  var tree: SVGTree
  /// What is neither drawn nor put into something else.
  private(set) var warnings: [SVGWarning] = []
  /// What moves in the document.
  private(set) var animation: SVGAnimation?
  /// The variables that the outermost element declares.
  private(set) var variables: [String: String] = [:]
  let pictures: PictureStore
  private var isNeeded = false

  /// - Parameters:
  ///   - bytes: the document.
  ///   - settings: variables of the outermost element, instead of what it declares.
  ///   - pictures: what is known of the document's pictures.
  ///   - moment: what has been found to move, at a time; where there is nothing, that is looked for and shown as it begins.
  /// - Returns: `nil` when the document's tags do not fit each other.
  /// - Throws: ``SVGError/tooMuchStyle``, ``SVGError/tooMuchMotion``.
  init?(
    _ bytes: [UInt8], size: Size, settings: [String: String] = [:], moment: SVGMoment? = nil, pictures: PictureStore
  ) throws(SVGError) {
    guard let tree = SVGTree(bytes) else { return nil }
    (self.tree, self.size, self.pictures) = (tree, size, pictures)
    let sheet = try style(settings)
    variables = tree.root.variables
    animation = if let moment { moment.animation } else { try readAnimation(sheet) }
    if let animation {
      let moment = moment ?? SVGMoment(animation: animation, time: 0)
      let moved = movedVariables(moment)
      if !moved.isEmpty, let fresh = SVGTree(bytes) {
        // They change what the cascade comes to.
        self.tree = fresh
        _ = try style(settings, moved: moved)
      }
      animate(moment)
    }
    dropAnimations()
    rewritePictures()
    rewriteShapes()
    rewriteTransforms()
    rewriteStrokes()
    rewriteClips()
    rewriteFilterFunctions()
    tellCutFilters()
    rewriteShadows()
    rewriteGradients()
    rewriteText()
    rewriteBackground()
  }

  /// The document's new bytes; `nil` where the old ones do.
  var bytes: [UInt8]? { isNeeded ? tree.bytes : nil }

  mutating func note(_ what: String, _ element: SVGElement) { note(what, line: element.line) }

  mutating func note(_ what: String, line: Int) {
    // The first of its kind stands for all.
    let isTold = warnings.contains { if case .undrawn(let other, _) = $0 { other == what } else { false } }
    guard !isTold else { return }
    warnings.append(.undrawn(what, line: line))
  }

  mutating func warn(_ warning: SVGWarning) { if !warnings.contains(warning) { warnings.append(warning) } }

  mutating func need() { isNeeded = true }

  /// Every element, those outside first.
  var elements: [SVGElement] {
    var all: [SVGElement] = []
    tree.root.visit { all.append($0) }
    return all
  }

  private mutating func style(
    _ settings: [String: String], moved: [Int: [String: String]] = [:]
  ) throws(SVGError) -> StyleSheet {
    var sheet = StyleSheet()
    for element in elements where element.name == "style" { sheet.add(element.text, line: element.line) }
    for (what, line) in sheet.untold { note(what, line: line) }
    var cascade = Cascade(sheet, settings: settings, moved: moved)
    cascade.apply(to: tree.root)
    guard !cascade.isTooMuch else { throw .tooMuchStyle }
    if cascade.isNeeded { need() }
    return sheet
  }

  /// Paths that are properties become attributes.
  private mutating func rewriteShapes() {
    for element in elements where element.name == "path" {
      guard let text = element.style["d"] else { continue }
      need()
      guard let (name, data) = CSSText.function(text), name == "path",
        let quote = data.firstIndex(where: { "\"'".contains($0) })
      else {
        element.set("d", text == "none" ? "" : element["d"])
        continue
      }
      element.set("d", data[data.index(after: quote)...].filter { $0 != "\"" && $0 != "'" })
    }
  }

  private mutating func rewriteBackground() {
    let root = tree.root
    guard let text = root.style["background"] ?? root.style["background-color"] else { return }
    root.style["background"] = nil
    root.style["background-color"] = nil
    guard let color = CSSColor.color(text) else {
      if !["none", "transparent", "initial"].contains(text) {
        note("a 'background' that is no color, which is not drawn", root)
      }
      return
    }
    guard color.alpha > 0, let inverse = root.viewTransform(size).inverted else { return }
    need()
    let area = Rect(origin: .zero, size: size).applying(inverse)
    root.insertFirst(
      root.child(
        "rect",
        [
          "x": area.minX.attribute, "y": area.minY.attribute, "width": area.width.attribute,
          "height": area.height.attribute, "fill": CSSColor.text(of: color), "stroke": "none",
        ]))
  }
}
