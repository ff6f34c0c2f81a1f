import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// Carries out a list's commands, one after the other.
struct Painter {
  private var stack: GroupStack
  private let scale: Double
  private let plan: GroupPlan
  /// Whether a plane is drawn, which has more pixels than will be seen.
  private let isInPlane: Bool

  init(canvas: Surface, scale: Double, plan: GroupPlan, isInPlane: Bool = false) {
    stack = GroupStack(base: canvas, scale: scale)
    self.scale = scale
    self.plan = plan
    self.isInPlane = isInPlane
  }

  mutating func draw(_ commands: [DisplayList.Command]) throws(RenderError) {
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .fill(let path, let rule, let paint, let transform):
        fill(path, rule: rule, paint: paint, transform: pixels(transform))
      case .stroke(let path, let style, let paint, let transform):
        stroke(path, style: style, paint: paint, transform: pixels(transform))
      case .image(let image, let rect, let interpolation, let tint, let transform):
        ImagePainter(image, in: rect, interpolation: interpolation, tint: tint)?
          .draw(on: stack.current, transform: pixels(transform))
      case .svg(let picture, let rect, let factors, let transform):
        try SVGPainter(picture, in: rect, factors: factors)?
          .draw(on: stack.current, transform: pixels(transform))
      case .blurBackdrop(let path, let radius, let opacity, let transform):
        try blurBackdrop(path, radius: radius, opacity: opacity, transform: pixels(transform))
      case .beginGroup(let group):
        guard let entry = plan.entries[index] else { throw .unbalancedGroup(command: index) }
        if let projection = group.projection {
          try PlanePainter(group, projection: projection, content: entry.content, scale: scale)?
            .draw(commands[(index + 1)..<entry.end], on: stack.current, isInPlane: isInPlane)
          index = entry.end
        } else if try !stack.open(group, content: entry.content, isMasked: entry.isMasked) {
          index = entry.end
        }
      case .beginMask: try stack.beginMask()
      case .endGroup: try stack.close()
      }
      index += 1
    }
  }

  private func pixels(_ transform: AffineTransform) -> AffineTransform {
    transform.concatenating(stack.toPixels)
  }

  private func fill(_ path: Path, rule: FillRule, paint: Paint, transform: AffineTransform) {
    let context = stack.current.context
    cairo_new_path(context)
    guard DevicePath.trace(path, transform: transform, on: context),
      PaintSource.set(paint, transform: transform, on: stack.current)
    else { return }
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  private func stroke(_ path: Path, style: StrokeStyle, paint: Paint, transform: AffineTransform) {
    let canvas = stack.current
    guard let line = LineStyle(style, path: path, transform: transform) else { return }
    cairo_new_path(canvas.context)
    guard DevicePath.trace(path, transform: transform, on: canvas.context) else { return }
    canvas.saved {
      guard PaintSource.set(paint, transform: transform, margin: line.reach, on: canvas) else { return }
      line.apply(to: canvas.context)
      cairo_stroke(canvas.context)
    }
  }

  private func blurBackdrop(
    _ path: Path, radius: Double, opacity: Double, transform: AffineTransform
  ) throws(RenderError) {
    let blur = GaussianBlur(sigma: radius * scale, edges: .clamped)
    guard blur.sigma > 0, radius.isFinite, opacity > 0 else { return }
    let canvas = stack.current
    try canvas.saved { () throws(RenderError) in
      canvas.clip(to: path, transform: transform)
      let backdrop = stack.backdrop
      let target = canvas.visible.intersection(backdrop)
      guard !target.isEmpty else { return }
      let source = target.grown(by: blur.reach).intersection(backdrop)
      var picture = try stack.composed(within: source)
      blur.apply(to: &picture)
      try picture.withMutablePixels { pixels throws(RenderError) in
        let blurred = try Surface(over: pixels, bounds: source)
        // Mixing, not covering: what was there before, opaque or transparent, is replaced in proportion.
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        canvas.composite(blurred, opacity: min(opacity, 1))
      }
    }
  }
}
