import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// What is done to a group's composed content, in pixels.
struct GroupEffects {
  private let colors: ColorFilter?
  private let innerShadow: ShadowCaster?
  private let blur: GaussianBlur
  private let shadow: ShadowCaster?

  init(_ group: Group, scale: Double) {
    colors = ColorFilter(group.colorEffects)
    innerShadow = group.innerShadow.flatMap { ShadowCaster($0, scale: scale) }
    blur = GaussianBlur(sigma: group.blurRadius * scale, edges: .transparent)
    shadow = group.shadow.flatMap { ShadowCaster($0, scale: scale) }
  }

  /// Whether the content stays as it is.
  var isNone: Bool { colors == nil && innerShadow == nil && blur.sigma == 0 && shadow == nil }

  /// Whether something shows outside of the content.
  var reachesBeyondContent: Bool { blur.sigma > 0 || shadow != nil }

  /// Where the content shows, with its blur and its shadow.
  func extent(of content: PixelExtent) -> PixelExtent {
    guard let shadow else { return blurred(content) }
    return blurred(content).union(shadow.extent(of: blurred(content)))
  }

  /// The pixels that a surface needs for what shows of some content on `target`; what lies outside of `limit` is left out
  /// where it only matters by its blur or its shadow.
  func surface(for content: PixelExtent, on target: PixelExtent, within limit: PixelExtent) -> PixelExtent {
    guard !content.isEmpty else { return content }
    let blurredContent = blurred(content)
    // From what is done last to what is done first: which of its sources matter.
    var sources = blurredContent.intersection(target)
    var shadowed = PixelExtent.nothing
    if let shadow {
      let casting = blurredContent.intersection(shadow.sources(of: target)).intersection(limit)
      sources = sources.union(casting)
      shadowed = shadow.extent(of: casting).intersection(target)
    }
    if blur.sigma > 0 {
      sources = sources.union(content.intersection(sources.grown(by: blur.reach)).intersection(limit))
    }
    if let innerShadow, !sources.isEmpty {
      sources = sources.union(content.intersection(innerShadow.sources(of: sources)).intersection(limit))
    }
    return sources.union(shadowed)
  }

  /// Changes what a canvas holds; the colours only within `content`, the shadow only where it falls on `target`.
  func apply(to canvas: Surface, content: PixelExtent, target: PixelExtent) throws(RenderError) {
    try colors?.apply(to: canvas, within: content)
    try innerShadow?.castInside(canvas)
    try canvas.blur(by: blur)
    try shadow?.cast(on: canvas, target: target)
  }

  private func blurred(_ content: PixelExtent) -> PixelExtent {
    content.isEmpty ? content : content.grown(by: blur.reach)
  }
}
