/// What a `DynamicItemBehavior` can set on an item, with UIKit's real defaults and the values that make sense.
enum ItemProperty: Int, CaseIterable {
  case elasticity, friction, density, resistance, angularResistance, charge, isAnchored, allowsRotation

  /// As measured on UIKit, whose documentation says 0 for elasticity, friction and the resistances.
  var defaultValue: Double {
    switch self {
    case .elasticity, .friction: 0.2
    case .resistance, .angularResistance: 0.1
    case .density, .allowsRotation: 1
    case .charge, .isAnchored: 0
    }
  }

  /// Beyond the upper end a value is limited to it; below the lower end it is refused.
  private var range: ClosedRange<Double> {
    switch self {
    case .elasticity, .friction: 0...1000
    case .density: 1e-6...1e6
    case .resistance, .angularResistance: 0...1e8
    case .charge: -1e6...1e6
    case .isAnchored, .allowsRotation: 0...1
    }
  }

  func checked(_ value: Double) throws(DynamicsError) -> Double {
    guard value >= range.lowerBound else { throw .invalidValue(property: "\(self)", value: value) }
    return min(value, range.upperBound)
  }
}

/// An item's properties: each one's value and the behaviour that set it last.
struct ItemProperties {
  private var settings: [(value: Double, owner: ObjectIdentifier?)] = ItemProperty.allCases.map {
    ($0.defaultValue, nil)
  }

  subscript(_ property: ItemProperty) -> Double { settings[property.rawValue].value }

  mutating func set(_ property: ItemProperty, to value: Double, owner: ObjectIdentifier) {
    settings[property.rawValue] = (value, owner)
  }

  /// Restores the defaults of what `owner` was the last to set.
  mutating func reset(ownedBy owner: ObjectIdentifier) {
    for property in ItemProperty.allCases where settings[property.rawValue].owner == owner {
      settings[property.rawValue] = (property.defaultValue, nil)
    }
  }
}
