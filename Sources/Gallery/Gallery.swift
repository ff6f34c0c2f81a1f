public import Springform

/// The scenes that come with Springform.
public enum Gallery {
  public static let scenes: [any Scene.Type] = [
    GooeyMenu.self, GuillotineMenu.self, JellyPan.self, JellyButton.self, JellyAlert.self, JellyDrop.self,
    JellySkeleton.self,
  ]
}
