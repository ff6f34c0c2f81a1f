/// Where a part of a file is: what it is called, from the stage down.
struct PartPlace: Hashable {
  /// The path of the layer that shows the file.
  let object: String
  /// The names of the layers around it in the file, its own last; empty for the file itself.
  var layers: [String] = []
  /// The names from the layer's shapes down; empty for the layer itself.
  var inner: [String] = []
  var kind: String
  /// Of the file: what turns frames into seconds.
  let frameRate: Double

  /// What people tell layers by.
  var path: [String] { object.split(separator: "/").map(String.init) + layers }

  /// Its own name.
  var shortName: String { inner.last ?? layers.last ?? "" }

  /// Whether it is the same part of the file, shown by another layer perhaps.
  func isSamePart(as other: Self) -> Bool { layers == other.layers && inner == other.inner && kind == other.kind }
}

extension PartPlace {
  /// Of parts that lie in a place, several of one name with a number.
  static func places(of parts: [RecordedPart], in place: Self) -> [Self] {
    let names = parts.map { $0.name.isEmpty ? $0.kind : $0.name }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    return zip(parts, names).map { part, name in
      let number = seen[name, default: 0]
      seen[name] = number + 1
      var result = place
      let unique = counts[name] == 1 ? name : "\(name)[\(number)]"
      if place.kind == "layers" { result.layers.append(unique) } else { result.inner.append(unique) }
      result.kind = part.kind
      return result
    }
  }
}

extension RecordedFile {
  /// The paths of all layers, those of a composition below the first layer that shows it.
  func layerPaths(shownBy object: String) -> [[String]] {
    var result: [[String]] = []
    var seen: Set<String> = []
    var waiting = [(layers, PartPlace(object: object, kind: "layers", frameRate: frameRate))]
    while !waiting.isEmpty {
      let (layers, place) = waiting.removeFirst()
      for (layer, var place) in zip(layers, PartPlace.places(of: layers, in: place)) {
        result.append(place.path)
        guard let name = layer.composition, seen.insert(name).inserted, let inside = compositions[name] else {
          continue
        }
        place.kind = "layers"
        waiting.append((inside.layers, place))
      }
    }
    return result
  }
}

/// What happened to a property's key frames. Times are frames.
enum KeyChange: Hashable {
  case value(at: Double, old: RecordedValue, new: RecordedValue)
  /// What it leads to from a time on.
  case end(since: Double, old: RecordedValue, new: RecordedValue)
  /// - Parameter value: what it is then.
  case time(_ value: RecordedValue, old: Double, new: Double)
  case easing(from: Double, until: Double, old: String?, new: String?)
  case way(from: Double, until: Double, old: [Double]?, new: [Double]?)
  case added(at: Double, RecordedValue)
  case removed(at: Double, RecordedValue)
  /// All come later or earlier by as much.
  case shifted(_ count: Int, from: Double, by: Double)
  /// So many of them are others, in a stretch of time.
  case several(_ count: Int, from: Double, until: Double)
  /// It did not change in time before.
  case begun(_ count: Int, from: Double, until: Double, was: RecordedValue?)
  /// It does not change in time any more.
  case ended(_ count: Int, from: Double, until: Double, is: RecordedValue?)

  /// Whether it is one of which key frames there are, and when.
  var isOfTimes: Bool {
    switch self {
    case .time, .added, .removed, .shifted, .begun, .ended: true
    case .value, .end, .easing, .way, .several: false
    }
  }
}
