import SpringformGeometry

/// What behaviours have in common that act along one vector: its angle and its length.
public class PolarForceBehavior: ItemListBehavior {
  /// What a change of it means, ``forceChanged()`` decides.
  final var force: PolarVector { didSet { forceChanged() } }

  init(_ force: Vector, itemList: [any DynamicItem]) {
    self.force = PolarVector(force)
    super.init(itemList: itemList)
  }

  /// The direction in radians, clockwise on the screen from the x axis.
  public final var angle: Double {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength: the vector's length, in its unit.
  public final var magnitude: Double {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  public final func setAngle(_ angle: Double, magnitude: Double) {
    force = PolarVector(angle: angle, magnitude: magnitude)
  }

  package override var recordedProperties: [RecordedProperty] {
    [RecordedProperty("angle", angle), RecordedProperty("magnitude", magnitude)]
  }

  func forceChanged() {}
}
