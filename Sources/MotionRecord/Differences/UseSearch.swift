/// What follows from what a use of a component is given.
struct UseSearch {
  private let regions: Regions
  private let pairs: RecordPairs
  /// What differs in each region, as it would in any other use.
  private var seen: [String: Set<Trait>] = [:]
  /// What is given otherwise from the beginning, by region.
  private var arguments: [String: [Difference.Subject]] = [:]
  private let argumentNames: [String: Set<String>]

  /// A difference without the use that it is found in.
  private struct Trait: Hashable {
    let path: String
    let property: String?
  }

  init(_ differences: [Difference], _ regions: Regions, _ pairs: RecordPairs) {
    (self.regions, self.pairs) = (regions, pairs)
    var names: [String: Set<String>] = [:]
    for pair in pairs.objects {
      if let object = pair.new, let given = object.arguments { names[object.path] = Set(given.keys) }
    }
    argumentNames = names
    for difference in differences {
      if case .variable(let path, let name) = difference.subject {
        if difference.isAtFirst, names[path]?.contains(name) ?? false {
          arguments[path, default: []].append(difference.subject)
        }
      } else if let (region, trait) = trait(of: difference) {
        seen[region, default: []].insert(trait)
      }
    }
  }

  func isArgument(_ path: String, _ name: String) -> Bool { argumentNames[path]?.contains(name) ?? false }

  /// What the use around a difference is given otherwise, which leads to it; `nil` where a use that is given the same as
  /// before has the difference as well, so that it is the component's own.
  func argument(behind difference: Difference) -> Difference.Subject? {
    guard let (region, trait) = trait(of: difference), let given = arguments[region]?.last else { return nil }
    let isOwn = regions.siblings(of: region).contains { other in
      arguments[other] == nil && seen[other]?.contains(trait) ?? false
    }
    return isOwn ? nil : given
  }

  private func trait(of difference: Difference) -> (region: String, Trait)? {
    let path: String
    var property = difference.property
    switch difference.subject {
    case .object(let object): path = object
    case .animation(let index):
      guard let event = pairs.animations[index].new ?? pairs.animations[index].old else { return nil }
      path = event.target
      property = (event.property ?? "") + "\0" + (property ?? "")
    case .parameter, .seed, .constant, .finger, .touch, .variable, .part: return nil
    }
    let region = regions.region(of: path)
    guard !region.isEmpty else { return nil }
    return (region, Trait(path: ObjectPath.family(of: String(path.dropFirst(region.count))), property: property))
  }
}
