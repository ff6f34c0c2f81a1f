import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Light and dark parts of a scene, and a scene that becomes dark.
@Suite struct AppearanceTests {
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private final class Told: UIView {
    var log = Log()
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let (before, now) = (previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle)
      log.entries.append("\(before?.rawValue ?? 0) to \(now.rawValue)")
      layer.borderColor = UIColor.label.cgColor
    }
  }

  @Test func partsAreDarkOnTheirOwn() {
    let log = Log()
    play(0.5) { view, stage in
      let (dark, inner, told) = (UIView(), UIView(), Told())
      told.log = log
      inner.backgroundColor = .systemBackground
      #expect(inner.layer.backgroundColor == Self.white)
      dark.addSubview(inner)
      dark.addSubview(told)
      dark.overrideUserInterfaceStyle = .dark
      view.addSubview(dark)
      #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.layer.backgroundColor == Self.black)
      #expect(inner.backgroundColor === UIColor.systemBackground && told.layer.borderColor == Self.white)
      // What comes into it later is dark too, what is set there as well, and the scene stays light.
      let late = UIView()
      late.backgroundColor = .systemBackground
      let label = UILabel()
      dark.addSubview(late)
      dark.addSubview(label)
      label.textColor = .label
      #expect(late.layer.backgroundColor == Self.black)
      #expect((label.layer as? LabelLayer)?.text.textColor == .white)
      #expect(
        view.traitCollection.userInterfaceStyle == .light && UITraitCollection.current.userInterfaceStyle == .light)
      stage.perform(at: 0.2) {
        dark.overrideUserInterfaceStyle = .unspecified
        #expect(late.layer.backgroundColor == Self.white && told.layer.borderColor == Self.black)
      }
    }
    #expect(log.entries == ["1 to 2", "2 to 1"])
  }

  @Test func sceneBecomesDark() {
    let log = Log()
    let stage = play(1) { view, stage in
      let told = Told()
      told.log = log
      let field = UITextField()
      field.borderStyle = .line
      let spinner = UIActivityIndicatorView(style: .medium)
      let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      for part in [told, field, spinner, panel] { view.addSubview(part) }
      let light = panel.backgroundColor?.cgColor.components?.first ?? 0
      stage.setUserInterfaceStyle(.dark, at: 0.5)
      stage.perform(at: 0.6) {
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(told.layer.borderColor == Self.white && field.layer.borderColor == Self.white)
        #expect((panel.backgroundColor?.cgColor.components?.first ?? 1) < light)
        // Views that are made from now on are as dark, and nothing changes for them.
        let late = Told()
        late.log = log
        late.backgroundColor = .systemBackground
        view.addSubview(late)
        #expect(late.layer.backgroundColor == Self.black)
      }
    }
    #expect(stage.error == nil && log.entries == ["1 to 2"])
  }

  @Test func controllersAreTold() {
    final class Controller: UIViewController {
      var log = Log()
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.entries.append(
          "\(previousTraitCollection?.userInterfaceStyle == .light) \(view.traitCollection === traitCollection)")
        log.entries.append("\(traitCollection.userInterfaceStyle)")
      }
    }
    play(0) { view, _ in
      let controller = Controller()
      view.addSubview(controller.view)
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.log.entries == ["true false", "dark"])
    }
  }

  /// Colours of no view are those of the surroundings in which somebody asks.
  @Test func performsAsCurrent() {
    play(0) { _, _ in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        #expect(UIColor.systemBackground.cgColor == Self.black)
      }
      #expect(UIColor.systemBackground.cgColor == Self.white)
    }
  }
}
