import SpringformScene
import SpringformVerification

extension Playable {
  /// What baselines and messages call it: a scene's own name, or that of any other type in kebab-case.
  var baselineName: String {
    guard let scene = self as? any Scene else { return kebabCase("\(type(of: self))") }
    return type(of: scene).name
  }

  /// A scene's parameters and their values.
  var parameterSettings: [ParameterSetting] {
    let settings = (self as? any Scene)?.parameters.settings ?? []
    return settings.map { ParameterSetting(name: $0.name, value: $0.text) }
  }
}
