/// The same change of several things, or several changes of one: what is told at once.
struct ChangeGroup {
  /// All of one sort.
  var subjects: [Difference.Subject]
  var changes: [Difference.Change]
  let time: Double?
  /// What follows from them.
  var consequences: [Difference] = []
  /// When the last of several animations begins that are begun at different times.
  var lastTime: Double?
  /// Whether the values of the first subject are not those of the others.
  var isVaried = false

  /// - Returns: the most visible first.
  static func groups(_ causes: [Cause], _ pairs: RecordPairs) -> [Self] {
    let single = bySubject(causes)
    let regions = Regions(pairs.new.objects)
    let same = joined(single) { Key($0, pairs, regions) }
    let tables = joined(same, least: 4) { $0.table }
    let repeated = joined(tables) { RepetitionKey($0, pairs) }
    let alike = joined(repeated, least: 3) { FamilyKey($0, regions) }
    let ranks = Ranks(causes.map(\.difference), pairs)
    return alike.enumerated().sorted { (ranks.rank($0.element), $0.offset) < (ranks.rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// All changes of one touch or animation, each change of an object.
  private static func bySubject(_ causes: [Cause]) -> [Self] {
    var result: [Self] = []
    var places: [Difference.Subject: Int] = [:]
    for cause in causes {
      let difference = cause.difference
      if let place = places[difference.subject] {
        result[place].changes.append(difference.change)
        result[place].consequences += cause.consequences
      } else {
        if difference.isOfEvent { places[difference.subject] = result.count }
        result.append(
          Self(
            subjects: [difference.subject], changes: [difference.change], time: difference.time,
            consequences: cause.consequences))
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
        result[place].consequences += group.consequences
        if let time = group.time, time != result[place].time {
          result[place].lastTime = max(result[place].lastTime ?? time, time)
        }
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

    init?(_ group: ChangeGroup, _ pairs: RecordPairs, _ regions: Regions) {
      let isVariable = group.subjects.first?.isVariable ?? false
      let isPart = if case .part? = group.subjects.first { true } else { false }
      changes = isPart ? group.changes : group.changes.map { Self.normal($0, isVariable: isVariable) }
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
        if case .value? = group.changes.first { family = nil } else { family = regions.family(of: path) }
        if case .order? = group.changes.first { return nil }
      case .variable(_, let name): (cause, isSpring, family) = (nil, false, "=" + name)
      // What several parts have of a file may be the same slot's; all else is the same only in the same file.
      case .part(let place):
        (cause, isSpring) = (nil, false)
        if case .value? = group.changes.first {
          family = "part"
        } else {
          family = "part " + (place.layers + ["."] + place.inner).joined(separator: "/")
        }
      default: return nil
      }
    }

    /// A move counts by its distance, wherever it begins, and so does what uses of a component are given.
    private static func normal(_ change: Difference.Change, isVariable: Bool) -> Difference.Change {
      switch change {
      case .value(let name, .number(let old)?, .number(let new)?) where isVariable:
        .value(name, old: nil, new: RecordedValue.number(new).minus(.number(old)))
      case .value("position", let old?, let new?): .value("position", old: nil, new: new.minus(old))
      case .course(let property, _, _): .course(property, since: 0, by: nil)
      default: change
      }
    }
  }

  /// What animations have in common that are begun again and again, or by several uses of one component.
  private struct RepetitionKey: Hashable {
    /// What is animated, without what tells several of a name from each other.
    let names: Set<String>
    let isSpring: Bool
    let changes: [Difference.Change]

    init?(_ group: ChangeGroup, _ pairs: RecordPairs) {
      let events = group.subjects.compactMap { subject -> MotionRecord.Event? in
        guard case .animation(let index) = subject else { return nil }
        return pairs.animations[index].new ?? pairs.animations[index].old
      }
      guard let event = events.first, group.changes.allSatisfy({ if case .value = $0 { true } else { false } })
      else { return nil }
      names = Set(
        events.map { ObjectPath.family(of: ObjectPath.last(of: $0.target)) + "." + ($0.property ?? "") })
      (isSpring, changes) = (event.isSpring, group.changes)
    }
  }

  /// The list that a changed constant is in.
  private var table: String? {
    guard case .constant(let name)? = subjects.first, let open = name.firstIndex(of: "[") else { return nil }
    return String(name[..<open])
  }

  /// What siblings have in common whose values changed, each to its own.
  private struct FamilyKey: Hashable {
    let family: String
    let property: String

    init?(_ group: ChangeGroup, _ regions: Regions) {
      guard group.subjects.count == 1, case .object(let path)? = group.subjects.first, !path.isEmpty,
        case .value(let property, _, _)? = group.changes.first
      else { return nil }
      family = regions.family(of: path)
      guard family != path else { return nil }
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
      case .constant: 3
      case .variable: if case .course? = group.changes.first { 39 } else { 3 }
      case .touch: 4
      case .finger: 8
      case .animation: 6
      case .object(let path): rank(group, path)
      case .part: rank(ofPart: group)
      }
    }

    private func rank(ofPart group: ChangeGroup) -> Int {
      switch group.changes.first {
      case .missing, .added, nil: 3
      case .order: 30
      case .some: 10 + PropertyTraits.rank(Difference(group.subjects[0], group.changes[0]).property ?? "")
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
