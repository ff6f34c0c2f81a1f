import SpringformDynamics
import SpringformGeometry
import SpringformScene

/// A device drawn around a scene: what lies under the scene, over it and over its edges. The scene's top left corner is the origin.
protocol DeviceBody: Sendable {
  /// How far it reaches beyond the scene, in points.
  var insets: EdgeInsets { get }
  /// Where the scene shows; `nil` for everywhere.
  var clip: Path? { get }
  /// Draws what lies under the scene, and the shadow.
  func drawBelow(in canvas: inout Canvas, shadow: Shadow?)
  /// Draws what depends on what the scene shows: how a screen goes on beyond the scene, and what lies on it.
  func drawScreen(over picture: DisplayList, in canvas: inout Canvas)
  /// Draws what lies over the scene's edges.
  func drawAbove(in canvas: inout Canvas)
}

extension EdgeInsets {
  /// A rectangle grown by the distances.
  func around(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right, height: rect.height + top + bottom)
  }
}

extension Framing {
  /// The device around a scene, if there is one.
  /// - Parameters:
  ///   - scene: the scene's size in points.
  ///   - grid: where edges are sharp.
  func body(around scene: Size, grid: PixelGrid) throws(StyledTextError) -> (any DeviceBody)? {
    guard let device else { return nil }
    return device.isHandheld
      ? try HandheldBody(device, finish ?? .black, statusBar, scene: scene, grid: grid)
      : WindowBody(isBrowser: device == .browser, finish ?? .silver, scene: scene, grid: grid)
  }
}
