import QuartzCore

extension NSLayoutConstraint {
  /// How views in a row are aligned with each other besides.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes constraints from a row of views as it is typed, such as `H:|-[icon(24)]-8-[label(>=100@750)]-|`.
  /// - Parameters:
  ///   - format: the row; `|` is the superview, `-` a gap of the usual size, `-8-` one of 8 points.
  ///   - options: how the views are aligned across, and whether the row runs from right to left.
  ///   - metrics: numbers by the names that the row has for them.
  ///   - views: views by their names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    do throws(VisualFormatParser.Problem) {
      let row = try parser.parse()
      return VisualFormatMaker(row: row, isReversed: opts.contains(.directionRightToLeft)).constraints
        + alignments(of: row, opts)
    } catch {
      LayoutMisuse.report(.visualFormat(format, at: error.position, error.sentence))
      return []
    }
  }

  private class func alignments(of row: VisualFormatRow, _ options: FormatOptions) -> [NSLayoutConstraint] {
    options.attributes.flatMap { attribute in
      zip(row.views, row.views.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: first.item, attribute: attribute, relatedBy: .equal, toItem: second.item, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}

/// A row of views as it was typed.
struct VisualFormatRow {
  struct Predicate {
    enum Object {
      case number(CGFloat)
      case view(UIView)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  struct View {
    let item: UIView
    let sizes: [Predicate]
  }

  /// What lies between two views.
  enum Gap {
    case none, standard
    case sizes([Predicate])
  }

  var isVertical = false
  /// Before the first view, if the row begins at the superview's edge.
  var leading: Gap?
  var views: [View] = []
  /// Between each two views.
  var gaps: [Gap] = []
  /// Behind the last view, if the row ends at the superview's edge.
  var trailing: Gap?
}

/// Makes constraints of a row.
private struct VisualFormatMaker {
  let row: VisualFormatRow
  let isReversed: Bool

  private var start: NSLayoutConstraint.Attribute { row.isVertical ? .top : isReversed ? .right : .leading }
  private var end: NSLayoutConstraint.Attribute { row.isVertical ? .bottom : isReversed ? .left : .trailing }
  private var startMargin: NSLayoutConstraint.Attribute {
    row.isVertical ? .topMargin : isReversed ? .rightMargin : .leadingMargin
  }
  private var endMargin: NSLayoutConstraint.Attribute {
    row.isVertical ? .bottomMargin : isReversed ? .leftMargin : .trailingMargin
  }

  var constraints: [NSLayoutConstraint] {
    guard let first = row.views.first?.item, let last = row.views.last?.item else { return [] }
    var made: [NSLayoutConstraint] = []
    if let gap = row.leading, let superview = first.superview {
      made += lengths(
        gap, from: (superview, start), margin: (superview, startMargin), to: (first, start), standard: 0)
    }
    for (index, view) in row.views.enumerated() {
      made += view.sizes.map { size(of: view.item, $0) }
      guard row.gaps.indices.contains(index) else { continue }
      made += lengths(
        row.gaps[index], from: (view.item, end), margin: (view.item, end), to: (row.views[index + 1].item, start),
        standard: LayoutSpacing.system)
    }
    if let gap = row.trailing, let superview = last.superview {
      // Measured from the view to the edge, so that gaps are positive.
      made += lengths(
        gap, from: (last, end), margin: (last, end), to: (superview, end), toMargin: (superview, endMargin),
        standard: 0)
    }
    return made
  }

  private typealias Edge = (item: UIView, attribute: NSLayoutConstraint.Attribute)

  private func lengths(
    _ gap: VisualFormatRow.Gap, from: Edge, margin: Edge, to: Edge, toMargin: Edge? = nil, standard: CGFloat
  ) -> [NSLayoutConstraint] {
    switch gap {
    case .none: [distance(from, to, .equal, 0)]
    case .standard: [distance(margin, toMargin ?? to, .equal, standard)]
    case .sizes(let predicates):
      predicates.map { predicate in
        guard case .number(let length) = predicate.object else { return distance(from, to, .equal, 0) }
        let made = distance(from, to, predicate.relation, length)
        made.priority = predicate.priority
        return made
      }
    }
  }

  private func distance(
    _ from: Edge, _ to: Edge, _ relation: NSLayoutConstraint.Relation, _ length: CGFloat
  ) -> NSLayoutConstraint {
    // From right to left, distances are the other way round.
    let (a, b) = isReversed && !row.isVertical ? (from, to) : (to, from)
    return NSLayoutConstraint(
      item: a.item, attribute: a.attribute, relatedBy: relation, toItem: b.item, attribute: b.attribute,
      multiplier: 1, constant: length)
  }

  private func size(of view: UIView, _ predicate: VisualFormatRow.Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = row.isVertical ? .height : .width
    let made =
      switch predicate.object {
      case .number(let length):
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: length)
      case .view(let other):
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    made.priority = predicate.priority
    return made
  }
}
