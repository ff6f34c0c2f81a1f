import UIKitCore

/// The changes of a table or a collection while blocks of them are open: what all have collected comes to be seen when the outermost ends.
struct OpenUpdates {
  private var depth = 0
  private var changes = BatchUpdates()
  private var completions: [(Bool) -> Void] = []

  var areOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func collect(_ change: (inout BatchUpdates) -> Void) { change(&changes) }

  /// - Parameter completion: called with all others when everything has come to rest.
  /// - Returns: what was collected, and all completions; `nil` while another block is open, or where none was.
  mutating func end(_ completion: ((Bool) -> Void)?) -> (changes: BatchUpdates, completion: () -> Void)? {
    guard areOpen else { return nil }
    if let completion { completions.append(completion) }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = Self() }
    return (changes, { [completions] in for completion in completions { completion(true) } })
  }
}

// A function that does not escape may be handed on to both, and need not say `self`.

extension UICollectionView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
