import Testing

import UIKit

@Suite struct BaselineTests {
  /// Who says for a view where its text is says so for both of its baselines; sources from before iOS 9 do by the old name.
  @Test func viewsNameWhoseTextTheyShow() {
    final class Named: UIView {
      let text = UIView()
      override func forBaselineLayout() -> UIView { text }
    }
    let (view, named) = (UIView(), Named())
    #expect(view.forBaselineLayout() === view && view.forLastBaselineLayout === view)
    #expect(named.forLastBaselineLayout === named.text && named.forFirstBaselineLayout === named.text)
  }
}
