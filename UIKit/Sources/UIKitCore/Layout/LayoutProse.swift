import QuartzCore

/// What is wrong with the use of constraints; UIKit throws an exception there.
enum LayoutMisuse {
  case noItem(NSLayoutConstraint)
  case noAttribute(NSLayoutConstraint)
  case placeAgainstNumber(NSLayoutConstraint)
  case differentKinds(NSLayoutConstraint)
  case noCommonAncestor(NSLayoutConstraint)
  case notBelow(NSLayoutConstraint, UIView)
  case visualFormat(String, at: Int, String)

  /// Ends the scene.
  static func report(_ problem: LayoutMisuse) {
    guard let loop = MainLoop.current else { misuse(problem.sentence) }
    loop.fail(problem.sentence)
  }

  var sentence: String {
    switch self {
    case .noItem(let it): "the constraint \(it) is made of something that is neither a view nor a layout guide"
    case .noAttribute(let it): "the constraint \(it) is made without a first attribute"
    case .placeAgainstNumber(let it):
      "the constraint \(it) says where an item lies by a number alone; only widths and heights can be so"
    case .differentKinds(let it):
      "the constraint \(it) compares what cannot be compared: places from left to right, places from top to bottom, and lengths are "
        + "of different kinds"
    case .noCommonAncestor(let it):
      "the constraint \(it) cannot be activated: its items are in no view together. Add them to their superviews first"
    case .notBelow(let it, let view):
      "the constraint \(it) cannot be added to a \(type(of: view)): its items are not in it"
    case .visualFormat(let format, let position, let problem):
      "unable to parse constraint format: \(problem)\n  \(format)\n  \(String(repeating: " ", count: position))^"
    }
  }
}

enum LayoutProse {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    let name = constraint.identifier.map { "'\($0)' " } ?? ""
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    var right = ""
    if constraint.secondAttribute != .notAnAttribute, let item = constraint.second {
      right = "\(constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) * ")"
      right += "\(item.layoutName).\(constraint.secondAttribute)"
    }
    let constant = constraint.constant
    if right.isEmpty {
      right = number(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    }
    let priority = constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))"
    let left = "\(constraint.first?.layoutName ?? "?").\(constraint.firstAttribute)"
    return "<\(name)\(left) \(relation) \(right)\(priority)>"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Says which constraint is not kept, and beside which others it cannot be.
  static func tell(_ constraint: NSLayoutConstraint, against others: [NSLayoutConstraint]) {
    FileHandle.standardError.write(Data(conflict(constraint, against: others).utf8))
  }

  static func conflict(_ constraint: NSLayoutConstraint, against others: [NSLayoutConstraint]) -> String {
    var lines = ["note: unable to simultaneously satisfy constraints:"]
    lines += (others + [constraint]).map { "  \(describe($0))" }
    let fixed = [constraint.first, constraint.second].compactMap { $0 as? UIView }
      .filter(\.translatesAutoresizingMaskIntoConstraints)
    for view in fixed where view !== constraint.holder {
      lines.append(
        "  a \(type(of: view)) lies where its frame says: its translatesAutoresizingMaskIntoConstraints is true")
    }
    lines.append("broken for the others' sake: \(describe(constraint))")
    return lines.joined(separator: "\n") + "\n"
  }
}
