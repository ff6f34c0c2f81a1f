import ReactionButtonDemo
import Springform
import SpringformTesting
import Testing

@Suite struct ReactionButtonTests {
  @Test func looksAsItDid() async { await assertAnimation(ReactionButtonDemo(), settings: RenderSettings(rate: 25)) }
}
