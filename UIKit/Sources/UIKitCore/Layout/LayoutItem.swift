import Constraints
import QuartzCore

/// What constraints relate: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view that it is or belongs to.
  var layoutView: UIView? { get }
  /// What it is called where something is said about it.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { "\(type(of: self))" }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutName: String { identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)) '\(identifier)'" }
}

/// What the solver looks for: where a view lies in its superview, or a guide in its view, and how large it is.
struct LayoutVariable: Hashable {
  enum Part { case left, top, width, height, contentWidth, contentHeight }
  let owner: ObjectIdentifier
  let part: Part
}

/// A sum of variables and a number.
struct LayoutExpression {
  private(set) var terms: [(variable: LayoutVariable, coefficient: Double)] = []
  var constant: Double = 0

  init(_ constant: CGFloat = 0) { self.constant = Double(constant) }
  init(_ variable: LayoutVariable) { terms = [(variable, 1)] }

  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += term.coefficient * factor
      } else {
        terms.append((term.variable, term.coefficient * factor))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  static func + (a: LayoutExpression, b: LayoutExpression) -> LayoutExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  func times(_ factor: CGFloat) -> LayoutExpression {
    var product = LayoutExpression()
    product.add(self, times: Double(factor))
    return product
  }
}

/// A relation of an expression to zero.
struct LayoutEquation {
  let left: LayoutExpression
  let relation: Equation.Relation
  let strength: Double?

  func isSame(as other: LayoutEquation) -> Bool {
    relation == other.relation && strength == other.strength && left.terms.count == other.left.terms.count
      && zip(left.terms, other.left.terms).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }
  }
}

extension Equation.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
