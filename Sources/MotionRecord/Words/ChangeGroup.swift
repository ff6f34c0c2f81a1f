/// The same change of several things, or several changes of one: what is told at once.
struct ChangeGroup {
  /// All of one sort.
  var subjects: [Difference.Subject]
  var changes: [Difference.Change]
  let time: Double?
  /// Whether the values of the first subject are not those of the others.
  var isVaried = false

  /// - Returns: the most visible first.
  static func groups(_ differences: [Difference], _ pairs: RecordPairs) -> [Self] {
    let single = bySubject(differences)
    let same = joined(single) { Key($0, pairs) }
    let alike = joined(same, least: 3) { FamilyKey($0) }
    let ranks = Ranks(differences, pairs)
    return alike.enumerated().sorted { (ranks.rank($0.element), $0.offset) < (ranks.rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// All changes of one touch or animation, each change of an object.
  private static func bySubject(_ differences: [Difference]) -> [Self] {
    var result: [Self] = []
    var places: [Difference.Subject: Int] = [:]
    for difference in differences {
      if let place = places[difference.subject] {
        result[place].changes.append(difference.change)
      } else {
        if difference.path == nil { places[difference.subject] = result.count }
        result.append(Self(subjects: [difference.subject], changes: [difference.change], time: difference.time))
      }
    }
    return result
  }

  /// Joins groups of one key, if there are enough of them, in the place of the first.
  private static func joined<GroupKey: Hashable>(
    _ groups: [Self], least: Int = 2, key: (Self) -> GroupKey?
  ) -> [Self] {
    let keys = groups.map(key)
    var counts: [GroupKey: Int] = [:]
    for case let key? in keys { counts[key, default: 0] += 1 }
    var places: [GroupKey: Int] = [:]
    var result: [Self] = []
    for (group, key) in zip(groups, keys) {
      guard let key, counts[key, default: 0] >= least else {
        result.append(group)
        continue
      }
      if let place = places[key] {
        result[place].subjects += group.subjects
        result[place].isVaried = result[place].isVaried || result[place].changes != group.changes
      } else {
        places[key] = result.count
        result.append(group)
      }
    }
    return result
  }

  /// What groups have in common that tell of the same.
  private struct Key: Hashable {
    let changes: [Difference.Change]
    let time: Double?
    /// Of animations: what began them, and the words they are told in.
    let cause: MotionRecord.Cause?
    let isSpring: Bool
    let family: String?

    init?(_ group: ChangeGroup, _ pairs: RecordPairs) {
      changes = group.changes.map { Self.normal($0) }
      time = group.time
      switch group.subjects.first {
      case .animation(let index):
        let event = pairs.animations[index].new ?? pairs.animations[index].old
        cause = event?.cause
        isSpring = event?.isSpring ?? false
        family = nil
      case .object(let path) where !path.isEmpty:
        (cause, isSpring) = (nil, false)
        // Values are shared by whoever has them; other changes only by siblings.
        if case .value? = group.changes.first { family = nil } else { family = ObjectPath.family(of: path) }
        if case .order? = group.changes.first { return nil }
      default: return nil
      }
    }

    /// A move counts by its distance, wherever it begins.
    private static func normal(_ change: Difference.Change) -> Difference.Change {
      switch change {
      case .value("position", let old?, let new?): .value("position", old: nil, new: new.minus(old))
      case .course(let property, _, _): .course(property, since: 0, by: nil)
      default: change
      }
    }
  }

  /// What siblings have in common whose values changed, each to its own.
  private struct FamilyKey: Hashable {
    let family: String
    let property: String

    init?(_ group: ChangeGroup) {
      guard group.subjects.count == 1, case .object(let path)? = group.subjects.first, !path.isEmpty,
        case .value(let property, _, _)? = group.changes.first, path.contains("[")
      else { return nil }
      family = ObjectPath.family(of: path)
      self.property = property
    }
  }

  /// How visible changes are.
  private struct Ranks {
    private let moved: [String]
    private let pairs: RecordPairs

    init(_ differences: [Difference], _ pairs: RecordPairs) {
      self.pairs = pairs
      moved = differences.compactMap { difference in
        difference.property.map { PropertyTraits.isGeometry($0) } ?? false ? difference.path : nil
      }
    }

    /// The most visible is the lowest.
    func rank(_ group: ChangeGroup) -> Int {
      switch group.subjects.first {
      case .parameter, nil: 0
      case .seed: 1
      case .object(""): 2
      case .touch: 4
      case .animation: 6
      case .object(let path): rank(group, path)
      }
    }

    private func rank(_ group: ChangeGroup, _ path: String) -> Int {
      switch group.changes.first {
      case .missing, .added, nil: return 3
      case .course: return 40
      case .order: return 30
      default: break
      }
      let object = pairs.objects.first { $0.new?.path == path }?.new
      if let object, object.isBehavior || object.isGestureRecognizer { return 5 }
      let property = Difference(.object(path), group.changes[0]).property ?? ""
      if property == "appears" || property == "disappears" { return 3 }
      // What lies in a layer that has moved is likely to have moved with it.
      let isCarried = moved.contains { ObjectPath.isInside(path, $0) }
      return 10 + PropertyTraits.rank(property) + (isCarried ? 10 : 0)
    }
  }
}
