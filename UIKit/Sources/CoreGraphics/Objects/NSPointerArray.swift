/// Objects in an order, which it may keep or not; where one is gone, nothing stands.
///
/// It holds them by their addresses, as on a phone: `Unmanaged.passUnretained(object).toOpaque()`.
public final class NSPointerArray {
  private let options: NSPointerFunctions.Options
  private var entries: [Kept?] = []

  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// With those that are gone, until ``compact()`` takes them out.
  public var count: Int { entries.count }
  /// Those that are there.
  public var allObjects: [Any] { entries.compactMap { $0?.object } }

  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard entries.indices.contains(index) else { misuse("an array of \(count) pointers is asked for number \(index)") }
    return entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(kept(pointer)) }
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard index >= 0, index <= count else { misuse("a pointer is put at \(index) into an array of \(count)") }
    entries.insert(kept(item), at: index)
  }
  public func removePointer(at index: Int) {
    guard entries.indices.contains(index) else { misuse("pointer \(index) is taken out of an array of \(count)") }
    entries.remove(at: index)
  }
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    removePointer(at: index)
    insertPointer(item, at: index)
  }

  public func compact() { entries.removeAll { $0?.object == nil } }

  private func kept(_ pointer: UnsafeMutableRawPointer?) -> Kept? {
    pointer.map { Kept(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
