import ActivityRingsDemo
import AlarmBellDemo
import BarChartDemo
import BrightnessSliderDemo
import CardStackDemo
import CreditCardDemo
import ExpandingCardDemo
import FirefliesDemo
import LoadersDemo
import MascotDemo
import OnboardingDemo
import ReactionButtonDemo
import RefreshableFeedDemo
import ShimmerDemo
import SlimeBadgeDemo
import Springform
import SpringformTesting
import TagFlowDemo
import Testing
import ToastDemo
import WaveGaugeDemo

/// Each component moves as it did.
@Suite struct SwiftUIComponentTests {
  /// Pictures enough to tell how something moves.
  private let fewer = RenderSettings(rate: 5)

  @Test func activityRings() async { await assertAnimation(ActivityRingsDemo(), settings: fewer) }
  @Test func alarmBell() async { await assertAnimation(AlarmBellDemo(), settings: fewer) }
  @Test func barChart() async { await assertAnimation(BarChartDemo(), settings: fewer) }
  @Test func brightnessSlider() async { await assertAnimation(BrightnessSliderDemo(), settings: fewer) }
  @Test func cardStack() async { await assertAnimation(CardStackDemo(), settings: fewer) }
  @Test func creditCard() async { await assertAnimation(CreditCardDemo(), settings: fewer) }
  @Test func expandingCard() async { await assertAnimation(ExpandingCardDemo(), settings: fewer) }
  @Test func fireflies() async { await assertAnimation(FirefliesDemo(), settings: fewer) }
  @Test func loaders() async { await assertAnimation(LoadersDemo(), settings: fewer) }
  @Test func mascot() async { await assertAnimation(MascotDemo(), settings: fewer) }
  @Test func onboarding() async { await assertAnimation(OnboardingDemo(), settings: fewer) }
  @Test func reactionButton() async { await assertAnimation(ReactionButtonDemo(), settings: RenderSettings(rate: 25)) }
  @Test func refreshableFeed() async { await assertAnimation(RefreshableFeedDemo(), settings: fewer) }
  @Test func shimmer() async { await assertAnimation(ShimmerDemo(), settings: fewer) }
  @Test func slimeBadge() async { await assertAnimation(SlimeBadgeDemo(), settings: fewer) }
  @Test func tagFlow() async { await assertAnimation(TagFlowDemo(), settings: fewer) }
  @Test func toast() async { await assertAnimation(ToastDemo(), settings: fewer) }
  @Test func waveGauge() async { await assertAnimation(WaveGaugeDemo(), settings: fewer) }
}
