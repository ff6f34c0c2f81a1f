import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ApplicationTests {
  /// The window that the scene's view is in, of each scene its own.
  @Test func hasTheScenesWindow() {
    let log = Log()
    for width in [10.0, 30] {
      let stage = Stage(size: Size(width: width, height: 10))
      TestScene { view, _ in
        let application = UIApplication.shared
        #expect(application === UIApplication.shared && application.windows.count == 1)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === application)
        #expect(application.keyWindow === view.window && view.window?.isKeyWindow == true)
        #expect(!UIWindow(frame: .zero).isKeyWindow && view.safeAreaInsets == .zero)
        log.numbers.append(application.keyWindow?.bounds.width ?? .nan)
      }.build(on: stage)
    }
    #expect(log.numbers == [10, 30])
  }

  /// Labels and standard controls are elements, other views are not; what is set is kept. The numbers are UIKit's.
  @Test func accessibilityIsKept() {
    play(0) { view, _ in
      #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none && view.accessibilityLabel == nil)
      let traits: [(UIView, UInt64)] = [
        (UILabel(), 64), (UIButton(type: .custom), 1), (UISwitch(), 1), (UISlider(), 4096), (UIPageControl(), 4096),
      ]
      for (element, trait) in traits {
        #expect(element.isAccessibilityElement && element.accessibilityTraits.rawValue == trait)
      }
      view.accessibilityTraits = [.link, .image, .selected, .notEnabled, .updatesFrequently, .header]
      #expect(view.accessibilityTraits.rawValue == 2 + 4 + 8 + 256 + 512 + 65536)
      (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = ("Sound", "3", "Swipe")
      (view.accessibilityIdentifier, view.accessibilityElements) = ("sound", [view])
      (view.accessibilityElementsHidden, view.accessibilityViewIsModal) = (true, true)
      #expect([view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint] == ["Sound", "3", "Swipe"])
      #expect(view.accessibilityIdentifier == "sound" && view.accessibilityElements?.count == 1)
      #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
      view.accessibilityElements = nil
    }
  }
}
