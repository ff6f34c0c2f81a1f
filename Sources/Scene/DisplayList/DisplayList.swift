package import SpringformGeometry

/// What one frame shows: a flat list of drawing commands, each with its absolute transform.
///
/// Lists are plain values: two equal lists draw the same pixels, so a picture that did not change need not be drawn again.
public struct DisplayList: Hashable, Sendable {
  /// The canvas in points.
  package var size: Size
  /// What lies behind everything; `clear` keeps the canvas transparent.
  package var background: Color
  package var commands: [Command]

  package init(size: Size, background: Color, commands: [Command] = []) {
    self.size = size
    self.background = background
    self.commands = commands
  }

  package enum Command: Hashable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, rule: FillRule, paint: Paint, transform: AffineTransform)
    /// Draws a line along a path; its width is in the transform's coordinates.
    case stroke(Path, style: StrokeStyle, paint: Paint, transform: AffineTransform)
    /// Draws a picture, stretched to a rectangle; the tint multiplies its colours, and the tint's alpha is its opacity.
    case image(Image, in: Rect, interpolation: Interpolation, tint: Color, transform: AffineTransform)
    /// Draws an SVG document, or an element of it, with the document stretched to a rectangle and cut off there; its colours
    /// are multiplied by the factors' red, green and blue.
    case svg(SVGPicture, in: Rect, factors: Color, transform: AffineTransform)
    /// Replaces what lies below the path by its Gaussian blur, mixed in with `opacity`; the radius is the standard
    /// deviation in points of the canvas. Open groups count as if they lay there at full opacity, without shadows.
    case blurBackdrop(Path, radius: Double, opacity: Double, transform: AffineTransform)
    /// Opens a group: everything up to the matching `endGroup` is composed first, then placed as one picture.
    indirect case beginGroup(Group)
    /// Ends the content of the group opened last: everything from here to its `endGroup` is its mask, a picture by whose
    /// coverage, as the group reads it, the composed content is multiplied. What lies outside the mask does not show,
    /// unless the mask is inverted.
    case beginMask
    case endGroup
  }
}
