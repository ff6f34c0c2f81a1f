import Springform
import SpringformExpressions
import SpringformMotionRecord
import SpringformScene

extension Interpreter {
  /// States, and what a component was given, for a motion record: both lead to what layers do. A scene's parameters are recorded
  /// by themselves.
  var recordedVariables: LayerVariables {
    LayerVariables(component: isInstance ? program.name : nil) { [unowned self] record in
      guard isInstance else { return }
      for (plan, value) in zip(program.parameters, parameters) {
        if let value = value.recorded { record.add(plan.name, value, nil) }
      }
    } states: { [unowned self] record in
      for (name, value) in zip(program.stateNames, states) {
        if let value = value.recorded { record.add(name, value, nil) }
      }
    }
  }
}

extension Interpreter {
  /// What themes and files say, each value by its name, such as `places[2].note`: nothing where that is much.
  var recordedConstants: RecordedConstants {
    var result = RecordedConstants()
    // The theme itself is a parameter.
    for (constant, value) in zip(program.constantNames, constants) where constant.name != "theme" {
      value.add(constant.name, constant.type, to: &result.values)
      result.files[constant.name] = constant.file
    }
    return result.values.count <= Self.mostConstants ? result : RecordedConstants()
  }

  private static let mostConstants = 400
}

extension Value {
  fileprivate func add(_ name: String, _ type: ValueType, to values: inout [String: RecordedValue]) {
    switch (self, type) {
    case (.list(let elements), .list(let type)):
      for (index, element) in elements.enumerated() { element.add("\(name)[\(index)]", type, to: &values) }
    case (.object(let object), .object(let type)):
      guard let record = object as? Record, let type = type as? RecordType else { return }
      for (column, value) in zip(type.columns, record.values) {
        value.add("\(name).\(column.name)", column.type, to: &values)
      }
    default: values[name] = recorded
    }
  }

  /// `nil` for objects, and for lists that are data rather than a value.
  fileprivate var recorded: RecordedValue? {
    switch self {
    case .number(let number): number.recorded
    case .flag(let flag): flag.recorded
    case .point(let point): point.recorded
    case .color(let color): color.recorded
    case .text(let text): text.recorded
    case .list(let values):
      values.count <= Self.longestList
        ? .word("[" + values.map { $0.recorded.map(\.listed) ?? "" }.joined(separator: ", ") + "]") : nil
    case .object: nil
    }
  }

  private static let longestList = 16
}
