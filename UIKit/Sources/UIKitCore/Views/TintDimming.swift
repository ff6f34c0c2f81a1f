import QuartzCore

extension UIColor {
  /// Without its saturation, and paler: as UIKit shows tints below an alert. Apple gives no numbers; the brightness is that of the
  /// luminance of Rec. 709.
  var dimmed: UIColor {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return withAlphaComponent(cgColor.alpha * 0.8) }
    return UIColor(white: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2], alpha: parts[3] * 0.8)
  }
}
