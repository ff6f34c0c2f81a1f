import UIKitCore

/// One row or item at another place, and the others that make room.
struct MovedPath: Equatable {
  let from: IndexPath
  let to: IndexPath

  /// Where something is that was at a path before.
  func new(of path: IndexPath) -> IndexPath { path == from ? to : path.without(from).making(roomFor: to) }
  /// Where something was that is at a path now.
  func old(of path: IndexPath) -> IndexPath { path == to ? from : path.without(to).making(roomFor: from) }
}

extension IndexPath {
  /// With another one taken out before it.
  fileprivate func without(_ other: IndexPath) -> IndexPath {
    section == other.section && row > other.row ? IndexPath(row: row - 1, section: section) : self
  }

  /// With another one put in before it.
  fileprivate func making(roomFor other: IndexPath) -> IndexPath {
    section == other.section && row >= other.row ? IndexPath(row: row + 1, section: section) : self
  }
}
