import Springform
import SpringformSceneFile
import Testing

/// How scene files go from value to value.
struct KeyframeTests {
  /// Apple's times, one more than the values; from when on each is shown; evenly spread.
  @Test(
    "In steps each value stays until the next, whatever the curve",
    arguments: [
      "keyTimes: [0, 0.25, 0.5, 0.75, 1]", "keyTimes: [0, 0.25, 0.5, 0.75]", "", "curve: easeIn",
      "curve: steps(8), keyTimes: [0, 0.25, 0.5, 0.75, 1]",
    ])
  func discrete(option: String) throws {
    let trace = try trace(
      scene(
        """
        layers: [ { id: b, circle: 4, position: [20, 310] } ]
        events:
          - start:
              - animate:
                  { duration: 1s, mode: discrete, \(option.isEmpty ? "" : option + ",")
                    keyframes: { b.position: [[20, 310], [20, 60], [20, 120], [20, 70]] } }
        time: { duration: 1s }
        trace: { y: b.position.y }
        """), rate: 20)
    let values = trace.columns(of: trace.curves[0])[0].values
    #expect([0, 4, 5, 9, 10, 14, 15, 19].map { values[$0] } == [310, 310, 60, 60, 120, 120, 70, 70])
  }
}
