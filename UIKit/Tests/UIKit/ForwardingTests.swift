import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Delegates that stand for others, classes that make objects, and what only phones have.
@Suite struct ForwardingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  private final class Proxy: NSObject, UIScrollViewDelegate, UITextFieldDelegate, ForwardingObject {
    weak var other: Delegate?
    func forwardingTarget(for aSelector: Selector!) -> Any? { other }
  }

  /// What a delegate has not, the one has that it names; without one it is as if it was left out.
  @Test func delegatesForward() {
    play(0) { view, _ in
      let (delegate, proxy, scrollView) = (Delegate(), Proxy(), UIScrollView(frame: view.bounds))
      scrollView.delegate = proxy
      scrollView.contentOffset.y = 5
      #expect(proxy.textFieldShouldReturn(UITextField()))
      proxy.other = delegate
      scrollView.contentOffset.y = 7
      #expect(delegate.offsets == [7] && !proxy.textFieldShouldReturn(UITextField()))
    }
  }

  private final class Screen: UIViewController {
    override class func madeByClass() -> UIViewController { Screen() }
  }

  @Test func classesMakeObjects() {
    play(0) { _, _ in
      let types: [UIView.Type] = [UIView.self, UILabel.self]
      #expect(types.map { type(of: madeByClass($0)) == $0 } == [true, true])
      #expect(madeByClass(UILabel.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxY == 6)
      let screen: UIViewController.Type = Screen.self
      #expect(madeByClass(screen) is Screen && type(of: madeByClass(UIViewController.self)) == UIViewController.self)
      let controllers: [UIViewController.Type] = [
        UINavigationController.self, UITabBarController.self, UITableViewController.self, UISplitViewController.self,
        UIAlertController.self,
      ]
      for controller in controllers { #expect(type(of: madeByClass(controller)) == controller) }
      #expect(madeByClass(CAShapeLayer.self).path == nil)
    }
  }

  /// Core Image's colours have the components of UIKit's.
  @Test func componentsOfColors() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(ciColor: .green) == UIColor.green && UIColor.blue.ciColor == CIColor.blue)
    #expect(CIColor(string: "1 0.5 0").green == 0.5 && CIColor(string: "1 0.5 0").alpha == 1)
  }

  /// A method cannot take another's place: the object keeps what it had, and components go on.
  @Test func methodsStayWhereTheyAre() throws {
    let name = Selector(UIView.layoutSubviews, "layoutSubviews")
    let method = try #require(class_getInstanceMethod(UIView.self, name))
    #expect(!class_addMethod(UIView.self, name, method_getImplementation(method), method_getTypeEncoding(method)))
    method_exchangeImplementations(method, method)
    #expect(class_getInstanceMethod(nil, name) == nil && String(cString: class_getName(UIView.self)) == "UIView")
  }

  /// A nib is made by Xcode for phones: who needs what is in one is told its name.
  @Test func nibsAreForPhones() async {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the nib 'Card'"))
  }

  /// Apple's classes are called without their modules, a component's own with them.
  @Test func classesHaveNames() {
    #expect(NSStringFromClass(UIView.self) == "UIView" && CAShapeLayer.description() == "CAShapeLayer")
    #expect(NSStringFromClass(Screen.self) == "UIKitTests.ForwardingTests.Screen")
    #expect(NSClassFromString("UILabel") == UILabel.self && NSClassFromString("CALayer") == CALayer.self)
    #expect(NSClassFromString("UINothing") == nil && NSClassFromString("UIKit.UIView") == UIView.self)
    #expect(NSStringFromClass(UITableView.self) == "UITableView")
    #expect(NSClassFromString("UITableView") == UITableView.self)
    #expect(NSClassFromString("UIKit.UIDynamicAnimator") == UIDynamicAnimator.self)
  }
}
