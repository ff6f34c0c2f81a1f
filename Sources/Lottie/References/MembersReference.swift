/// What has members and nothing else.
final class MembersReference: ExpressionObject {
  private let members: [String: ExpressionValue]

  init(_ members: [String: ExpressionValue]) { self.members = members }

  /// With the numbers and points of something, by the names that expressions have for them.
  convenience init(
    _ player: LottiePlayer, numbers: [String: Property<Numbers>], members: [String: ExpressionValue] = [:]
  ) {
    let own = numbers.mapValues { ExpressionValue.property(PropertyReference(player, $0)) }
    self.init(own.merging(members) { first, _ in first })
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? { members[name] }

  /// A member by the name that After Effects shows.
  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    guard case .string(let name)? = arguments.first else { throw .unsupported("properties by number") }
    guard let member = members[name == "ADBE Vector Shape" ? "path" : name.asMember] else { throw .unknownName(name) }
    return member
  }
}

extension String {
  /// What expressions call the member that After Effects shows by this name: "Stroke Width" is `strokeWidth`.
  var asMember: String {
    let words = split(separator: " ")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "") + rest.joined()
  }
}
