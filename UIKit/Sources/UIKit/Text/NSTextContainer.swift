public import QuartzCore

/// The room that a text view's lines are broken in.
open class NSTextContainer: NSObject {
  /// A width or height of 0 limits nothing.
  public init(size: CGSize) { self.size = size }

  override public convenience init() { self.init(size: .zero) }

  weak var textView: UITextView?

  /// Lines are as long as its width, and as many as there are, whatever its height.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// Whether the width is the text view's, within its insets; so it is in a text view that made the container itself.
  open var widthTracksTextView = false { didSet { changed() } }
  /// Room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// What becomes of a last line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

  private func changed() { textView?.containerChanged() }
}
