import UIKitCore

/// One of a segmented control's parts.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 for one that is found.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let view = SegmentView()

  init(_ content: Any?) {
    title = content as? String
    image = content as? UIImage
  }

  init(_ action: UIAction) {
    (title, image, self.action) = (action.image == nil ? action.title : nil, action.image, action)
  }
}

/// A segment's title or picture, in the middle of it.
final class SegmentView: UIView {
  let label = UILabel()
  let picture = UIImageView(image: nil)
  /// How far from the middle.
  var offset = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize { picture.image?.size ?? label.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX + offset.width, y: bounds.midY + offset.height)
    let (text, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
    label.bounds.size = CGSize(width: min(text.width, bounds.width), height: text.height)
    picture.bounds.size = image
    (label.center, picture.center) = (middle, middle)
  }
}
