import ActivityRingsDemo
import AlarmBellDemo
import BarChartDemo
import BrightnessSliderDemo
import BubbleTransitionDemo
import CardCarouselDemo
import CardStackDemo
import CheckboxDemo
import ConfettiDemo
import CreditCardDemo
import CurveRefreshDemo
import DragSegmentedControlDemo
import ExpandingCardDemo
import FirefliesDemo
import FloatingActionMenuDemo
import FoldingCellDemo
import GooeyMenuDemo
import GuillotineMenuDemo
import JellyViewDemo
import LikeButtonDemo
import LiquidLoaderDemo
import LoadersDemo
import LoadingIndicatorsDemo
import MarqueeLabelDemo
import MascotDemo
import OnboardingDemo
import ParallaxGalleryDemo
import PulseViewDemo
import ReactionButtonDemo
import RefreshableFeedDemo
import RingProgressDemo
import RippleButtonDemo
import ShimmerDemo
import SlimeBadgeDemo
import SlimeViewDemo
import Springform
import SpringformCommandLine
import StarRatingDemo
import TagFlowDemo
import ToastDemo
import WaveGaugeDemo

/// Renders the components.
@main
struct Tool: SceneCommand {
  static let scenes: [any Scene.Type] = [
    ActivityRingsDemo.self, AlarmBellDemo.self, BarChartDemo.self, BrightnessSliderDemo.self,
    BubbleTransitionDemo.self, CardCarouselDemo.self, CardStackDemo.self, CheckboxDemo.self, ConfettiDemo.self,
    CreditCardDemo.self, CurveRefreshDemo.self, DragSegmentedControlDemo.self, ExpandingCardDemo.self,
    FirefliesDemo.self, FloatingActionMenuDemo.self, FoldingCellDemo.self, GooeyMenuDemo.self, GuillotineMenuDemo.self,
    JellyViewDemo.self, LikeButtonDemo.self, LiquidLoaderDemo.self, LoadersDemo.self, LoadingIndicatorsDemo.self,
    MarqueeLabelDemo.self, MascotDemo.self, OnboardingDemo.self, ParallaxGalleryDemo.self, PulseViewDemo.self,
    ReactionButtonDemo.self, RefreshableFeedDemo.self, RingProgressDemo.self, RippleButtonDemo.self, ShimmerDemo.self,
    SlimeBadgeDemo.self, SlimeViewDemo.self,
    StarRatingDemo.self, TagFlowDemo.self, ToastDemo.self, WaveGaugeDemo.self,
  ]
}
