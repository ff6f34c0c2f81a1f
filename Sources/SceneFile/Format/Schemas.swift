import SpringformExpressions

extension MappingSchema {
  /// Every mapping of a file, in the order of the JSON schema.
  static let all =
    [
      SceneKeys.format.schema, CanvasKeys.format.schema, TimeKeys.format.schema, ParameterKeys.format.schema,
      ComponentKeys.schema, ParameterKeys.optionalFormat.schema, DataKeys.format.schema,
      TouchesKeys.format.schema, LayerKeys.format.schema, FontKeys.format.schema, GradientKeys.format.schema,
      EmitterCellKeys.format.schema, PhysicsKeys.format.schema, AttachmentKeys.format.schema,
      BoundaryKeys.format.schema, FieldKeys.format.schema, BodyKeys.schema, WallsKeys.format.schema,
      PathPieceKeys.format.schema, EventKeys.format.schema, TraceCurveKeys.format.schema,
      ExpectationKeys.format.schema, TapeStepKeys.format.schema,
    ] + verbs

  /// Verbs and what belongs to them alone.
  static let verbs = [
    VerbKeys.format.schema, AnimateKeys.format.schema, SpringKeys.format.schema, DragKeys.format.schema,
    MoveKeys.format.schema, SpawnKeys.format.schema, PushKeys.format.schema, SnapKeys.format.schema,
    CollideKeys.format.schema,
  ]
}
