/// What has members and nothing else.
final class MembersReference: ExpressionObject {
  private let members: [String: ExpressionValue]
  /// By their numbers.
  private let numbered: [Int: ExpressionValue]

  init(_ members: [String: ExpressionValue], numbered: [Int: ExpressionValue] = [:]) {
    (self.members, self.numbered) = (members, numbered)
  }

  /// With an item's properties.
  convenience init(_ player: LottiePlayer, _ properties: [ItemProperty], members: [String: ExpressionValue] = [:]) {
    var (named, numbered) = (members, [Int: ExpressionValue]())
    for own in properties {
      let value = ExpressionValue.property(PropertyReference(player, own.property))
      (named[own.name], numbered[own.number]) = (value, value)
    }
    self.init(named, numbered: numbered)
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? { members[name] }

  /// A member by the name that After Effects shows, or by its number.
  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    switch arguments.first {
    case .string(let name)?:
      guard let member = members[name.asMember] else { throw .unknownName(name) }
      return member
    case .number(let number)?:
      guard let member = Int(exactly: number).flatMap({ numbered[$0] }) else { throw .unknownName("property") }
      return member
    default: throw .type("a property is asked for by neither name nor number")
    }
  }
}

extension String {
  /// What expressions call the member that After Effects shows by this name, or has by it in every language: "Stroke Width" is
  /// `strokeWidth`, and "ADBE Scale" is `scale`.
  var asMember: String {
    switch self {
    case "ADBE Vector Shape": return "path"
    case "ADBE Rotate Z": return "rotation"
    default: break
    }
    let words = split(separator: " ").drop { $0 == "ADBE" || $0 == "Vector" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "") + rest.joined()
  }
}
