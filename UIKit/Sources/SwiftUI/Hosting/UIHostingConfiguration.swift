public import CoreGraphics
public import UIKit

/// Views as the content of UIKit's cells.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  /// Around the content. Apple tells no numbers: these are those of a list's cells.
  var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var minimum: (width: CGFloat?, height: CGFloat?)

  public func makeContentView() -> any UIView & UIContentView { HostedContent(self, root) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var root: any View {
    content.padding(insets).frame(minWidth: minimum.width, minHeight: minimum.height).frame(maxWidth: .infinity)
      .background { background }
  }

  /// Says how far the content lies from the cell's edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimum = (width, height)
    return copy
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets, minimum: minimum)
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _ShapeView<Rectangle, S>> {
    background { Rectangle().fill(style) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    (self.content, background, minimum) = (content(), EmptyView(), (nil, nil))
  }
}

/// What can be shown in a cell.
protocol HostedConfiguration {
  var root: any View { get }
}
extension UIHostingConfiguration: HostedConfiguration {}

private final class HostedContent: UIView, UIContentView {
  private let hosting: HostingView
  var configuration: any UIContentConfiguration {
    didSet {
      if let hosted = configuration as? any HostedConfiguration { hosting.root = hosted.root }
      invalidateIntrinsicContentSize()
    }
  }

  init(_ configuration: any UIContentConfiguration, _ root: any View) {
    (self.configuration, hosting) = (configuration, HostingView(root: root))
    super.init(frame: .zero)
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hosting.frame != bounds else { return }
    if hosting.frame.width != bounds.width { invalidateIntrinsicContentSize() }
    hosting.frame = bounds
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
  /// As large as the views want to be; where the width is given, as high as they are in that.
  override var intrinsicContentSize: CGSize {
    let own = hosting.intrinsicContentSize
    return CGSize(width: own.width, height: bounds.width > 0 ? hosting.height(for: bounds.width) : own.height)
  }
}
