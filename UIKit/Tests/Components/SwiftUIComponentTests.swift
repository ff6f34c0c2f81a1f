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
import ShimmerDemo
import Springform
import SpringformTesting
import TagFlowDemo
import Testing
import ToastDemo
import WaveGaugeDemo

/// Pictures enough to tell how something moves.
private let fewer = RenderSettings(rate: 5)

@Suite struct ReactionButtonTests {
  @Test func looksAsItDid() async { await assertAnimation(ReactionButtonDemo(), settings: RenderSettings(rate: 25)) }
}

@Suite struct LoadersTests {
  @Test func looksAsItDid() async { await assertAnimation(LoadersDemo(), settings: fewer) }
}

@Suite struct CreditCardTests {
  @Test func looksAsItDid() async { await assertAnimation(CreditCardDemo(), settings: fewer) }
}

@Suite struct WaveGaugeTests {
  @Test func looksAsItDid() async { await assertAnimation(WaveGaugeDemo(), settings: fewer) }
}

@Suite struct ExpandingCardTests {
  @Test func looksAsItDid() async { await assertAnimation(ExpandingCardDemo(), settings: fewer) }
}

@Suite struct CardStackTests {
  @Test func looksAsItDid() async { await assertAnimation(CardStackDemo(), settings: fewer) }
}

@Suite struct AlarmBellTests {
  @Test func looksAsItDid() async { await assertAnimation(AlarmBellDemo(), settings: fewer) }
}

@Suite struct MascotTests {
  @Test func looksAsItDid() async { await assertAnimation(MascotDemo(), settings: fewer) }
}

@Suite struct FirefliesTests {
  @Test func looksAsItDid() async { await assertAnimation(FirefliesDemo(), settings: fewer) }
}

@Suite struct ActivityRingsTests {
  @Test func looksAsItDid() async { await assertAnimation(ActivityRingsDemo(), settings: fewer) }
}

@Suite struct OnboardingTests {
  @Test func looksAsItDid() async { await assertAnimation(OnboardingDemo(), settings: fewer) }
}

@Suite struct ToastTests {
  @Test func looksAsItDid() async { await assertAnimation(ToastDemo(), settings: fewer) }
}

@Suite struct TagFlowTests {
  @Test func looksAsItDid() async { await assertAnimation(TagFlowDemo(), settings: fewer) }
}

@Suite struct ShimmerTests {
  @Test func looksAsItDid() async { await assertAnimation(ShimmerDemo(), settings: fewer) }
}

@Suite struct BrightnessSliderTests {
  @Test func looksAsItDid() async { await assertAnimation(BrightnessSliderDemo(), settings: fewer) }
}

@Suite struct BarChartTests {
  @Test func looksAsItDid() async { await assertAnimation(BarChartDemo(), settings: fewer) }
}
