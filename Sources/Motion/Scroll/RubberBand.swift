/// The resistance of a scroll view that is pulled beyond its content's end: UIKit's law, b = (1 - 1/(0.55 x/d + 1)) d.
public enum RubberBand {
  private static let stiffness = 0.55

  /// How far content follows a finger that has pulled `distance` points beyond the end of a view `dimension` points long;
  /// always less than `dimension`. Negative distances pull in the opposite direction.
  public static func offset(forPull distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pulled = (1 - 1 / (stiffness * distance.magnitude / dimension + 1)) * dimension
    return distance < 0 ? -pulled : pulled
  }

  /// How far a finger has pulled when content has followed by `offset` points.
  public static func pull(forOffset offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = min(offset.magnitude / dimension, 0.999_999)
    let distance = dimension / stiffness * (1 / (1 - share) - 1)
    return offset < 0 ? -distance : distance
  }
}
