package import SpringformGeometry

/// The layers that somebody asks for by their paths, each looked for once.
struct RecordedLayers {
  private var found: [String: Layer] = [:]
  /// How many of the subjects are known not to be it.
  private var passed: [String: Int] = [:]

  /// - Parameter subjects: in the order of their appearance; those of earlier questions are the first of them.
  mutating func layer(at path: String, among subjects: [RecordedSubject]) -> Layer? {
    if let layer = found[path] { return layer }
    let new = subjects.dropFirst(passed[path, default: 0])
    found[path] = new.first { $0.isAt(path[...]) }.flatMap { $0.subject as? Layer }
    passed[path] = subjects.count
    return found[path]
  }
}

extension Stage {
  /// Whether what there is on the stage is known by the paths of its motion record, though nothing else is written down; set it
  /// before the scene is built.
  package var knowsPaths: Bool {
    get { motionRecorder != nil }
    set { motionRecorder = newValue ? motionRecorder ?? MotionRecorder(listsProperties: false) : nil }
  }

  /// Where a layer of the motion record is seen at the current refresh, in the stage's coordinates: the smallest upright rectangle
  /// around it. `nil` where it is not on the stage, or nobody knows where it is.
  /// - Parameters:
  ///   - path: the layer's.
  ///   - part: a rectangle in the layer's coordinates; what the layer takes up by default.
  package func seenFrame(ofLayerAt path: String, part: Rect? = nil) -> Rect? {
    guard let layer = motionRecorder?.layer(at: path), layer.stage === self else { return nil }
    guard let part else { return layer.seenFrame }
    return layer.seenFrame(of: part)
  }
}

extension Layer {
  /// What the layer takes up; of one that takes up nothing itself, what its sublayers do.
  fileprivate var seenFrame: Rect? {
    let own = presenting { () -> Rect in
      let outline = (self as? ShapeLayer)?.path.controlBounds
      return extent.isEmpty ? outline ?? .zero : outline?.union(extent) ?? extent
    }
    if !own.isEmpty { return seenFrame(of: own) }
    return sublayers.lazy.filter { !$0.isHidden }.compactMap(\.seenFrame).reduce(nil) { $0?.union($1) ?? $1 }
  }

  fileprivate func seenFrame(of part: Rect) -> Rect? {
    presentedProjectionToStage.image(of: part).flatMap { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) ? frame : nil
    }
  }
}
