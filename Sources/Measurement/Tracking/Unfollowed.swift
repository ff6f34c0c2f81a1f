/// Something that changes and was not followed.
public struct Unfollowed: Hashable, Sendable {
  public enum Reason: String, CaseIterable, Sendable {
    /// It is seen alone in fewer pictures than tell a motion.
    case brief
    /// It is much smaller than the largest thing.
    case small
    /// It lies at or over a larger thing most of the time.
    case attached
    /// There are more than are followed.
    case excess
    /// A picture shows more places than are looked at.
    case crowded
    /// It bends, flows, is drawn anew, or comes and goes at once: nothing that is rigid moves.
    case shapeless
  }

  public var reason: Reason
  /// Where its middle is in the first picture that shows it, in pixels from the top left corner, and when that appears, in seconds.
  public var x: Double
  public var y: Double
  public var time: Double
  /// About its area, in pixels.
  public var area: Double
}
