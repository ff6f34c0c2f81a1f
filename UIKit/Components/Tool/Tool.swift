import CheckboxDemo
import DragSegmentedControlDemo
import LikeButtonDemo
import LiquidLoaderDemo
import LoadingIndicatorsDemo
import MarqueeLabelDemo
import PulseViewDemo
import RingProgressDemo
import RippleButtonDemo
import Springform
import SpringformCommandLine
import StarRatingDemo

/// Renders the components.
@main
struct Tool: SceneCommand {
  static let scenes: [any Scene.Type] = [
    CheckboxDemo.self, DragSegmentedControlDemo.self, LikeButtonDemo.self, LiquidLoaderDemo.self,
    LoadingIndicatorsDemo.self, MarqueeLabelDemo.self, PulseViewDemo.self, RingProgressDemo.self, RippleButtonDemo.self,
    StarRatingDemo.self,
  ]
}
