import CheckboxDemo
import LikeButtonDemo
import Springform
import SpringformCommandLine

/// Renders the components: `Scripts/components`.
@main
struct Tool: SceneCommand {
  static let scenes: [any Scene.Type] = [CheckboxDemo.self, LikeButtonDemo.self]
}
