import Foundation
import Testing

import CoreGraphics

/// Foundation's collections of objects that may go, by its documentation.
@Suite struct ObjectCollectionTests {
  private final class Thing {}

  @Test func hashTablesLetGo() {
    let (table, kept) = (NSHashTable<Thing>.weakObjects(), Thing())
    do {
      let gone = Thing()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      table.add(nil)
      #expect(table.count == 2 && table.contains(gone) && table.member(kept) === kept)
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && !table.contains(kept) && !table.contains(nil))
    let strong = NSHashTable<Thing>(options: .strongMemory)
    strong.add(Thing())
    #expect(strong.count == 1 && strong.objectEnumerator().allObjects.count == 1)
    strong.removeAllObjects()
    #expect(strong.count == 0)
  }

  /// Equal objects are one, unless their identity is asked for.
  @Test func hashTablesCompare() {
    let (a, b) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    func count(_ options: NSPointerFunctions.Options) -> Int {
      let table = NSHashTable<NSMutableString>(options: options)
      table.add(a)
      table.add(b)
      return table.count
    }
    #expect(count([]) == 1 && count(.objectPointerPersonality) == 2)
  }

  @Test func mapTablesLetGo() {
    let (key, value) = (Thing(), Thing())
    let tables = [
      NSMapTable<Thing, Thing>.weakToStrongObjects(), .strongToWeakObjects(), .weakToWeakObjects(),
      .strongToStrongObjects(),
    ]
    for table in tables {
      table.setObject(Thing(), forKey: key)
      table.setObject(value, forKey: Thing())
      table.setObject(value, forKey: key)
      #expect(table.object(forKey: key) === value && table.object(forKey: nil) == nil)
    }
    // The one that was set under a key that nobody else keeps is gone with a weak key only.
    #expect(tables.map(\.count) == [1, 2, 1, 2])
    tables[3].removeObject(forKey: key)
    #expect(tables[3].object(forKey: key) == nil && tables[3].keyEnumerator().allObjects.count == 1)
    tables[3].removeAllObjects()
    #expect(tables[3].objectEnumerator()?.allObjects.isEmpty == true)
  }

  /// Objects that are gone leave their places until they are compacted.
  @Test func pointersAreKeptOrNot() {

    func address(_ thing: Thing) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(thing).toOpaque() }
    let (kept, weak, first) = (NSPointerArray.strongObjects(), NSPointerArray.weakObjects(), Thing())
    for array in [kept, weak] {
      let second = Thing()
      array.addPointer(address(first))
      array.insertPointer(address(second), at: 0)
    }
    #expect(kept.allObjects.count == 2 && weak.allObjects.count == 1 && weak.count == 2)
    #expect(weak.pointer(at: 0) == nil && weak.pointer(at: 1) == address(first))
    weak.compact()
    #expect(weak.count == 1 && weak.pointer(at: 0) == address(first))
    weak.removePointer(at: 0)
    #expect(weak.count == 0)
  }
}
