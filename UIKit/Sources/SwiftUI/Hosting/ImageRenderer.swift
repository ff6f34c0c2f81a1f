public import Combine
public import CoreGraphics
public import UIKit

/// Makes a picture of a view, as it is when it comes.
public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  /// Pixels a point.
  @Published public var scale: CGFloat = 1
  @Published public var isOpaque = false
  @Published public var proposedSize = ProposedViewSize.unspecified

  public init(content view: Content) { content = view }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// `nil` where there is no window, as what a view shows depends on one.
  public var uiImage: UIImage? {
    guard let window = UIApplication.shared.windows.first else {
      noteMissing("pictures of views where there is no window")
      return nil
    }
    let hosting = HostingView(root: content)
    // Below everything else, for as long as this takes.
    window.insertSubview(hosting, at: 0)
    defer { hosting.removeFromSuperview() }
    hosting.frame.size = hosting.size(for: proposedSize)
    hosting.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: hosting.bounds.size, format: format).image {
      hosting.layer.render(in: $0.cgContext)
    }
  }
}
