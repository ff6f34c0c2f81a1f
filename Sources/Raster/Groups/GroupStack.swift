import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// The canvas, and on top of it a surface for every open group that needs one.
struct GroupStack {
  private enum Level {
    /// A group that only clips, drawn straight onto what lies below it.
    case direct(clip: Group.Clip?)
    case isolated(Isolated)
  }

  private struct Isolated {
    var canvas: Canvas
    var clip: Group.Clip?
    var opacity: Double
    var shadow: ShadowCaster?
    /// The pixels below it that it may change.
    var target: PixelRect
  }

  private let base: Canvas
  private let scale: Double
  private var levels: [Level] = []
  /// The canvas drawn on now.
  private(set) var current: Canvas
  /// Content outside of this casts no shadow into the picture.
  private let horizon: PixelRect

  /// How far from the canvas content can lie, in pixels, and still cast a shadow onto it.
  private static let margin = 4096

  init(base: Canvas, scale: Double) {
    self.base = base
    self.scale = scale
    current = base
    let room = (Bitmap.maximumSide - max(base.bounds.width, base.bounds.height)) / 2
    horizon = base.bounds.grown(by: min(Self.margin, room))
  }

  var toPixels: AffineTransform { AffineTransform(scaleX: scale, y: scale) }

  /// Opens a group.
  /// - Returns: false when nothing of it can be seen; it is not open then.
  mutating func open(_ group: Group, content: PixelRect) throws(RenderError) -> Bool {
    let opacity = group.opacity > 0 ? min(group.opacity, 1) : 0
    let target = current.visible
    let shadow = group.shadow.flatMap { ShadowCaster($0, scale: scale) }
    guard opacity > 0, !target.isEmpty else { return false }
    if opacity == 1 && shadow == nil {
      cairo_save(current.context)
      if let clip = group.clip { current.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
      levels.append(.direct(clip: group.clip))
      return true
    }
    var bounds = content.intersection(target)
    if let shadow {
      let source = content.intersection(shadow.sources(of: target)).intersection(horizon)
      bounds = bounds.union(source).union(shadow.extent(of: source).intersection(target))
    }
    guard !bounds.isEmpty else { return false }
    let canvas = try Canvas(bounds: bounds)
    if shadow != nil {
      // The shadow has room on the surface, the content keeps to its own.
      cairo_rectangle(
        canvas.context, Double(content.left), Double(content.top), Double(content.width), Double(content.height))
      cairo_clip(canvas.context)
    }
    if let clip = group.clip { canvas.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
    levels.append(
      .isolated(Isolated(canvas: canvas, clip: group.clip, opacity: opacity, shadow: shadow, target: target)))
    current = canvas
    return true
  }

  /// Closes the group opened last and places it on what lies below.
  mutating func close() throws(RenderError) {
    switch levels.popLast() {
    case .direct: cairo_restore(current.context)
    case .isolated(let group):
      try group.shadow?.cast(on: group.canvas, target: group.target)
      try group.canvas.finish()
      current = topmostCanvas
      current.place(group.canvas, opacity: group.opacity)
    case nil: break
    }
  }

  private var topmostCanvas: Canvas {
    for case .isolated(let group) in levels.reversed() { return group.canvas }
    return base
  }

  /// A copy of everything drawn so far within `bounds`, the open groups included as if they were closed now, at full
  /// opacity and without their shadows.
  func composed(within bounds: PixelRect) throws(RenderError) -> Bitmap {
    guard var picture = try? Bitmap(width: bounds.width, height: bounds.height) else {
      throw .cairo(message: String(cString: cairo_status_to_string(CAIRO_STATUS_INVALID_SIZE)))
    }
    try picture.withMutablePixels { pixels throws(RenderError) in
      let canvas = try Canvas(over: pixels, bounds: bounds)
      canvas.place(base)
      for level in levels {
        let clip: Group.Clip?
        switch level {
        case .direct(let own): clip = own
        case .isolated(let group):
          // Its own clip has been applied to what it holds already, but not to the groups on top of it.
          canvas.place(group.canvas)
          clip = group.clip
        }
        if let clip { canvas.clip(to: clip.path, transform: clip.transform.concatenating(toPixels)) }
      }
      try canvas.finish()
    }
    return picture
  }

  /// The whole canvas' pixels.
  var bounds: PixelRect { base.bounds }
}
