public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away what is at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves what is at some places before what is at another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = enumerated().map { (place: $0.offset, element: $0.element) }
    let moved = all.filter { source.contains($0.place) }
    let rest = all.filter { !source.contains($0.place) }
    let ordered = rest.filter { $0.place < destination } + moved + rest.filter { $0.place >= destination }
    for (index, new) in zip(Array(indices), ordered) { self[index] = new.element }
  }
}
