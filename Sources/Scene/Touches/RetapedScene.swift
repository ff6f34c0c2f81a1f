package import SpringformGeometry

/// A scene in which recorded touches take the place of its own.
package struct RetapedScene: Playable {
  private let scene: any Playable
  private let strokes: [Stroke]

  package init(_ scene: any Playable, strokes: [Stroke]) {
    self.scene = scene
    self.strokes = strokes
  }

  package var size: Size { scene.size }
  package var duration: Double? { scene.duration }
  package var hold: Double { scene.hold }
  package var background: Color { scene.background }
  package var parameterTexts: [(name: String, text: String)] { scene.parameterTexts }

  package func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable {
    Self(try scene.settingParameters(texts), strokes: strokes)
  }

  package func build(on stage: Stage) throws {
    try scene.build(on: stage)
    stage.replaceTouches(with: strokes)
  }
}

extension Stage {
  /// Takes back all touches that are planned and what they would do, and plans others.
  fileprivate func replaceTouches(with strokes: [Stroke]) {
    dropTouches()
    for stroke in strokes {
      tape.touch(nil, at: stroke.samples[0].time, location: stroke.samples[0].location) { $0 = stroke.script }
    }
  }
}
