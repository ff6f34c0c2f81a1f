public import Springform
public import SwiftUI
public import SwiftUIScenes

/// It grows, tells about a day, and changes to another week and back.
public struct BarChartDemo: SwiftUIScene {
  public static let name = "bar-chart"
  public static let summary = "bars in SwiftUI grow one after the other, and change with the week"

  public let size = Size(width: 260, height: 240)
  public let duration: Double? = 6

  public init() {}

  public var content: some SwiftUI.View { BarChart() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 126, y: 190), at: 1.6)
    stage.tape.tap("Last week", at: 3)
    stage.tape.tap("This week", at: 4.6)
  }
}
