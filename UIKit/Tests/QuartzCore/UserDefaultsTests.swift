import Foundation
import Springform
import Testing

import QuartzCore

/// What an app keeps from one start to the next.
@Suite struct UserDefaultsTests {
  private typealias Defaults = QuartzCore.UserDefaults

  /// An object that outlives the playing in which it was made, as a static variable of a component does.
  private static let kept = Defaults.standard

  @Test func eachPlayingBeginsAnew() {
    for _ in 0..<2 {
      let stage = play(0.1) { _, _ in
        #expect(Self.kept.integer(forKey: "starts") == 0 && Defaults.standard.object(forKey: "starts") == nil)
        Self.kept.set(3, forKey: "starts")
        #expect(Defaults.standard.integer(forKey: "starts") == 3)
        at(0.05) { #expect(Defaults().integer(forKey: "starts") == 3) }
      }
      #expect(stage.error == nil)
    }
  }

  @Test func valuesAreReadAsWhatIsAskedFor() {
    let stage = play(0.1) { _, _ in
      let defaults = Defaults.standard
      defaults.register(defaults: ["size": 12.5, "name": "Ada"])
      #expect(defaults.double(forKey: "size") == 12.5 && defaults.integer(forKey: "size") == 12)
      defaults.set(true, forKey: "seen")
      #expect(defaults.bool(forKey: "seen") && defaults.integer(forKey: "seen") == 1)
      defaults.set("YES", forKey: "text")
      #expect(defaults.bool(forKey: "text") && defaults.double(forKey: "text") == 0)
      defaults.set("2.5", forKey: "number")
      #expect(defaults.float(forKey: "number") == 2.5 && defaults.bool(forKey: "number"))
      defaults.set(7, forKey: "seven")
      #expect(defaults.string(forKey: "seven") == "7" && defaults.string(forKey: "none") == nil)
      defaults.set(["a", "b"], forKey: "list")
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"] && defaults.array(forKey: "list")?.count == 2)
      defaults.set("Grace", forKey: "name")
      defaults.removeObject(forKey: "name")
      #expect(defaults.string(forKey: "name") == "Ada" && defaults.dictionaryRepresentation().count == 7)
    }
    #expect(stage.error == nil)
  }

  @Test func groupsShareSuites() {
    let stage = play(0.1) { _, _ in
      Defaults(suiteName: "group")?.set(1.5, forKey: "volume")
      #expect(Defaults(suiteName: "group")?.double(forKey: "volume") == 1.5)
      #expect(Defaults.standard.object(forKey: "volume") == nil)
      Defaults.standard.removePersistentDomain(forName: "group")
      #expect(Defaults(suiteName: "group")?.object(forKey: "volume") == nil)
    }
    #expect(stage.error == nil)
  }
}
