/// Whether touches land on what they are meant for.
struct TouchAim {
  let pairs: RecordPairs

  /// Whether a touch that reached its target before lands beside it now, because it comes down elsewhere.
  func isLost(_ index: Int) -> Bool {
    guard let (old, new) = pairs.touches[index].both, old.target == new.target, !new.target.isEmpty,
      case .numbers(let place)? = new.details["location"], old.details["location"] != new.details["location"],
      let pair = pairs.objects.first(where: { $0.new?.path == new.target })?.both,
      let area = self.area(of: pair.new), let oldArea = self.area(of: pair.old), !Self.contains(area, place)
    else { return false }
    // Where nothing is said a finger comes down in the middle.
    guard case .numbers(let before)? = old.details["location"] else { return true }
    return Self.contains(oldArea, before)
  }

  /// What a layer takes up, in its own coordinates; `nil` where that is not known.
  private func area(of object: MotionRecord.Object) -> [Double]? {
    for property in ["bounds", "path.bounds"] {
      let value = object.properties[property]?.first ?? pairs.standards.value(of: property, kind: object.kind)
      if case .numbers(let rect)? = value, rect.count == 4, rect[2] > 0, rect[3] > 0 { return rect }
    }
    return nil
  }

  private static func contains(_ rect: [Double], _ place: [Double]) -> Bool {
    place.count == 2 && (0..<2).allSatisfy { rect[$0] <= place[$0] && place[$0] <= rect[$0] + rect[$0 + 2] }
  }
}
