import Synchronization

/// Which items are being simulated by any animator.
///
/// Two animators would both write to an item, each without knowing of the other. An item cannot say who has it, so this
/// is the one thing that animators share. Whoever claims an item also retains it, so no identifier is used twice.
enum SimulatedItems {
  private static let taken = Mutex<Set<ObjectIdentifier>>([])

  /// Takes the item, with its parts when it is a group; false when something of it was taken before.
  static func claim(_ item: any DynamicItem) -> Bool {
    let keys = family(item)
    return taken.withLock { taken in
      guard Set(keys).count == keys.count, taken.isDisjoint(with: keys) else { return false }
      taken.formUnion(keys)
      return true
    }
  }

  static func release(_ item: any DynamicItem) {
    let keys = family(item)
    taken.withLock { $0.subtract(keys) }
  }

  private static func family(_ item: any DynamicItem) -> [ObjectIdentifier] {
    [ObjectIdentifier(item)] + ((item as? DynamicItemGroup)?.items.flatMap(family) ?? [])
  }
}
