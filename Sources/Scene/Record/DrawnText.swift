import SpringformGeometry

/// What is drawn, as the text of which records have a digest.
///
/// Every word of it is a part of the format: it is what the source was called when the first baselines were recorded, and stays so
/// whatever the source is called now. What a command gains later is written where it does something, so that older digests agree.
package enum DrawnText {
  package static func text(of commands: [DisplayList.Command]) -> String { list(commands, text) }

  private static func text(_ command: DisplayList.Command) -> String {
    let name = "SpringformScene.DisplayList.Command."
    switch command {
    case .fill(let path, let rule, let paint, let transform):
      return name + "fill(\(text(path)), rule: SpringformScene.FillRule.\(word(rule)), paint: \(text(paint)), "
        + "transform: \(text(transform)))"
    case .stroke(let path, let style, let paint, let transform):
      return name + "stroke(\(text(path)), style: \(text(style)), paint: \(text(paint)), transform: \(text(transform)))"
    case .image(_, let rect, let interpolation, let tint, let transform):
      return name + "image(SpringformScene.Image, in: \(text(rect)), "
        + "interpolation: SpringformScene.Interpolation.\(word(interpolation)), tint: \(tint), "
        + "transform: \(text(transform)))"
    case .svg(let picture, let rect, let factors, let transform):
      let element = optional(picture.element?.debugDescription)
      return name + "svg(SpringformScene.SVGPicture(document: SpringformSVG.SVGDocument, element: \(element), "
        + "tint: \(picture.tint), time: \(picture.time)), in: \(text(rect)), factors: \(factors), "
        + "transform: \(text(transform)))"
    case .blurBackdrop(let path, let radius, let opacity, let transform):
      return name + "blurBackdrop(\(text(path)), radius: \(radius), opacity: \(opacity), "
        + "transform: \(text(transform)))"
    case .beginGroup(let group): return name + "beginGroup(\(text(group)))"
    case .beginMask: return name + "beginMask"
    case .endGroup: return name + "endGroup"
    }
  }

  // MARK: Groups

  private static func text(_ group: Group) -> String {
    let clip = group.clip.map { clip in
      "SpringformScene.Group.Clip(path: \(text(clip.path)), transform: \(text(clip.transform)))"
    }
    var parts = [
      "opacity: \(group.opacity)", "clip: \(optional(clip))", "shadow: \(optional(group.shadow.map(text)))",
    ]
    if group.maskCoverage != .alpha { parts.append("maskCoverage: SpringformScene.MaskCoverage.luminance") }
    if group.isMaskInverted { parts.append("isMaskInverted: true") }
    if !group.colorEffects.isEmpty { parts.append("colorEffects: \(list(group.colorEffects, text))") }
    if let shadow = group.innerShadow { parts.append("innerShadow: \(text(shadow))") }
    if group.blurRadius != 0 { parts.append("blurRadius: \(group.blurRadius)") }
    if group.blendMode != .normal {
      let word = BlendMode.words.first { $0.1 == group.blendMode }?.0 ?? ""
      parts.append("blendMode: SpringformScene.BlendMode.\(word)")
    }
    if let projection = group.projection { parts.append("projection: \(text(projection))") }
    if let compositing = group.compositing {
      parts.append("compositing: SpringformScene.Compositing.\(word(compositing))")
    }
    parts.append("isBackdropRoot: \(group.isBackdropRoot)")
    return "SpringformScene.Group(\(parts.joined(separator: ", ")))"
  }

  private static func text(_ shadow: Shadow) -> String {
    "SpringformScene.Shadow(color: \(shadow.color), "
      + "offset: SpringformGeometry.Vector(dx: \(shadow.offset.dx), dy: \(shadow.offset.dy)), radius: \(shadow.radius))"
  }

  private static func text(_ effect: ColorEffect) -> String {
    let name = "SpringformScene.ColorEffect."
    switch effect {
    case .matrix(let matrix): return name + "matrix(\(text(matrix)))"
    case .linearMatrix(let matrix): return name + "linearMatrix(\(text(matrix)))"
    case .tables(let red, let green, let blue, let alpha):
      return name + "tables(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
  }

  private static func text(_ matrix: ColorMatrix) -> String {
    func text(_ row: ColorMatrix.Row) -> String {
      "SpringformScene.ColorMatrix.Row(red: \(row.red), green: \(row.green), blue: \(row.blue), alpha: \(row.alpha), "
        + "constant: \(row.constant))"
    }
    return "SpringformScene.ColorMatrix(red: \(text(matrix.red)), green: \(text(matrix.green)), "
      + "blue: \(text(matrix.blue)), alpha: \(text(matrix.alpha)))"
  }

  private static func word(_ compositing: Compositing) -> String {
    switch compositing {
    case .sourceOver: "sourceOver"
    case .clear: "clear"
    case .copy: "copy"
    case .sourceIn: "sourceIn"
    case .sourceOut: "sourceOut"
    case .sourceAtop: "sourceAtop"
    case .destinationOver: "destinationOver"
    case .destinationIn: "destinationIn"
    case .destinationOut: "destinationOut"
    case .destinationAtop: "destinationAtop"
    case .xor: "xor"
    }
  }

  // MARK: Paint and lines

  private static func text(_ paint: Paint) -> String {
    let name = "SpringformScene.Paint."
    switch paint {
    case .color(let color): return name + "color(\(color))"
    case .axial(let gradient, let start, let end):
      return name + "axial(\(text(gradient)), start: \(text(start)), end: \(text(end)))"
    case .radial(let gradient, let center, let radii):
      return name + "radial(\(text(gradient)), center: \(text(center)), radii: \(text(radii)))"
    case .focal(let gradient, let center, let radius, let focus):
      return name + "focal(\(text(gradient)), center: \(text(center)), radius: \(radius), focus: \(text(focus)))"
    case .conic(let gradient, let center, let angle):
      return name + "conic(\(text(gradient)), center: \(text(center)), angle: \(angle))"
    }
  }

  private static func text(_ gradient: Gradient) -> String {
    let stops = list(gradient.stops) { "SpringformScene.Gradient.Stop(location: \($0.location), color: \($0.color))" }
    return "SpringformScene.Gradient(stops: \(stops))"
  }

  private static func text(_ style: StrokeStyle) -> String {
    let cap =
      switch style.cap {
      case .butt: "butt"
      case .round: "round"
      case .square: "square"
      }
    let join =
      switch style.join {
      case .miter: "miter"
      case .round: "round"
      case .bevel: "bevel"
      }
    return "SpringformScene.StrokeStyle(width: \(style.width), cap: SpringformScene.StrokeStyle.Cap.\(cap), "
      + "join: SpringformScene.StrokeStyle.Join.\(join), miterLimit: \(style.miterLimit), dashes: \(style.dashes), "
      + "dashPhase: \(style.dashPhase))"
  }

  private static func word(_ rule: FillRule) -> String {
    switch rule {
    case .nonZero: "nonZero"
    case .evenOdd: "evenOdd"
    }
  }

  private static func word(_ interpolation: Interpolation) -> String {
    switch interpolation {
    case .nearest: "nearest"
    case .linear: "linear"
    case .high: "high"
    }
  }

  // MARK: Geometry

  private static func text(_ path: Path) -> String {
    var start = Point.zero
    let elements = list(path.elements) { element in
      let name = "SpringformGeometry.Path.Element."
      switch element {
      case .move(let end):
        start = end
        return name + "move(to: \(text(end)))"
      case .line(let end): return name + "line(to: \(text(end)))"
      case .quadCurve(let end, let control): return name + "quadCurve(to: \(text(end)), control: \(text(control)))"
      case .curve(let end, let control1, let control2):
        return name + "curve(to: \(text(end)), control1: \(text(control1)), control2: \(text(control2)))"
      case .close: return name + "close"
      }
    }
    let current = optional(path.currentPoint.map(text))
    return "SpringformGeometry.Path(elements: \(elements), currentPoint: \(current), subpathStart: \(text(start)))"
  }

  private static func text(_ point: Point) -> String { "SpringformGeometry.Point(x: \(point.x), y: \(point.y))" }

  private static func text(_ size: Size) -> String {
    "SpringformGeometry.Size(width: \(size.width), height: \(size.height))"
  }

  private static func text(_ rect: Rect) -> String {
    "SpringformGeometry.Rect(origin: \(text(rect.origin)), size: \(text(rect.size)))"
  }

  private static func text(_ it: AffineTransform) -> String {
    "SpringformGeometry.AffineTransform(a: \(it.a), b: \(it.b), c: \(it.c), d: \(it.d), tx: \(it.tx), ty: \(it.ty))"
  }

  private static func text(_ it: Projection) -> String {
    "SpringformGeometry.Projection(a: \(it.a), b: \(it.b), c: \(it.c), d: \(it.d), tx: \(it.tx), ty: \(it.ty), "
      + "g: \(it.g), h: \(it.h), w: \(it.w))"
  }

  private static func optional(_ text: String?) -> String { text.map { "Optional(\($0))" } ?? "nil" }

  private static func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
    "[" + elements.map(text).joined(separator: ", ") + "]"
  }
}
