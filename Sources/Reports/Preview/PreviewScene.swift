package import SpringformScene
package import SpringformVerification

/// A scene of a gallery: what is drawn, and what is told about it.
package struct PreviewScene: Sendable {
  /// With its settings; the name is the entry's, unique in the gallery.
  package var subject: Subject
  /// What people call it; its name without it.
  package var title: String?
  package var summary: String
  /// What can be set.
  package var parameters: [ParameterDescription]
  /// Whether this is a scene's light or dark look, and whose.
  package var look: Appearance?
  /// The files that were read to make the scene.
  package var files: [String]

  /// One of a pair of looks.
  package enum Appearance: String, Codable, Hashable, Sendable { case light, dark }

  package init(
    subject: Subject, title: String? = nil, summary: String, parameters: [ParameterDescription],
    look: Appearance? = nil, files: [String] = []
  ) {
    self.subject = subject
    self.title = title
    self.summary = summary
    self.parameters = parameters
    self.look = look
    self.files = files
  }
}

/// The parameter with which a scene turns from light to dark, if it has one: a choice between both words, or a flag `dark`.
package struct AppearanceParameter: Hashable, Sendable {
  package let name: String
  private let values: [PreviewScene.Appearance: String]

  package init?(_ parameters: [ParameterDescription]) {
    for parameter in parameters {
      if parameter.kind == "choice", ["light", "dark"].allSatisfy(parameter.choices.contains) {
        name = parameter.name
        values = [.light: "light", .dark: "dark"]
        return
      }
      if parameter.kind == "flag", ["dark", "isDark"].contains(parameter.name) {
        name = parameter.name
        values = [.light: "false", .dark: "true"]
        return
      }
    }
    return nil
  }

  /// The parameter's value, as on the command line.
  package func value(for look: PreviewScene.Appearance) -> String { values[look] ?? "" }
}
