import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Writes down the events of a control.
private final class Listener: UIView {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  func changed(_ sender: UIControl) {
    switch sender {
    case let control as UISwitch: log.entries.append("\(control.isOn)")
    case let control as UISlider: log.numbers.append(CGFloat(control.value))
    case let control as UIPageControl: log.entries.append("\(control.currentPage)")
    default: log.entries.append("?")
    }
  }
}

/// Plays with a control whose changes are written down.
private func play<Control: UIControl>(
  _ control: @escaping @Sendable () -> Control, _ body: @escaping @Sendable (Control, Stage, Log) -> Void
) -> Log {
  let log = Log()
  let stage = play(2) { view, stage in
    let (control, listener) = (control(), Listener(log))
    view.addSubview(control)
    view.addSubview(listener)
    control.addTarget(listener, action: Selector(Listener.changed, "changed"), for: .valueChanged)
    body(control, stage, log)
  }
  #expect(stage.error == nil)
  return log
}

@Suite struct SwitchTests {
  private let make: @Sendable () -> UISwitch = { UISwitch(frame: CGRect(x: 20, y: 20, width: 5, height: 5)) }

  @Test func hasItsSize() {
    let control = make()
    #expect(control.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
    // Its thumb lies 2 points from the edge.
    #expect(control.subviews[1].frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    control.isOn = true
    #expect(control.subviews[1].frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(control.subviews[0].backgroundColor == .systemGreen && control.subviews[1].backgroundColor == .white)
    (control.onTintColor, control.thumbTintColor) = (.red, .blue)
    #expect(control.subviews[0].backgroundColor == .red && control.subviews[1].backgroundColor == .blue)
  }

  @Test func isTapped() {
    let log = play(make) { control, stage, log in
      for time in [0.5, 1] { stage.tape.tap(control, at: time) }
      stage.perform(at: 0.45) { log.numbers.append(control.subviews[1].bounds.width) }
      stage.perform(at: 0.95) { log.numbers.append(control.subviews[1].frame.minX) }
    }
    #expect(log.entries == ["true", "false"] && log.numbers == [34, 15])
    let disabled = play(make) { control, stage, _ in
      control.isEnabled = false
      #expect(control.alpha == 0.5)
      stage.tape.tap(control, at: 0.5)
    }
    #expect(disabled.entries.isEmpty)
  }

  /// A finger that crosses the middle leads the thumb along; one that comes back has changed nothing.
  @Test func isDragged() {
    func drag(_ ways: Double...) -> [String] {
      play(make) { control, stage, _ in
        stage.tape.touch(control, at: 0.2, location: CGPoint(x: 15, y: 15)) {
          for way in ways { $0.drag(by: Vector(dx: way, dy: 0), duration: 0.3) }
        }
      }.entries
    }
    #expect(drag(25) == ["true"])
    #expect(drag(25, -25).isEmpty && drag(25, -25, 25) == ["true"])
  }

  @Test func isSetWithAndWithoutMotion() {
    let log = play(make) { control, stage, log in
      stage.perform(at: 0.2) {
        control.setOn(true, animated: true)
        #expect(control.isOn)
      }
      for time in [0.2, 0.325, 0.5] {
        stage.perform(at: time) { log.numbers.append(control.subviews[1].layer.presentation()?.position.x ?? .nan) }
      }
      stage.perform(at: 0.6) {
        control.setOn(false, animated: false)
        log.numbers.append(control.subviews[1].layer.presentation()?.position.x ?? .nan)
      }
    }
    #expect(zip(log.numbers, [15.5, 25.5, 35.5, 15.5]).allSatisfy { abs($0 - $1) < 1e-9 } && log.entries.isEmpty)
  }
}

@Suite struct SliderTests {
  private let make: @Sendable () -> UISlider = { UISlider(frame: CGRect(x: 20, y: 20, width: 128, height: 31)) }

