import SwiftUIAnimation

/// Another animation for what lies in it, whenever a value changes.
struct ValueAnimation<Value: Equatable>: PrimitiveModifier, TransactionModifier {
  let animation: Animation?
  let value: Value

  private final class Kept {
    var value: Value
    var changedPass = -1
    init(_ value: Value) { self.value = value }
  }

  func update(_ node: Node, content: any View) {
    if let kept = node.state as? Kept {
      if kept.value != value { (kept.value, kept.changedPass) = (value, node.host.pass) }
    } else {
      node.state = Kept(value)
    }
    node.child(.only, content)
  }

  func change(_ transaction: inout Transaction, of node: Node) {
    guard (node.state as? Kept)?.changedPass == node.host.pass, !transaction.disablesAnimations
    else { return }
    transaction.animation = animation
  }
}

/// Other transactions for what lies in it, whenever a value changes.
struct ValueTransaction<Value: Equatable>: PrimitiveModifier, TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  private final class Kept {
    var value: Value
    var changedPass = -1
    init(_ value: Value) { self.value = value }
  }

  func update(_ node: Node, content: any View) {
    if let kept = node.state as? Kept {
      if kept.value != value { (kept.value, kept.changedPass) = (value, node.host.pass) }
    } else {
      node.state = Kept(value)
    }
    node.child(.only, content)
  }

  func change(_ transaction: inout Transaction, of node: Node) {
    if (node.state as? Kept)?.changedPass == node.host.pass { transform(&transaction) }
  }
}

/// Another animation for all that changes in it.
struct PlainAnimation: PrimitiveModifier, TransactionModifier {
  let animation: Animation?
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func change(_ transaction: inout Transaction, of node: Node) {
    // What has just come has nowhere to come from.
    if !transaction.disablesAnimations, !node.isNew { transaction.animation = animation }
  }
}

struct TransactionChange: PrimitiveModifier, TransactionModifier {
  let transform: (inout Transaction) -> Void
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func change(_ transaction: inout Transaction, of node: Node) { transform(&transaction) }
}

/// The transaction around a view, for what lies further inside.
final class OuterTransaction {
  fileprivate var transaction: Transaction?
}

/// Keeps the transaction that is around a view.
struct TransactionKeeping: PrimitiveModifier, TransactionModifier {
  let outer: OuterTransaction
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func change(_ transaction: inout Transaction, of node: Node) { outer.transaction = transaction }
}

/// Gives what lies in it the transaction that was kept further outside.
struct TransactionRestoring: PrimitiveModifier, TransactionModifier {
  let outer: OuterTransaction
  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func change(_ transaction: inout Transaction, of node: Node) {
    if let kept = outer.transaction { transaction = kept }
  }
}

/// A modifier in whose effects what changes does so in another transaction; what it modifies changes as it would without.
private struct InnerTransaction<Base: ViewModifier, Change: ViewModifier>: ViewModifier {
  let base: Base
  let change: Change

  func body(content: Content) -> some View {
    let outer = OuterTransaction()
    return content.modifier(TransactionRestoring(outer: outer)).modifier(base).modifier(change)
      .modifier(TransactionKeeping(outer: outer))
  }
}

extension ViewModifier {
  /// Animates what the modifier does.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    InnerTransaction(base: self, change: PlainAnimation(animation: animation))
  }
  /// Changes the transactions in which changes what the modifier does.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    InnerTransaction(base: self, change: TransactionChange(transform: transform))
  }
}

extension View {
  /// Animates what changes in the view whenever a value does.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimation(animation: animation, value: value))
  }

  /// Animates all that changes in the view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(PlainAnimation(animation: animation))
  }

  /// Animates what a closure does to the view; the view itself changes as it would without.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterTransaction()
    return body(PlaceholderContentView(content: modifier(TransactionRestoring(outer: outer))))
      .modifier(PlainAnimation(animation: animation)).modifier(TransactionKeeping(outer: outer))
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(transform: transform))
  }

  /// Changes the transactions in which what a closure does to the view changes; the view itself changes as it would without.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterTransaction()
    return body(PlaceholderContentView(content: modifier(TransactionRestoring(outer: outer))))
      .modifier(TransactionChange(transform: transform)).modifier(TransactionKeeping(outer: outer))
  }

  /// Changes the transactions in which the view changes whenever a value does.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }
}
