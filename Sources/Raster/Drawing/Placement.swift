import SpringformGeometry

extension Surface {
  /// Draws what has a size of its own into a rectangle, outside of which nothing of it is seen.
  ///
  /// - Parameters:
  ///   - size: in its own coordinates, which begin at 0.
  ///   - destination: where it stands; it is stretched to fill that.
  ///   - transform: from the destination's coordinates to pixels.
  ///   - draw: is given the transform from its own coordinates to pixels, and not called when nothing can be seen.
  func place(
    _ size: Size, in destination: Rect, transform: AffineTransform,
    draw: (_ toPixels: AffineTransform) throws(RenderError) -> Void
  ) throws(RenderError) {
    let toPixels = AffineTransform(
      a: destination.width / size.width, b: 0, c: 0, d: destination.height / size.height,
      tx: destination.minX, ty: destination.minY
    ).concatenating(transform)
    guard toPixels.isFinite, toPixels.inverted?.isFinite == true else { return }
    try saved { () throws(RenderError) in
      clip(to: .rect(destination), transform: transform)
      guard !visible.isEmpty else { return }
      try draw(toPixels)
    }
  }
}
