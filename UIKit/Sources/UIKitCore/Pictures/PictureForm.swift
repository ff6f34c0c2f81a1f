public import QuartzCore

/// How a picture's pixels are turned and stretched, and what of them counts where views are aligned.
struct PictureForm: Equatable {
  var orientation = UIImage.Orientation.up
  /// The edges that keep their size where the picture is stretched; `nil` for a picture that is stretched as a whole.
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// How high above the lower edge text beside it stands; `nil` for a picture that does not say so.
  var baselineOffset: CGFloat?
}

extension UIImage {
  /// What becomes of the part between a resizable picture's caps.
  public enum ResizingMode: Int, Sendable {
    /// It is shown again and again.
    case tile
    case stretch
  }

  func with(_ change: (inout PictureForm) -> Void) -> UIImage {
    var form = form
    change(&form)
    return UIImage(
      cgImage, scale: scale, renderingMode, images: images?.map { $0.with(change) }, duration: duration,
      symbol: symbol, form: form)
  }

  public var imageOrientation: Orientation { form.orientation }
  public var capInsets: UIEdgeInsets { form.caps ?? .zero }
  public var resizingMode: ResizingMode { form.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { form.alignmentInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { form.flipsForRightToLeft }

  /// A picture whose edges keep their sizes where it is stretched; what lies between them is shown again and again.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.caps, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// The same as it was before: between the caps lies one point, which is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  /// What of the picture counts where a view that shows it is aligned with others.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// A picture that is seen in a mirror where one reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  // Pictures are decoded when they are made here.

  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let prepared = preparingForDisplay()
    DispatchQueue.main.async { completionHandler(prepared) }
  }
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture in another size, in points; `nil` for no size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    size.width > 0 && size.height > 0 ? resized(to: size) : nil
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(thumbnail) }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
