package import SpringformMotionRecord

/// What a layer has besides its properties: that of a component what it was given, and the stage's the states of the scene.
package struct LayerVariables {
  /// The component's name; `nil` for the scene.
  package var component: String?
  /// List all of it; called at every refresh.
  package var arguments: (PropertyRecorder) -> Void
  package var states: (PropertyRecorder) -> Void

  package init(
    component: String?, arguments: @escaping (PropertyRecorder) -> Void, states: @escaping (PropertyRecorder) -> Void
  ) {
    self.component = component
    self.arguments = arguments
    self.states = states
  }
}

/// What themes and files say.
package struct RecordedConstants {
  /// By name, such as `places[2].note`.
  package var values: [String: RecordedValue] = [:]
  /// The files behind the names that come from one.
  package var files: [String: String] = [:]

  package init() {}
}

/// What only those know who make a scene, where what happens is written down.
extension Stage {
  package func note(_ variables: LayerVariables, of layer: Layer) { motionRecorder?.note(variables, of: layer) }

  /// - Parameter constants: works them out, where what happens is written down.
  package func note(_ constants: () -> RecordedConstants) { motionRecorder?.constants = constants() }

  /// Notes what a layer's properties follow.
  /// - Parameters:
  ///   - names: of variables, and of layers with a property, such as `dial.rotation`.
  ///   - layer: whose properties follow them.
  ///   - region: the layer of the component whose names they are; the root layer for the scene's.
  package func note(_ names: [String], followedBy layer: Layer, in region: Layer) {
    motionRecorder?.note(names, followedBy: layer, in: region)
  }

  /// Does what happens because a condition has become true that reads these names.
  package func because(of names: [String], in region: Layer, _ body: () -> Void) {
    motionRecorder?.condition = (names, region)
    body()
    motionRecorder?.condition = nil
  }
}
