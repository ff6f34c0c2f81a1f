public import QuartzCore

/// Something in a text that is no letter.
///
/// Texts here show letters only: a note tells once of each kind of picture that does not show, and it takes no room.
open class NSTextAttachment: NSObject {
  private let mark = SwiftObjectMark()
  /// The letter that stands for an attachment.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// From the baseline, in points; the picture's own size where it is empty.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  override public init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }
  public required init?(coder: NSCoder) { super.init() }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero) }
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL`, or a string with one, which a text view leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
