import BubbleTransitionDemo
import CardCarouselDemo
import CheckboxDemo
import ConfettiDemo
import CurveRefreshDemo
import DragSegmentedControlDemo
import FloatingActionMenuDemo
import FoldingCellDemo
import GooeyMenuDemo
import GuillotineMenuDemo
import JellyViewDemo
import LikeButtonDemo
import LiquidLoaderDemo
import LoadingIndicatorsDemo
import MarqueeLabelDemo
import ParallaxGalleryDemo
import PulseViewDemo
import ReactionButtonDemo
import RingProgressDemo
import RippleButtonDemo
import SlimeViewDemo
import Springform
import SpringformCommandLine
import StarRatingDemo

/// Renders the components.
@main
struct Tool: SceneCommand {
  static let scenes: [any Scene.Type] = [
    BubbleTransitionDemo.self, CardCarouselDemo.self, CheckboxDemo.self, ConfettiDemo.self, CurveRefreshDemo.self,
    DragSegmentedControlDemo.self, FloatingActionMenuDemo.self, FoldingCellDemo.self, GooeyMenuDemo.self,
    GuillotineMenuDemo.self, JellyViewDemo.self, LikeButtonDemo.self, LiquidLoaderDemo.self,
    LoadingIndicatorsDemo.self, MarqueeLabelDemo.self, ParallaxGalleryDemo.self, PulseViewDemo.self,
    ReactionButtonDemo.self, RingProgressDemo.self, RippleButtonDemo.self, SlimeViewDemo.self, StarRatingDemo.self,
  ]
}