  /// Pictures take the parts' places; the thumb is then as large as its own, and those of no state are those of the usual one.
  @Test func pictures() {
    let make = make
    play(0) { view, _ in
      func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
      }
      let (thumb, pressed, track) = (picture(10, 20), picture(12, 20), picture(4, 6))
      let slider = make()
      view.addSubview(slider)
      slider.setThumbImage(thumb, for: .normal)
      slider.setThumbImage(pressed, for: .highlighted)
      slider.setMinimumTrackImage(track, for: .normal)
      slider.setMaximumTrackImage(track, for: .normal)
      slider.value = 1
      let rail = slider.trackRect(forBounds: slider.bounds)
      #expect(
        slider.thumbRect(forBounds: slider.bounds, trackRect: rail, value: 1)
          == CGRect(x: 118, y: 5.5, width: 10, height: 20))
      func shown(_ image: UIImage) -> [CGRect] {
        func pictures(_ view: UIView) -> [UIImageView] {
          view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + pictures($0) }
        }
        return pictures(slider).filter { $0.image === image }.map { $0.convert($0.bounds, to: slider) }
      }
      #expect(shown(thumb) == [CGRect(x: 118, y: 5.5, width: 10, height: 20)])
      #expect(
        Set(shown(track).map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" }) == [
          "2.0 12.5 124.0 6.0", "2.0 12.5 121.0 6.0",
        ])
      slider.isHighlighted = true
      #expect(slider.currentThumbImage === pressed && shown(thumb).isEmpty && slider.currentMinimumTrackImage === track)
      #expect(slider.thumbImage(for: .normal) === thumb && slider.maximumTrackImage(for: .disabled) == nil)
      #expect(slider.minimumTrackImage(for: .normal) === track && slider.currentMaximumTrackImage === track)
    }
  }

  @Test func valuesStayInside() {
    let slider = make()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.maximumValue = 10
    slider.setValue(4, animated: false)
    #expect(slider.value == 4)
    // A quarter of the way.
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 124, height: 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 4)
        == CGRect(x: 25, y: 1.5, width: 28, height: 28))
    #expect(slider.sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 31))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 31))
  }

  @Test func colours() {
    play(0) { view, _ in
      let slider = make()
      view.addSubview(slider)
      let (track, filled, thumb) = (slider.subviews[0], slider.subviews[1], slider.subviews[2])
      #expect(filled.backgroundColor == .systemBlue && thumb.backgroundColor == .white)
      slider.tintColor = .red
      #expect(filled.backgroundColor == .red)
      (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.green, .black, .blue)
      #expect([track, filled, thumb].map(\.backgroundColor) == [.black, .green, .blue])
    }
  }

  /// The thumb is taken where it lies, and goes 100 points from one end to the other.
  @Test func isDragged() {
    func values(isContinuous: Bool, from x: CGFloat = 14) -> [CGFloat] {
      play(make) { slider, stage, _ in
        slider.isContinuous = isContinuous
        stage.tape.touch(slider, at: 0.2, location: CGPoint(x: x, y: 15)) {
          $0.drag(by: Vector(dx: 40, dy: 0), duration: 0.3, curve: .linear)
        }
      }.numbers
    }
    let all = values(isContinuous: true)
    #expect(all.count > 10 && all == all.sorted() && abs((all.last ?? 0) - 0.4) < 1e-6)
    let last = values(isContinuous: false)
    #expect(last.count == 1 && abs(last[0] - 0.4) < 1e-6)
    // From the thumb's edge it makes no difference; beside it nothing is taken.
    #expect(abs((values(isContinuous: true, from: 20).last ?? 0) - 0.4) < 1e-6)
    #expect(values(isContinuous: true, from: 80).isEmpty)
  }

  @Test func glidesToAValue() {
    let log = play(make) { slider, stage, log in
      stage.perform(at: 0.2) { slider.setValue(1, animated: true) }
      stage.perform(at: 0.325) { log.numbers.append(slider.subviews[2].layer.presentation()?.position.x ?? .nan) }
    }
    #expect(abs(log.numbers[0] - 64) < 1e-9)
  }
}

