public import SpringformGeometry
public import SpringformSVG
public import SpringformText

extension Canvas {
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard style.width > 0, !path.isEmpty else { return }
    commands.append(.stroke(path, style: style, paint: paint, transform: transform))
  }

  /// Fills the glyphs of a text whose top left corner lies at `origin`. Of the colour, those with colours of their own take
  /// the alpha alone.
  public mutating func fill(_ text: TextLayout, at origin: Point, with color: Color) {
    withTransform(AffineTransform(translationX: origin.x, y: origin.y)) { canvas in
      canvas.fill(text.outlines, with: color)
      canvas.draw(text.pictures, alpha: color.alpha)
    }
  }

  /// Fills the glyphs of a text whose top left corner lies at `origin`; the paint lies in the current coordinates. Nothing of
  /// a gradient shows in glyphs with colours of their own.
  public mutating func fill(_ text: TextLayout, at origin: Point, with paint: Paint) {
    let toOrigin = AffineTransform(translationX: origin.x, y: origin.y)
    if case .color(let color) = paint { return fill(text, at: origin, with: color) }
    fill(text.outlines.applying(toOrigin), with: paint)
    withTransform(toOrigin) { $0.draw(text.pictures, alpha: 1) }
  }

  mutating func draw(_ pictures: [GlyphPicture], alpha: Double) {
    for picture in pictures {
      draw(Image(picture.bitmap), in: picture.frame, tint: Color(white: 1, alpha: alpha))
    }
  }

  /// Draws a picture, stretched to a rectangle.
  /// - Parameters:
  ///   - image: the picture.
  ///   - rect: where it goes; nothing is drawn when it is empty.
  ///   - interpolation: how its pixels are enlarged or reduced.
  ///   - tint: multiplies the picture's colours; its alpha is the picture's opacity.
  public mutating func draw(
    _ image: Image, in rect: Rect, interpolation: Interpolation = .high, tint: Color = .white
  ) {
    guard tint.alpha > 0, !rect.isEmpty else { return }
    commands.append(.image(image, in: rect, interpolation: interpolation, tint: tint, transform: transform))
  }

  /// Draws an SVG document, or an element where it lies in it.
  /// - Parameters:
  ///   - document: the document.
  ///   - element: the `id` of the only element to be drawn, which the document has to have.
  ///   - rect: where the whole document goes, which is cut off there; nothing is drawn when it is empty.
  ///   - tint: what `currentColor` is; `nil` for what the document says.
  ///   - moment: the moment of what moves in the document, in seconds since its beginning.
  public mutating func draw(
    _ document: SVGDocument, element: String? = nil, in rect: Rect, tint: Color? = nil, moment: Double = 0
  ) {
    guard !rect.isEmpty, moment.isFinite else { return }
    let picture = SVGPicture(document, element: element, tint: tint ?? document.color, time: moment)
    commands.append(.svg(picture, in: rect, factors: .white, transform: transform))
  }

  /// Draws what another canvas shows, with its top left corner at `origin`: its background and its commands, nothing beyond
  /// its edges. Its backdrop blurs see nothing of what lies around it.
  package mutating func draw(_ list: DisplayList, at origin: Point) {
    let bounds = Path.rect(Rect(origin: .zero, size: list.size))
    withTransform(AffineTransform(translationX: origin.x, y: origin.y)) { canvas in
      canvas.group(Group(clip: Group.Clip(path: bounds, transform: canvas.transform), isBackdropRoot: true)) { canvas in
        canvas.fill(bounds, with: list.background)
        canvas.replay(list.commands, transform: .identity, tint: .white)
      }
    }
  }

  /// Runs `body` with drawing limited to the inside of a path.
  public mutating func withClip(_ path: Path, _ body: (inout Canvas) -> Void) {
    group(Group(clip: Group.Clip(path: path, transform: transform)), body)
  }

  /// Casts a shadow of what `body` draws as one picture.
  /// - Parameters:
  ///   - color: its alpha is the shadow's opacity.
  ///   - offset: in the current coordinates.
  ///   - radius: the standard deviation of the blur, in the current coordinates.
  ///   - body: draws what casts the shadow, above it.
  public mutating func withShadow(
    _ color: Color, offset: Vector, radius: Double, _ body: (inout Canvas) -> Void
  ) { group(Group(shadow: Shadow(color, 1, offset, radius, under: transform)), body) }

  /// Casts a shadow into what `body` draws as one picture, by what lies around it.
  /// - Parameters:
  ///   - color: its alpha is the shadow's opacity.
  ///   - offset: in the current coordinates.
  ///   - radius: the standard deviation of the blur, in the current coordinates.
  ///   - body: draws what the shadow falls into.
  public mutating func withInnerShadow(
    _ color: Color, offset: Vector, radius: Double, _ body: (inout Canvas) -> Void
  ) { group(Group(innerShadow: Shadow(color, 1, offset, radius, under: transform)), body) }

  /// Fades what `body` draws as one picture; opacity is 0...1.
  public mutating func withOpacity(_ opacity: Double, _ body: (inout Canvas) -> Void) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    guard opacity > 0 else { return }
    group(Group(opacity: opacity), body)
  }

  /// Keeps of what `body` draws as much as what `mask` draws covers at the same place.
  /// - Parameters:
  ///   - coverage: what of the mask counts: how opaque it is, or how opaque and light.
  ///   - isInverted: whether as much is taken away instead; outside of what `mask` draws everything stays then.
  ///   - mask: draws the mask.
  ///   - body: draws what is masked.
  public mutating func withMask(
    coverage: MaskCoverage = .alpha, isInverted: Bool = false, _ mask: (inout Canvas) -> Void,
    _ body: (inout Canvas) -> Void
  ) {
    group(Group(maskCoverage: coverage, isMaskInverted: isInverted), maskedBy: mask, body)
  }

  /// Records commands again that were recorded in coordinates which `inner` maps to the current ones, their colours
  /// multiplied by the tint's red, green and blue.
  package mutating func replay(_ recorded: [DisplayList.Command], transform inner: AffineTransform, tint: Color) {
    let place = inner.concatenating(transform)
    let isPlain = (tint.red, tint.green, tint.blue) == (1, 1, 1)
    var tinting = Tinting(tint)
    // How many groups are open within a plane of its own, which moves as a whole.
    var depth = 0
    for command in recorded {
      let moved = depth > 0 ? command : command.applying(place)
      switch command {
      case .beginGroup(let group): if depth > 0 || group.projection != nil { depth += 1 }
      case .endGroup: depth = max(depth - 1, 0)
      default: break
      }
      commands.append(isPlain ? moved : tinting.tinted(moved))
    }
  }

  /// Composes what `body` draws as one picture and multiplies it by the coverage of what `mask` draws.
  mutating func group(_ group: Group, maskedBy mask: (inout Canvas) -> Void, _ body: (inout Canvas) -> Void) {
    let start = commands.count
    commands.append(.beginGroup(group))
    body(&self)
    let middle = commands.count
    commands.append(.beginMask)
    mask(&self)
    guard middle == start + 1 || commands.count == middle + 1 else { return commands.append(.endGroup) }
    let content = commands[(start + 1)..<middle]
    commands.removeSubrange(start...)
    guard group.isMaskInverted else { return }
    // What takes nothing away is no mask.
    var unmasked = group
    (unmasked.maskCoverage, unmasked.isMaskInverted) = (.alpha, false)
    self.group(unmasked) { $0.commands += content }
  }
}
