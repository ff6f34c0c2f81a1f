/// The pixels of a frame's rectangle, row after row.
enum FramePixels: Sendable {
  case colors([UInt32])
  /// Positions in a table of 256 colours, each of which is opaque or 0.
  case indices([UInt8], table: [UInt32])

  /// Their colours one by one.
  var colors: [UInt32] {
    switch self {
    case .colors(let colors): colors
    case .indices(let indices, let table): indices.map { table[Int($0)] }
    }
  }
}
