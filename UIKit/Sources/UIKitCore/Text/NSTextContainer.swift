public import QuartzCore

/// The room that a text view's lines are broken in.
open class NSTextContainer: NSObject {
  /// A width or height of 0 limits nothing.
  public init(size: CGSize) { self.size = size }

  override public convenience init() { self.init(size: .zero) }

  weak var textView: UITextView?
  open internal(set) weak var layoutManager: NSLayoutManager?
  public required init?(coder: NSCoder) { size = .zero }

  /// What lines flow around. They flow around nothing here, of which a note tells.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { noteMissing("lines that flow around something") } }
  }
  /// Whether the height is the text view's. Lines are as many as there are, whatever the height.
  open var heightTracksTextView = false

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

  private func changed() {
    layoutManager?.invalidate()
    textView?.containerChanged()
  }
}
