public import Springform

/// The scenes that come with Springform.
public enum Gallery {
  public static let scenes: [any Scene.Type] = [CurveRefresh.self, GooeyMenu.self, SlimeBubble.self]
}
