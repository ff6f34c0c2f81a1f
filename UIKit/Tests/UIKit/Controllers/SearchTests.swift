import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct SearchTests {
  private final class Told: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
  }

  /// What is typed, the return key and the button that cancels.
  @Test func barsTell() {
    let kept = Keep()
    play(3) { view, stage in
      let (bar, told) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)), Told())
      (bar.delegate, kept.objects) = (told, [told])
      view.addSubview(bar)
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 184, height: 36))
      stage.tape.tap(bar, at: 0.5, location: CGPoint(x: 100, y: 28))
      stage.perform(at: 1) {
        #expect(bar.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("\n")
        bar.setShowsCancelButton(true, animated: true)
      }
      stage.perform(at: 1.5) { #expect(bar.searchTextField.frame.maxX < 160) }
      stage.tape.tap(bar, at: 2, location: CGPoint(x: 170, y: 28))
      stage.perform(at: 2.5) {
        #expect(told.log == ["began", "a", "search", "cancel"])
        bar.text = "code"
        #expect(told.log.last == "code" && bar.searchTextField.text == "code")
      }
    }
  }

  /// Below the titles, 52 points high; results come over the content.
  @Test func controllersSearch() {
    let kept = Keep()
    let stage = play(3) {
      UINavigationController(rootViewController: UIViewController())
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController, let root = navigation.topViewController else {
        return
      }
      let (search, told) = (UISearchController(searchResultsController: UIViewController()), Told())
      kept.objects = [told, search]
      search.searchResultsUpdater = told
      root.navigationItem.searchController = search
      stage.perform(at: 0.2) {
        #expect(navigation.navigationBar.frame.height == 96 && root.view.safeAreaInsets.top == 116)
        #expect(
          search.searchBar.convert(search.searchBar.bounds, to: nil) == CGRect(x: 8, y: 64, width: 184, height: 52))
        search.isActive = true
        #expect(search.searchBar.isFirstResponder && search.searchBar.showsCancelButton && root.children.isEmpty)
        search.searchBar.searchTextField.insertText("x")
        #expect(root.children == [search.searchResultsController].compactMap(\.self))
        search.isActive = false
        #expect(root.children.isEmpty && !search.searchBar.isFirstResponder)
        #expect(told.log == ["true ", "true x", "false "])
      }
    }
    #expect(stage.error == nil)
  }

  /// A controller that defines a context is covered alone.
  @Test func contextsAreCovered() {
    let stage = play(3) {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.view.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
      outer.view.addSubview(inner.view)
      inner.definesPresentationContext = true
      return outer
    } _: { outer, stage in
      let (inner, presented) = (outer.children[0], UIViewController())
      presented.modalPresentationStyle = .overCurrentContext
      stage.perform(at: 0.1) { inner.present(presented, animated: false) }
      stage.perform(at: 0.5) {
        #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(presented.presentingViewController === inner && inner.presentedViewController === presented)
        presented.dismiss(animated: false)
      }
      stage.perform(at: 1) { #expect(inner.presentedViewController == nil && inner.view.superview === outer.view) }
    }
    #expect(stage.error == nil)
  }
}
