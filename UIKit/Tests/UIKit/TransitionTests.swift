import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF
private let white: UInt32 = 0xFFFF_FFFF

@Suite struct ViewTransitionTests {
  /// What shows at a time, of a scene with a red view of 40 points at 20, on white.
  private func picture(at time: Double, _ plan: @escaping @Sendable (UIView, Stage) -> Void) throws -> Bitmap {
    let stage = play(time) { view, stage in
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      box.backgroundColor = .red
      view.addSubview(box)
      plan(box, stage)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  /// Turned by 45 degrees and seen from 80 points away, the edge that comes nearer lies 14.14 * 80 / (80 - 14.14) = 17.2 points from the
  /// middle, and the other one 14.14 * 80 / (80 + 14.14) = 12 points; they are 48.6 and 34 points long.
  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom,
  ]) func flips(option: UIView.AnimationOptions) throws {
    /// Where the place is that lies so for a flip from the left.
    func place(_ x: Int, _ y: Int) -> (Int, Int) {
      switch option {
      case .transitionFlipFromRight: (79 - x, y)
      case .transitionFlipFromTop: (y, x)
      case .transitionFlipFromBottom: (y, 79 - x)
      default: (x, y)
      }
    }
    for (time, color, isMirrored) in [(0.35, red, false), (0.85, blue, true)] {
      let picture = try picture(at: time) { box, stage in
        stage.perform(at: 0.1) {
          UIView.transition(with: box, duration: 1, options: [option, .curveLinear]) { box.backgroundColor = .blue }
        }
      }
      // The second half is the first one's mirror image: what lay behind comes to the front.
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let (x, y) = place(isMirrored ? 79 - x : x, y)
        return picture[x, y]
      }
      for (x, y) in [(24, 18), (24, 61), (40, 40), (50, 25), (50, 54)] {
        #expect(pixel(x, y) == color, "at \(x), \(y) after \(time)")
      }
      for (x, y) in [(21, 40), (24, 14), (24, 65), (53, 40), (50, 21), (50, 58)] {
        #expect(pixel(x, y) == white, "at \(x), \(y) after \(time)")
      }
    }
  }

  /// A page that curls is not there, and dissolves.
  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown])
  func dissolves(option: UIView.AnimationOptions) throws {
    let picture = try picture(at: 0.6) { box, stage in
      stage.perform(at: 0.1) {
        UIView.transition(with: box, duration: 1, options: [option, .curveLinear], animations: { box.isHidden = true })
      }
    }
    #expect(picture[40, 40] >> 16 & 255 == 255 && [127, 128].contains(picture[40, 40] & 255))
  }

  /// What else a block changes moves only where that is allowed; the completion comes at the end.
  @Test(
    arguments: [
      (UIView.AnimationOptions.transitionCrossDissolve, 100), (.transitionNone, 100), (.allowAnimatedContent, 50),
    ] as [(UIView.AnimationOptions, CGFloat)])
  func movesWhatIsAllowed(options: UIView.AnimationOptions, expected: CGFloat) {
    let log = Log()
    play(2) { view, stage in
      let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      let inner = UIView(frame: .zero)
      view.addSubview(box)
      box.addSubview(inner)
      stage.perform(at: 0.1) {
        UIView.transition(with: box, duration: 1, options: options.union(.curveLinear)) {
          inner.center.x = 100
        } completion: {
          log.entries.append("\(stage.time) \($0)")
        }
        #expect((box.layer.animation(forKey: kCATransition) != nil) == options.contains(.transitionCrossDissolve))
      }
      stage.perform(at: 0.6) { #expect(abs((inner.layer.presentation()?.position.x ?? 0) - expected) < 1e-6) }
    }
    let isAnimated = options != []
    #expect(log.entries == [isAnimated ? "1.1 true" : "0.1 true"])
  }

  @Test func putsOneViewInThePlaceOfAnother() throws {
    let picture = try picture(at: 0.6) { box, stage in
      let (old, new) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
      (old.backgroundColor, new.backgroundColor) = (.red, .blue)
      let other = UIView(frame: .zero)
      box.addSubview(old)
      box.addSubview(other)
      stage.perform(at: 0.1) {
        UIView.transition(from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
        #expect(box.subviews == [new, other] && old.superview == nil)
        // The view around both is what turns.
        #expect(box.layer.animationKeys() == [kCATransition] && new.layer.animationKeys() == nil)
      }
    }
    // Seen from its edge.
    #expect(picture[30, 40] == white && picture[50, 40] == white)
  }

  @Test func hidesOneViewAndShowsAnother() {
    let log = Log()
    play(1) { view, stage in
      let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
      new.isHidden = true
      view.addSubview(new)
      view.addSubview(old)
      stage.perform(at: 0.1) {
        UIView.transition(
          from: old, to: new, duration: 0.5, options: [.showHideTransitionViews, .transitionCrossDissolve]
        ) { log.entries.append("\(stage.time) \($0)") }
        #expect(old.isHidden && !new.isHidden && view.subviews == [new, old])
        // Who is in no view has nothing to turn.
        UIView.transition(from: UIView(), to: UIView(), duration: 1) { _ in log.entries.append("nowhere \(stage.time)")
        }
      }
    }
    #expect(log.entries == ["nowhere 0.1", "0.6 true"])
  }

  /// A block in another one takes over its time, and takes no touches unless that is allowed.
  @Test func followsTheBlockAround() {
    play(1) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(box)
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          UIView.transition(with: box, duration: 5, options: .transitionCrossDissolve, animations: {})
        }
        #expect(box.layer.animation(forKey: kCATransition)?.duration == 0.4)
        #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        UIView.transition(
          with: box, duration: 1, options: [.transitionCrossDissolve, .allowUserInteraction], animations: nil)
        UIView.performWithoutAnimation {
          UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .allowUserInteraction]) {
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedOptions, .overrideInheritedDuration])
            {
              box.alpha = 0
            }
          }
        }
      }
      stage.perform(at: 0.2) { #expect(box.layer.animationKeys()?.contains(kCATransition) == true) }
    }
  }
}

