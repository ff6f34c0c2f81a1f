public import Springform
import UIKit
public import ViewScenes

/// A boarding pass is opened and folded again.
public struct FoldingCellDemo: ViewScene {
  public static let name = "folding-cell"
  public static let summary = "a boarding pass unfolds strip by strip in perspective"

  public let size = Size(width: 340, height: 400)
  public let duration: Double? = 5
  public let background = Color.rgb(226, 230, 238)

  public init() {}

  public func makeView() -> FoldingCell {
    let pass = BoardingPass(
      origin: ("SFO", "San Francisco"), destination: ("KEF", "Reykjavík"), flight: "SG 0417",
      details: [
        ("Date", "24 May"), ("Boards", "16:40"), ("Gate", "B12"), ("Seat", "14A"), ("Class", "Light"), ("Group", "2"),
      ], color: UIColor(red: 0.38, green: 0.26, blue: 0.83, alpha: 1))
    let size = CGSize(width: 290, height: 80)
    return FoldingCell(origin: CGPoint(x: 25, y: 36), segmentSize: size, faces: pass.faces(size: size))
  }

  public func play(_ cell: FoldingCell, on stage: Stage) {
    stage.tape.tap(cell, at: 0.5, location: CGPoint(x: 230, y: 40))
    stage.tape.tap(cell, at: 2.9, location: CGPoint(x: 230, y: 40))
    var segment = cell.subviews.first
    for number in 2...4 {
      segment = segment?.subviews.last
      if let segment { stage.trace(segment, "transform.rotation.x", as: "strip \(number)") }
    }
  }
}
