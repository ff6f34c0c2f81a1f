import Springform
import SpringformCommandLine
import SpringformGallery

@main
struct Tool: SceneCommand {
  static let scenes: [any Scene.Type] = Gallery.scenes
  static let areExamples = true
}
