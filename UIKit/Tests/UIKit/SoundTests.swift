import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct SoundTests {
  /// What would be heard or felt is an event of the trace.
  @Test func soundsAreTraced() {
    let log = Log()
    let stage = play(0.2) { view, stage in
      stage.perform(at: 0.1) {
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
        let file = URL(fileURLWithPath: "/tmp/none.wav") as CFURL
        #expect(AudioServicesCreateSystemSoundID(file, &first) == 0 && first > 4096)
        AudioServicesCreateSystemSoundID(file, &second)
        #expect(second == first + 1 && AudioServicesDisposeSystemSoundID(first) == 0)
        AudioServicesPlayAlertSoundWithCompletion(second) { log.entries.append("done") }
      }
    }
    #expect(log.entries == ["done"] && stage.error == nil)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
  }

  private final class Told: NSObject, AVAudioPlayerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      log.entries.append("ends \(flag) \(player.isPlaying)")
      if player.volume < 1 { player.play() }
    }
  }

  /// Nothing is read of a file, which has to be there; its sound ends where it begins, unless it is repeated without end.
  @Test func soundsOfFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tick.mp3")
    try Data([1]).write(to: file)
    let (log, kept) = (Log(), Keep())
    let scene = TestScene { _, stage in
      stage.perform(at: 0.1) {
        let player = try? AVAudioPlayer(contentsOf: file)
        #expect(player?.isPlaying == false && player?.play() == true && player?.isPlaying == true)
        player?.stop()
        #expect(
          player?.isPlaying == false && (try? AVAudioPlayer(contentsOf: folder.appendingPathComponent("no"))) == nil)
      }
      stage.perform(at: 0.2) {
        let told = Told(log)
        let players = (0..<3).compactMap { _ in try? AVAudioPlayer(contentsOf: file) }
        guard players.count == 3 else { return }
        players[1].numberOfLoops = -1
        // Is played again.
        players[2].volume = 0.5
        for player in players {
          player.delegate = told
          player.play()
        }
        kept.objects = (players as [AnyObject]) + [told]
      }
      stage.perform(at: 0.3) {
        #expect(kept.objects.compactMap { ($0 as? AVAudioPlayer)?.isPlaying } == [false, true, true])
      }
    }
    let events = try Playback(scene, settings: RenderSettings(rate: 100, to: 0.5)).trace().events
    #expect(events.map(\.name) == Array(repeating: "sound.tick", count: 5))
    #expect(log.entries == ["ends true false", "ends true false"])
  }

  /// In a scene nothing is switched on that some need.
  @Test func nobodyNeedsOtherWays() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions && !UIAccessibilityIsVoiceOverRunning())
    #expect(UIAccessibilityTraitImage == .image && UIAccessibilityScreenChangedNotification == .screenChanged)
    play(0) { view, _ in
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.addSubview(inner)
      let element = UIAccessibilityElement(accessibilityContainer: inner)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      let frame = inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil)
      #expect(element.accessibilityFrame == frame && element.isAccessibilityElement)
      #expect(UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: inner) == frame)
      let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: inner.bounds), in: inner)
      #expect(path.bounds == inner.convert(inner.bounds, to: nil))
    }
    let old = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [UIPageViewControllerOptionInterPageSpacingKey: 3.0])
    #expect(old.navigationOrientation == .vertical && UINavigationControllerHideShowBarDuration == 0.2)
  }
}
