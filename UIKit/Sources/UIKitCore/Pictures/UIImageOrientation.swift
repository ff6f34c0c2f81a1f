import QuartzCore

extension UIImage {
  /// How the pixels are turned before they are shown; mirrored ones are seen from behind first.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether the pixels' rows become columns.
    var isUpended: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    /// The same seen in an upright mirror.
    fileprivate var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      // What turns the other way in the mirror.
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }
  }

  /// The pixels as they are shown.
  var upright: CGImage? { cgImage?.turned(imageOrientation) }

  /// The picture seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
}

extension CGImage {
  fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let (right, bottom) = (width - 1, height - 1)
    let size = orientation.isUpended ? (height, width) : (width, height)
    return rearranged(width: size.0, height: size.1) { x, y in
      switch orientation {
      case .up: (x, y)
      case .down: (right - x, bottom - y)
      case .left: (right - y, x)
      case .right: (y, bottom - x)
      case .upMirrored: (right - x, y)
      case .downMirrored: (x, bottom - y)
      case .leftMirrored: (y, x)
      case .rightMirrored: (right - y, bottom - x)
      }
    }
  }
}
