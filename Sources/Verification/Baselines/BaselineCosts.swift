import SpringformBitmap

/// How much work it is to verify scenes, counted from their baselines alone: every machine that has the same files comes to the
/// same numbers.
struct BaselineCosts {
  private let known: [String: Int]
  /// What a scene is taken to cost whose baseline does not tell: as much as the others on the average.
  private let usual: Int

  /// - Parameter names: of the baselines that are asked for.
  init(of names: [String], in store: BaselineStore) {
    let costs = names.compactMap { name in store.cost(of: name).map { (name, $0) } }
    known = Dictionary(costs) { first, _ in first }
    usual = costs.isEmpty ? 1 : costs.reduce(0) { $0 + $1.1 } / costs.count
  }

  subscript(name: String) -> Int { known[name] ?? usual }
}

extension BaselineStore {
  /// What it costs to verify the scene, in units of about the time that one pixel takes; `nil` where no manifest tells.
  fileprivate func cost(of name: String) -> Int? { (try? manifest(named: name, as: ManifestOutline.self))?.cost }
}

/// What of a manifest decides how long it takes to draw it again.
private struct ManifestOutline: Decodable {
  let animation: RecordedAnimation
  let frames: [Picture]
  let motion: Motion?

  struct Picture: Decodable, Hashable {
    let digest: Digest
  }

  struct Motion: Decodable {
    let objects: [Object]

    struct Object: Decodable {}
  }

  /// What a scene has is moved at each refresh, and drawn with all pixels if that makes another picture than the one before.
  var cost: Int? {
    guard (try? Bitmap.check(width: animation.width, height: animation.height)) != nil else { return nil }
    let drawn = zip(frames, frames.dropFirst()).count { $0 != $1 } + min(frames.count, 1)
    // What a record does not tell of, or tells of by the thousand, is not most of the work.
    let things = min(max(motion?.objects.count ?? 1, 1), 10_000)
    return Self.start + frames.count * things * Self.thing + drawn * animation.width * animation.height
  }

  /// What takes about as long as so many pixels: reading a scene and its baseline, and moving and drawing a layer once.
  private static let (start, thing) = (200_000, 4_000)
}