@Suite struct ProgressViewTests {
  @Test func fills() {
    let log = Log()
    let stage = play(1) { view, stage in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      view.addSubview(bar)
      let (track, filled) = (bar.subviews[0], bar.subviews[0].subviews[0])
      bar.progress = 0.3
      bar.layoutIfNeeded()
      #expect(track.frame == CGRect(x: 0, y: 3, width: 100, height: 4) && abs(filled.frame.width - 30) < 1e-4)
      bar.setProgress(7, animated: false)
      #expect(bar.progress == 1 && filled.frame.width == 100)
      bar.progress = 0
      #expect(filled.backgroundColor == .systemBlue)
      (bar.progressTintColor, bar.trackTintColor) = (.red, .black)
      #expect(filled.backgroundColor == .red && track.backgroundColor == .black)
      #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
      #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
      stage.perform(at: 0.1) { bar.setProgress(0.5, animated: true) }
      stage.perform(at: 0.225) { log.numbers.append(filled.layer.presentation()?.bounds.width ?? .nan) }
    }
    #expect(stage.error == nil && abs(log.numbers[0] - 25) < 1e-9)
  }
}

@Suite struct ActivityIndicatorTests {
  @Test func lightsOneSpokeAfterTheOther() {
    let log = Log()
    let stage = play(2) { view, stage in
      let indicator = UIActivityIndicatorView(style: .large)
      view.addSubview(indicator)
      #expect(indicator.isHidden && !indicator.isAnimating && indicator.hidesWhenStopped)
      stage.perform(at: 0.1) {
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
      }
      for spoke in 0..<8 {
        // A turn takes a second.
        stage.perform(at: 0.1 + Double(spoke) / 8 + 1e-6) {
          let shown = (indicator.layer.sublayers ?? []).map { $0.presentation()?.opacity ?? 0 }
          log.numbers.append(CGFloat(shown.firstIndex(of: shown.max() ?? 0) ?? -1))
        }
      }
      stage.perform(at: 1.5) {
        indicator.stopAnimating()
        #expect(indicator.isHidden && indicator.layer.sublayers?.first?.animationKeys() == nil)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
      }
    }
    #expect(stage.error == nil && log.numbers == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  /// One that leaves the screen and comes back goes on.
  @Test func goesOnWhenItComesBack() {
    let stage = play(0.5) { view, stage in
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      view.addSubview(indicator)
      stage.perform(at: 0.1) { indicator.removeFromSuperview() }
      stage.perform(at: 0.2) { view.addSubview(indicator) }
      stage.perform(at: 0.45) {
        // A quarter of a turn later.
        let shown = indicator.layer.sublayers?[2].presentation()?.opacity ?? 0
        #expect(abs(shown - 1) < 1e-6)
      }
    }
    #expect(stage.error == nil)
  }

  @Test func styles() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20) && indicator.layer.sublayers?.count == 8)
    indicator.style = .whiteLarge
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37) && indicator.color == .white)
    indicator.color = .red
    #expect(indicator.color == .red && indicator.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
  }
}

@Suite struct PageControlTests {
  private let make: @Sendable () -> UIPageControl = {
    let control = UIPageControl(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    control.numberOfPages = 3
    return control
  }

  @Test func dots() {
    let control = make()
    #expect(control.subviews.count == 3 && control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.center.x) == [34, 50, 66])
    control.currentPage = 7
    #expect(control.currentPage == 2)
    (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
    #expect(control.subviews.map(\.backgroundColor) == [.blue, .blue, .red])
    control.numberOfPages = 1
    #expect(control.currentPage == 0 && control.subviews.count == 1 && !control.subviews[0].isHidden)
    control.hidesForSinglePage = true
    #expect(control.subviews[0].isHidden)
  }

  /// A tap on either half turns a page there, if there is one.
  @Test func turnsPages() {
    let log = play(make) { control, stage, _ in
      for (time, x) in [(0.3, 90.0), (0.8, 10), (1.3, 10), (1.8, 90)] {
        stage.tape.tap(control, at: time, location: CGPoint(x: x, y: 20))
      }
    }
    #expect(log.entries == ["1", "0", "1"])
  }
}
