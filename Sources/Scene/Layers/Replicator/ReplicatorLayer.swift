public import SpringformGeometry
import SpringformNumerics

/// A layer that shows its sublayers many times over, each copy moved, turned, scaled and coloured a step further than the
/// one before.
///
/// Copies come after one another, the sublayers themselves being the first and lowest. Each is flat, wherever it lies in space.
open class ReplicatorLayer: Layer {
  /// The number of copies, the sublayers themselves counted; none below 1, and at most ``maximumInstanceCount``.
  public final var instanceCount = 1
  /// ``instanceCount`` for animations, which lead through parts of a copy: from a half on a copy is shown.
  public final var copyCount: Double {
    get { Double(instanceCount) + copyOffset }
    set {
      if isPresenting {
        copyOffset = newValue - Double(instanceCount)
      } else if let count = Int(exactly: newValue.rounded()) {
        instanceCount = count
      }
    }
  }
  /// What animations add to the number of copies.
  @Animated final var copyOffset = 0.0
  /// What leads from one copy to the next, about the middle of the bounds.
  @Animated public final var instanceTransform = AffineTransform.identity
  /// Applied after `instanceTransform`, about the same point: steps that lead out of the plane, seen through the layer's
  /// `sublayerTransform`.
  @Animated public final var instanceTransform3D = Transform3D.identity
  /// How many seconds of the layer's own time each copy is behind the one before, as far as animations go. What has ended and is
  /// removed has ended for all copies.
  @Animated public final var instanceDelay = 0.0
  /// Multiplies the first copy's colours; its alpha fades it as a whole.
  @Animated public final var instanceColor = Color.white
  /// Added to the component of `instanceColor` from one copy to the next; the sums are kept in 0...1.
  @Animated public final var instanceRedOffset = 0.0
  /// As ``instanceRedOffset``.
  @Animated public final var instanceGreenOffset = 0.0
  /// As ``instanceRedOffset``.
  @Animated public final var instanceBlueOffset = 0.0
  /// As ``instanceRedOffset``.
  @Animated public final var instanceAlphaOffset = 0.0

  public static let maximumInstanceCount = 10_000
  /// The most drawing commands that all copies of one layer may have together; copies beyond are left out.
  public static let maximumCommandCount = 100_000

  final override func displaySublayers(in canvas: inout Canvas) {
    var places = places
    var rest = Self.maximumCommandCount
    var commands: [DisplayList.Command] = []
    let isDelayed = instanceDelay != 0 && instanceDelay.isFinite
    for index in 0..<min(shownCount, isDelayed ? delayedCount : Self.maximumInstanceCount) {
      // Recorded once where all copies are the same: replicators inside replicators would otherwise walk their layers a power
      // of times.
      if isDelayed || index == 0 { commands = recorded(late: isDelayed ? instanceDelay * Double(index) : 0) }
      rest -= commands.count
      guard isDelayed || !commands.isEmpty, index == 0 || rest >= 0 else { break }
      let color = color(of: index)
      canvas.withOpacity(color.alpha) { places.replay(commands, tint: color, in: &$0) }
      places.next()
    }
  }

  private var shownCount: Int {
    Int(copyCount.rounded().clamped(to: 0...Double(Self.maximumInstanceCount), otherwise: 0))
  }

  /// What the sublayers show, so many seconds late.
  private func recorded(late delay: Double) -> [DisplayList.Command] {
    var recording = Canvas()
    sublayerDelay = delay
    if delay != 0 { stage?.timeShifted() }
    super.displaySublayers(in: &recording)
    sublayerDelay = 0
    if delay != 0 { stage?.timeShifted() }
    return recording.commands
  }

  /// How many copies may be walked through one by one, when those of replicators above are, too.
  private var delayedCount: Int {
    var copies = 1
    var above = superlayer
    while let layer = above {
      if let replicator = layer as? ReplicatorLayer, replicator.instanceDelay != 0 {
        copies = min(copies * max(replicator.instanceCount, 1), Self.maximumInstanceCount)
      }
      above = layer.superlayer
    }
    return Self.maximumInstanceCount / copies
  }

  /// Copies that leave the plane go through the view each by itself.
  final override func viewOfSublayers() -> Transform3D? {
    instanceTransform3D.isIdentity ? super.viewOfSublayers() : nil
  }

  private var places: CopyPlaces {
    instanceTransform3D.isIdentity
      ? CopyPlaces(center: bounds.center, step: instanceTransform)
      : CopyPlaces(
        center: bounds.center, step: Transform3D(instanceTransform).concatenating(instanceTransform3D),
        view: super.viewOfSublayers() ?? .identity)
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(LayerProperties.ofReplicators, of: self)
  }

  private func color(of index: Int) -> Color {
    func component(_ first: Double, _ step: Double) -> Double {
      let value = first + step * Double(index)
      return value > 0 ? min(value, 1) : 0
    }
    return Color(
      red: component(instanceColor.red, instanceRedOffset),
      green: component(instanceColor.green, instanceGreenOffset),
      blue: component(instanceColor.blue, instanceBlueOffset),
      alpha: component(instanceColor.alpha, instanceAlphaOffset))
  }
}
