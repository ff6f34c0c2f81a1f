/// A guide of views that containers align them by.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not say so itself, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide, whichever its direction.
struct AlignmentKey: Hashable {
  let id: any AlignmentID.Type
  let isHorizontal: Bool

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  func value(_ dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  /// Of several that say where the guide lies: the first and last baselines are those of the outermost, others their mean.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let least = values.min(), let most = values.max() else { return nil }
    if id == FirstTextBaseline.self { return least }
    if id == LastTextBaseline.self { return most }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// The size of a view and its guides, in its own coordinates.
public struct ViewDimensions {
  let size: CGSize
  let explicit: (AlignmentKey) -> CGFloat?

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.key.value(self)
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.key.value(self)
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

/// A guide from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  var key: AlignmentKey { AlignmentKey(id: id, isHorizontal: true) }

  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
}

enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type
  var key: AlignmentKey { AlignmentKey(id: id, isHorizontal: false) }

  public init(_ id: any AlignmentID.Type) { self.id = id }
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide in each direction.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Element {
  /// Where a child has to lie in a box so that their guides meet.
  func aligned(
    _ child: Element, _ proposal: ProposedViewSize, in box: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let size = child.size(proposal)
    let outer = ViewDimensions(size: box) { _ in nil }
    return CGPoint(
      x: outer[alignment.horizontal] - child.guide(alignment.horizontal.key, in: size, proposal),
      y: outer[alignment.vertical] - child.guide(alignment.vertical.key, in: size, proposal))
  }
}

/// Moves a guide of what it lies around.
final class GuideElement: Element {
  var key = HorizontalAlignment.center.key
  var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let below = children.first?.knownGuide(guide, in: size, proposal)
    guard guide == key else { return below }
    return compute(
      ViewDimensions(size: size) { [self] in children.first?.knownGuide($0, in: size, proposal) })
  }
}

struct GuideModifier: PrimitiveModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      GuideElement(node)
    } _: {
      ($0.key, $0.compute) = (key, compute)
    }
  }
}

extension View {
  /// Says where a guide of the view lies, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  )
    -> some View
  {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  )
    -> some View
  {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }
}
