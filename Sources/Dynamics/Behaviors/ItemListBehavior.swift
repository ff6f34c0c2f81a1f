/// What behaviours of any number of items have in common.
public class ItemListBehavior: DynamicBehavior {
  /// In the order they were added.
  public private(set) var items: [any DynamicItem] = []
  /// The bodies of those items that are simulated, while the behaviour is part of an animator.
  private(set) var bodies: [Body] = []

  init(itemList: [any DynamicItem]) {
    super.init()
    itemList.forEach(addItem)
  }

  /// Adds an item; one that is there already is not added twice.
  public final func addItem(_ item: any DynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    if let world { enter(item, world) }
  }

  /// Takes an item away; one that was never added changes nothing.
  public final func removeItem(_ item: any DynamicItem) {
    items.removeAll { $0 === item }
    guard let world, let body = body(of: item) else { return }
    bodies.removeAll { $0 === body }
    left(body)
    world.leave(body)
  }

  final func body(of item: any DynamicItem) -> Body? { bodies.first { $0.item === item } }

  package override var recordedItems: [any DynamicItem] { items }

  override func connect(to world: World) { items.forEach { enter($0, world) } }

  override func disconnect(from world: World) {
    let leaving = bodies
    bodies = []
    for body in leaving {
      left(body)
      world.leave(body)
    }
  }

  private func enter(_ item: any DynamicItem, _ world: World) {
    guard let body = world.enter(item) else { return }
    bodies.append(body)
    entered(body)
  }

  // What the behaviour does to a body when it comes and goes.

  func entered(_ body: Body) {}
  func left(_ body: Body) {}
}