@Suite struct ImageAnimationTests {
  private static func square(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func color(at time: Double, _ plan: @escaping @Sendable (UIImageView, Stage) -> Void) throws -> UInt32 {
    let stage = play(time) { view, stage in
      let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      picture.image = Self.square(.white)
      view.addSubview(picture)
      plan(picture, stage)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .black, showsTouches: false))[10, 10]
  }

  /// Each of two pictures shows for half of the time, twice; then the view's own again.
  @Test(arguments: [(0.05, white), (0.2, red), (0.4, blue), (0.6, red), (0.8, blue), (1.2, white)])
  func showsPicturesInTurn(time: Double, expected: UInt32) throws {
    let seen = try color(at: time) { view, stage in
      view.animationImages = [Self.square(.red), Self.square(.blue)]
      (view.animationDuration, view.animationRepeatCount) = (0.4, 2)
      #expect(!view.isAnimating)
      stage.perform(at: 0.1) {
        view.startAnimating()
        #expect(view.isAnimating)
      }
      stage.perform(at: 1) { #expect(!view.isAnimating) }
    }
    #expect(seen == expected)
  }

  /// Without a duration 30 pictures show in a second, and without a count there is no end.
  @Test func goesOnUntilItIsStopped() throws {
    let seen = try color(at: 5.05) { view, stage in
      view.animationImages = [Self.square(.red), Self.square(.blue)]
      view.startAnimating()
      #expect(view.layer.animation(forKey: "contents")?.duration == 2 / 30.0)
      stage.perform(at: 5) {
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
        view.startAnimating()
        view.animationImages = nil
        #expect(!view.isAnimating)
      }
    }
    #expect(seen == white)
  }

  @Test func hasOthersWhileItIsHighlighted() throws {
    let seen = try color(at: 0.3) { view, stage in
      (view.animationImages, view.highlightedAnimationImages) = ([Self.square(.red)], [Self.square(.blue)])
      view.startAnimating()
      stage.perform(at: 0.1) { view.isHighlighted = true }
    }
    #expect(seen == blue)
  }

  @Test(arguments: [(0.1, red), (0.3, blue), (0.5, red)]) func animatedPicturesMoveByThemselves(
    time: Double, expected: UInt32
  ) throws {
    let seen = try color(at: time) { view, _ in
      let image = UIImage.animatedImage(with: [Self.square(.red), Self.square(.blue)], duration: 0.4)
      #expect(image?.images?.count == 2 && image?.duration == 0.4 && image?.size.width == 20)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      #expect(UIImage.animatedImage(with: [Self.square(.red)], duration: 0)?.duration == 1 / 30.0)
      view.image = image
      #expect(view.isAnimating)
    }
    #expect(seen == expected)
  }
}
