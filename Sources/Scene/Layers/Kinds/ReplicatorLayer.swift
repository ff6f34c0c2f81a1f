public import SpringformGeometry

/// A layer that shows its sublayers many times over, each copy moved, turned, scaled and coloured a step further than the
/// one before.
///
/// Copies come after one another, the sublayers themselves being the first and lowest. They show the same moment: Core
/// Animation's delay from copy to copy is not offered.
open class ReplicatorLayer: Layer {
  /// The number of copies, the sublayers themselves counted; none below 1, and at most ``maximumInstanceCount``.
  public final var instanceCount = 1
  /// What leads from one copy to the next, about the middle of the bounds.
  @Animated public final var instanceTransform = AffineTransform.identity
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
    guard instanceCount > 0 else { return }
    // Recorded once: replicators inside replicators would otherwise walk their layers a power of times.
    var recording = Canvas()
    super.displaySublayers(in: &recording)
    let commands = recording.commands
    guard !commands.isEmpty else { return }
    let count = min(instanceCount, Self.maximumInstanceCount, max(Self.maximumCommandCount / commands.count, 1))
    let (toCenter, fromCenter) = (
      AffineTransform(translationX: -bounds.midX, y: -bounds.midY),
      AffineTransform(translationX: bounds.midX, y: bounds.midY)
    )
    var power = AffineTransform.identity
    for index in 0..<count {
      let color = color(of: index)
      canvas.withOpacity(color.alpha) { canvas in
        canvas.replay(commands, transform: toCenter.concatenating(power).concatenating(fromCenter), tint: color)
      }
      power = power.concatenating(instanceTransform)
    }
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("instanceCount", instanceCount, default: 1)
    properties.add("instanceTransform", instanceTransform, default: .identity)
    properties.add("instanceColor", instanceColor, default: .white)
    properties.add("instanceRedOffset", instanceRedOffset, default: 0)
    properties.add("instanceGreenOffset", instanceGreenOffset, default: 0)
    properties.add("instanceBlueOffset", instanceBlueOffset, default: 0)
    properties.add("instanceAlphaOffset", instanceAlphaOffset, default: 0)
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
