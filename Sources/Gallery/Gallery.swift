public import Springform

/// The scenes that come with Springform.
public enum Gallery {
  public static let scenes: [any Scene.Type] = [
    CurveRefresh.self, GooeyMenu.self, GuillotineMenu.self, JellyAlert.self, JellyButton.self, JellyDrop.self,
    JellyPan.self, JellySkeleton.self, SlimeBubble.self,
  ]
}
