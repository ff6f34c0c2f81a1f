// Whether a view is the one that was there before: of one that is, the body does not run again, as people see by what it draws at
// random. Values whose bytes agree are the same, and so are equal ones; of others their parts are compared.

/// A value that knows by itself when a view that holds it has to run again.
protocol KnowsSameness {
  func isSame(as other: Any) -> Bool
}

/// Whether two views, or parts of some, are the same as far as can be told.
func isSame<V>(_ a: V, _ b: any View) -> Bool {
  guard let b = b as? V else { return false }
  return isSamePart(a, b)
}

func isSameValue(_ a: Any, _ b: Any) -> Bool {
  func open<A>(_ a: A) -> Bool {
    guard type(of: a) == type(of: b), let b = b as? A else { return false }
    return isSamePart(a, b)
  }
  return _openExistential(a, do: open)
}

private func isSamePart<T>(_ a: T, _ b: T) -> Bool {
  if let known = a as? any KnowsSameness { return known.isSame(as: b) }
  if haveSameBytes(a, b) { return true }
  if let equatable = a as? any Equatable { return isEqual(equatable, b) }
  if T.self is AnyClass { return false }
  let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard first.displayStyle != nil, first.displayStyle != .class,
    first.displayStyle == second.displayStyle,
    first.children.count == second.children.count, !first.children.isEmpty
  else { return false }
  return zip(first.children, second.children).allSatisfy {
    $0.label == $1.label && isSameValue($0.value, $1.value)
  }
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }

private func haveSameBytes<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { first in withUnsafeBytes(of: b) { second in first.elementsEqual(second) }
  }
}
