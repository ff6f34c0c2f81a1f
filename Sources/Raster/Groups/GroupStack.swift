import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// The canvas, and on top of it a surface for every open group that needs one.
struct GroupStack {
  private enum Level {
    /// A group that only clips, drawn straight onto what lies below it.
    case direct(clip: Group.Clip?, backdrop: PixelExtent?)
    case isolated(Isolated)
    /// The mask of the group below it.
    case mask(Surface)
  }

  private struct Isolated {
    var canvas: Surface
    var clip: Group.Clip?
    var opacity: Double
    var cairo: cairo_operator_t
    var effects: GroupEffects
    /// The pixels that its content touches.
    var content: PixelExtent
    var maskCoverage: MaskCoverage
    var isMaskInverted: Bool
    /// The pixels below it that it may change.
    var target: PixelExtent
    /// What blurs inside may look at, if the group limits that.
    var backdrop: PixelExtent?
  }

  private let base: Surface
  private let scale: Double
  private var levels: [Level] = []
  /// The canvas drawn on now.
  private(set) var current: Surface
  /// Content outside of this casts no shadow and no blur into the picture.
  private let sourceExtent: PixelExtent

  /// How far from the canvas content can lie, in pixels, and still cast a shadow or a blur onto it.
  private static let margin = 4096

  init(base: Surface, scale: Double) {
    self.base = base
    self.scale = scale
    current = base
    // Content of this whole extent must still fit into one picture: (w + 2 m)(h + 2 m) is to stay below its area.
    let (width, height) = (Double(base.bounds.width), Double(base.bounds.height))
    let spread = ((width - height) * (width - height) + 4 * Double(Bitmap.maximumArea)).squareRoot()
    let room = min(Int((spread - width - height) / 4) - 2, (Bitmap.maximumSide - Int(max(width, height))) / 2)
    sourceExtent = base.bounds.grown(by: max(min(Self.margin, room), 0))
  }

  var toPixels: AffineTransform { AffineTransform(scaleX: scale, y: scale) }

  /// Opens a group.
  /// - Returns: false when nothing of it can be seen; it is not open then.
  mutating func open(_ group: Group, content: PixelExtent, isMasked: Bool) throws(RenderError) -> Bool {
    let opacity = group.opacity > 0 ? min(group.opacity, 1) : 0
    let target = current.visible
    let effects = GroupEffects(group, scale: scale)
    guard opacity > 0, !target.isEmpty else { return false }
    if opacity == 1 && effects.isNone && group.blendMode == .normal && group.compositing == nil && !isMasked {
      cairo_save(current.context)
      if let clip = group.clip { current.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
      levels.append(.direct(clip: group.clip, backdrop: group.isBackdropRoot ? current.visible : nil))
      return true
    }
    let bounds = effects.surface(for: content, on: target, within: sourceExtent)
    guard !bounds.isEmpty else { return false }
    let canvas = try Surface(bounds: bounds)
    if effects.reachesBeyondContent {
      // Blur and shadow have room on the surface, the content keeps to its own.
      cairo_rectangle(
        canvas.context, Double(content.left), Double(content.top), Double(content.width), Double(content.height))
      cairo_clip(canvas.context)
    }
    if let clip = group.clip { canvas.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
    let backdrop = group.isBackdropRoot ? canvas.visible : nil
    levels.append(
      .isolated(
        Isolated(
          canvas: canvas, clip: group.clip, opacity: opacity, cairo: group.compositing?.cairo ?? group.blendMode.cairo,
          effects: effects, content: content, maskCoverage: group.maskCoverage, isMaskInverted: group.isMaskInverted,
          target: target, backdrop: backdrop)))
    current = canvas
    return true
  }

  /// Ends the content of the group opened last; what follows is its mask.
  mutating func beginMask() throws(RenderError) {
    guard case .isolated(let group) = levels.last else { return }
    current = try Surface(bounds: group.canvas.bounds)
    levels.append(.mask(current))
  }

  /// Closes the group opened last and places it on what lies below.
  mutating func close() throws(RenderError) {
    if case .mask(let mask) = levels.last, case .isolated(let group) = levels.dropLast().last {
      levels.removeLast()
      try mask.finish()
      mask.makeCoverage(group.maskCoverage, isInverted: group.isMaskInverted)
      group.canvas.multiply(byAlphaOf: mask)
    }
    switch levels.popLast() {
    case .direct: cairo_restore(current.context)
    case .isolated(let group):
      try group.effects.apply(to: group.canvas, content: group.content, target: group.target)
      try group.canvas.finish()
      current = topmostCanvas
      current.composite(group.canvas, opacity: group.opacity, cairo: group.cairo)
    case .mask, nil: break
    }
  }

  private var topmostCanvas: Surface {
    for level in levels.reversed() {
      switch level {
      case .isolated(let group): return group.canvas
      case .mask(let canvas): return canvas
      case .direct: continue
      }
    }
    return base
  }

  /// A copy of everything drawn so far within `bounds`, the open groups included as if they were closed now, at full
  /// opacity and without effects and masks. Inside a mask, only the mask counts.
  func composed(within bounds: PixelExtent) throws(RenderError) -> Bitmap {
    guard var picture = try? Bitmap(width: bounds.width, height: bounds.height) else {
      throw .cairo(message: String(cString: cairo_status_to_string(CAIRO_STATUS_INVALID_SIZE)))
    }
    try picture.withMutablePixels { pixels throws(RenderError) in
      let canvas = try Surface(over: pixels, bounds: bounds)
      let maskIndex = levels.lastIndex { if case .mask = $0 { true } else { false } }
      if maskIndex == nil { canvas.composite(base) }
      for level in levels[(maskIndex ?? 0)...] {
        let clip: Group.Clip?
        switch level {
        case .direct(let own, _): clip = own
        case .isolated(let group):
          // Its own clip has been applied to what it holds already, but not to the groups on top of it.
          canvas.composite(group.canvas, cairo: group.cairo)
          clip = group.clip
        case .mask(let mask):
          canvas.composite(mask)
          clip = nil
        }
        if let clip { canvas.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
      }
      try canvas.finish()
    }
    return picture
  }

  /// The pixels that a blur may look at.
  var backdrop: PixelExtent {
    for level in levels.reversed() {
      switch level {
      case .direct(_, let backdrop?): return backdrop
      case .isolated(let group): if let backdrop = group.backdrop { return backdrop }
      case .direct, .mask: continue
      }
    }
    return base.bounds
  }
}
