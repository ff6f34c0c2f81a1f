/// How those below an object know it without keeping it alive: ``object`` is `nil` once the object is gone.
///
/// A `weak` reference promises the same, but moves its object's counts to a side table, and every later use of the object
/// takes the slow way: a scene file full of expressions plays at a third of the speed. An `unowned` one ends the process
/// when it is read while the `deinit` of a subclass runs, which may still ask a sublayer for its superlayer.
final class BackReference<Object: AnyObject> {
  /// Never read after the object's memory is freed: its ``Source`` resets it before.
  unowned(unsafe) private(set) var object: Object?

  /// The object's own part of the reference. It is the object's first stored property, so that it goes before the others
  /// do, and the reference with it.
  struct Source: ~Copyable {
    private let reference = BackReference()

    /// - Parameter owner: the object that stores this source.
    func reference(to owner: Object) -> BackReference {
      reference.object = owner
      return reference
    }

    /// Ends the reference before the object goes.
    func end() { reference.object = nil }

    deinit { reference.object = nil }
  }
}
