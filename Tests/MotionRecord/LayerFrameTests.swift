import SpringformMotionRecord
import Testing

@Suite("Where a record has a layer")
struct LayerFrameTests {
  private func frame(_ properties: [String: RecordedHistory], at time: Double = 0) -> [Double]? {
    LayerFrame(MotionRecord.Object(path: "a", kind: "Layer", properties: properties), .ofLayers, at: time).map {
      [$0.left, $0.top, $0.right, $0.bottom]
    }
  }

  @Test("it is around the position, by the bounds, the anchor point and the transform of that time")
  func time() {
    let moved = RecordedHistory.changes([
      .init(time: 0.5, value: .numbers([10, 20])), .init(time: 1, value: .numbers([30, 20])),
    ])
    let properties: [String: RecordedHistory] = ["bounds": .constant(.numbers([0, 0, 8, 4])), "position": moved]
    #expect(frame(properties) == [6, 18, 14, 22])
    #expect(frame(properties, at: 0.9) == [6, 18, 14, 22])
    #expect(frame(properties, at: 1) == [26, 18, 34, 22])
    let doubled = properties.merging(["transform": .constant(.numbers([2, 0, 0, 2, 0, 0]))]) { $1 }
    #expect(frame(doubled) == [2, 16, 18, 24])
    let corner = properties.merging(["anchorPoint": .constant(.numbers([0, 0]))]) { $1 }
    #expect(frame(corner) == [10, 20, 18, 24])
  }

  @Test("a shape without bounds is where its path is; what is turned in space is nowhere")
  func shapes() {
    let properties: [String: RecordedHistory] = [
      "position": .constant(.numbers([10, 20])), "path.bounds": .constant(.numbers([-3, -3, 6, 6])),
    ]
    #expect(frame(properties) == [7, 17, 13, 23])
    #expect(frame(properties.merging(["rotation.x": .constant(.number(1))]) { $1 }) == nil)
  }
}
