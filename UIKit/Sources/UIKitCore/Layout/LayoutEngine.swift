import Constraints
import QuartzCore

/// Keeps the equations of a tree of views solved from layout to layout, with as little work as what has changed since takes.
final class LayoutEngine {
  /// Set when something may have changed.
  var isStale = true
  private var solver = Solver()
  private var variables: [LayoutVariable: Variable] = [:]
  private var handles: [LayoutSystem.Source: Handle] = [:]
  private var rows: [LayoutSystem.Row] = []
  /// Whoever the rows speak of, so that no other one gets its identity.
  private var keptItems: [any LayoutItem] = []
  /// Constraints that contradict others and are not kept.
  private(set) var brokenConstraints: [NSLayoutConstraint] = []
  private var toldConstraints: Set<ObjectIdentifier> = []
  private var wrappedSizes: [ObjectIdentifier: CGSize] = [:]
  /// See ``LayoutSystem/crossed``.
  private(set) var crossed: [UIScrollView] = []
  private var filled: [UIScrollView] = []

  /// How often sizes of texts may change with their widths.
  private static let roundLimit = 4

  /// Finds out where everything lies.
  /// - Returns: what has unknowns, from the top down.
  func solve(_ root: UIView, _ top: LayoutSystem.Top = .asItIs) -> [any LayoutItem] {
    isStale = false
    wrappedSizes = [:]
    for _ in 0..<Self.roundLimit {
      let system = LayoutSystem(of: root, top, wrappedSizes: wrappedSizes)
      if !update(to: system) { rebuild(from: system) }
      (crossed, filled) = (system.crossed, system.filled)
      let labels = system.placed.compactMap { $0 as? UIView }
      var isDone = true
      for view in labels {
        guard let size = view.contentSize(forWidth: frame(of: view).width) else { continue }
        if wrappedSizes[ObjectIdentifier(view)] != size {
          wrappedSizes[ObjectIdentifier(view)] = size
          isDone = false
        }
      }
      if isDone { return system.placed }
    }
    return keptItems
  }

  func frame(of item: any LayoutItem) -> CGRect {
    func value(_ part: LayoutVariable.Part) -> CGFloat {
      variables[LayoutVariable(owner: ObjectIdentifier(item), part: part)].map { CGFloat(solver.value(of: $0)) } ?? 0
    }
    return CGRect(x: value(.left), y: value(.top), width: max(value(.width), 0), height: max(value(.height), 0))
  }

  /// How large contents are of which constraints say so; along an axis of which they do not, as large as they are.
  var contentSizes: [(view: UIScrollView, size: CGSize)] {
    filled.map { view in
      func length(_ part: LayoutVariable.Part) -> CGFloat? {
        variables[ScrollContent.length(part, of: view)].map { max(CGFloat(solver.value(of: $0)), 0) }
      }
      return (
        view,
        CGSize(width: length(.width) ?? view.contentSize.width, height: length(.height) ?? view.contentSize.height)
      )
    }
  }

  // MARK: Changes

  /// Takes over what has changed.
  /// - Returns: whether that was possible without a contradiction; if not, all has to be begun anew.
  private func update(to system: LayoutSystem) -> Bool {
    guard brokenConstraints.isEmpty else { return false }
    let before = Dictionary(uniqueKeysWithValues: rows.map { ($0.source, $0.equation) })
    let kept = Set(
      system.rows.lazy.filter { row in before[row.source].map { $0.isSame(as: row.equation) } ?? false }
        .map(\.source))
    for row in rows where !kept.contains(row.source) {
      if let handle = handles.removeValue(forKey: row.source) { solver.remove(handle) }
    }
    (rows, keptItems) = (system.rows, system.placed)
    for row in rows where kept.contains(row.source) {
      guard let handle = handles[row.source] else { return false }
      if before[row.source]?.left.constant != row.equation.left.constant,
        !solver.setConstant(row.equation.left.constant, of: handle)
      {
        return false
      }
    }
    for row in rows where !kept.contains(row.source) {
      guard let handle = try? solver.add(equation(row.equation)) else { return false }
      handles[row.source] = handle
    }
    return true
  }

  /// Begins anew, the required ones first, and leaves out what contradicts what was before.
  private func rebuild(from system: LayoutSystem) {
    (solver, variables, handles) = (Solver(), [:], [:])
    (rows, keptItems, brokenConstraints) = (system.rows, system.placed, [])
    for isRequired in [true, false] {
      for row in rows where (row.equation.strength == nil) == isRequired {
        do throws(Conflict) {
          handles[row.source] = try solver.add(equation(row.equation))
        } catch {
          if let constraint = row.constraint { tell(constraint, against: error.others) }
        }
      }
    }
  }

  private func equation(_ equation: LayoutEquation) -> Equation {
    let terms = equation.left.terms.map { Equation.Term(variable(for: $0.variable), $0.coefficient) }
    return Equation(terms, equation.left.constant, equation.relation, .zero, strength: equation.strength)
  }

  private func variable(for key: LayoutVariable) -> Variable {
    if let variable = variables[key] { return variable }
    let variable = solver.makeVariable()
    variables[key] = variable
    return variable
  }

  private func tell(_ constraint: NSLayoutConstraint, against others: [Handle]) {
    brokenConstraints.append(constraint)
    guard toldConstraints.insert(ObjectIdentifier(constraint)).inserted else { return }
    let against = rows.filter { row in handles[row.source].map(others.contains) ?? false }.compactMap(\.constraint)
    LayoutProse.tell(constraint, against: against)
  }
}

extension UIView {
  /// Constraints in the view's tree that contradict others and are not kept.
  package var brokenConstraints: [NSLayoutConstraint] {
    var top = self
    while let superview = top.superview { top = superview }
    return top.constraintState.engine?.brokenConstraints ?? []
  }
}
