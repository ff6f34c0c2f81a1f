import QuartzCore

/// What was set on a proxy.
struct AppearanceRule {
  let type: AnyClass
  /// Whether a class is the rule's or below it.
  let isAbove: (AnyClass) -> Bool
  /// From the innermost outwards.
  let containers: [any UIAppearanceContainer.Type]
  let key: AnyHashable
  let value: Any?
  /// Whether what an object has was set on it where nobody knows what it was made with.
  let isOwnIfUnknown: Bool
  /// What has been set on an object.
  let own: (AnyObject) -> Any?
  /// What an object has that has just been made, for properties of which `own` does not know whether they have been set.
  let born: ((AnyObject) -> Any?)?
  let set: (AnyObject) -> Void

  func isOf(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ key: AnyHashable) -> Bool {
    self.type == type && self.key == key
      && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
  }

  /// Where the containers are met, read from the window inwards; `nil` if the object is not in them.
  /// - Parameter surroundings: what the object is in, from the window inwards.
  func match(_ surroundings: [AnyObject]) -> [Int]? {
    var (found, rest) = ([Int](), containers[...])
    for (index, object) in surroundings.enumerated() {
      if let outer = rest.last, isInstance(object, of: outer) {
        found.append(index)
        rest.removeLast()
      }
    }
    return rest.isEmpty ? found : nil
  }
}

private func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool { object is Container }

/// What the proxies of a stage have been set to.
final class AppearanceRules: Companion {
  private var rules: [AppearanceRule] = []

  init(_ loop: MainLoop) {}

  func add(_ rule: AppearanceRule) {
    rules.removeAll { $0.isOf(rule.type, rule.containers, rule.key) }
    rules.append(rule)
  }

  func last(of type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ key: AnyHashable) -> AppearanceRule? {
    rules.last { $0.isOf(type, containers, key) }
  }

  /// An object has been made: what it has of its own is to be known later.
  func born(_ object: AnyObject) -> AppearanceState? {
    var state: AppearanceState?
    for rule in rules where rule.isAbove(Swift.type(of: object)) {
      guard let born = rule.born else { continue }
      if state == nil { state = AppearanceState() }
      state?.given[rule.key] = .some(born(object))
    }
    return state
  }

  /// Sets on an object what proxies say and nobody has set on the object itself.
  /// - Parameters:
  ///   - state: what was given to it before.
  ///   - surroundings: what it is in, from the window inwards.
  func apply(to object: AnyObject, _ state: AppearanceState?, in surroundings: () -> [AnyObject]) -> AppearanceState? {
    let known = rules.filter { $0.isAbove(Swift.type(of: object)) }
    guard !known.isEmpty else { return state }
    let around = known.contains { !$0.containers.isEmpty } ? surroundings() : []
    let state = state ?? AppearanceState()
    // A subclass's before its superclass's, then the outermost container's, then the longest chain, then the last. The first wins.
    let ranked = known.enumerated().compactMap { place, rule in rule.match(around).map { (rule, $0, place) } }
      .sorted { first, second in
        if first.0.type != second.0.type { return second.0.isAbove(first.0.type) }
        for (a, b) in zip(first.1, second.1) where a != b { return a < b }
        return (first.1.count, first.2) > (second.1.count, second.2)
      }
    // All are asked before one of them changes the object.
    let open = ranked.filter { state.isOpen($0.0, on: object) }
    for (rule, _, _) in open.reversed() { rule.set(object) }
    for (rule, _, _) in open { state.given[rule.key] = .some(rule.own(object)) }
    return state
  }
}

/// What proxies have given to an object.
final class AppearanceState {
  /// By property: what it had when it was made, or was given last.
  var given: [AnyHashable: Any?] = [:]

  /// Whether nobody has set the rule's property on the object itself.
  func isOpen(_ rule: AppearanceRule, on object: AnyObject) -> Bool {
    guard let own = rule.own(object) else { return true }
    guard let given = given[rule.key] else { return !rule.isOwnIfUnknown }
    return isSame(own, given)
  }
}

private func isSame(_ a: Any, _ b: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ a: Value, _ b: Any?) -> Bool { a == b as? Value }
  if let a = a as? [NSAttributedString.Key: Any], let b = b as? [NSAttributedString.Key: Any] {
    return NSDictionary(dictionary: a).isEqual(to: b)
  }
  return (a as? any Equatable).map { isEqual($0, b) } ?? false
}

extension UIView {
  /// The view comes into a window, and looks as proxies say from then on.
  func followProxies() {
    guard let loop = MainLoop.current else { return }
    appearanceState = AppearanceRules.of(loop).apply(to: self, appearanceState) { surroundings }
  }

  /// Views and their controllers, from the window inwards.
  var surroundings: [AnyObject] {
    var (chain, responder) = ([AnyObject](), next)
    while let current = responder {
      if current is any UIAppearanceContainer { chain.append(current) }
      responder = current.next
    }
    return chain.reversed()
  }
}

extension UIBarItem {
  /// The item is shown in a bar, and looks as proxies say from then on.
  func followProxies(in bar: UIView) {
    guard let loop = MainLoop.current else { return }
    appearanceState = AppearanceRules.of(loop).apply(to: self, appearanceState) { bar.surroundings + [bar] }
  }
}
