public import Springform
public import UIKit
public import ViewScenes

/// Three boxes: one is checked and unchecked, one is checked, and one goes from something between to checked.
public struct CheckboxDemo: ViewScene {
  public static let name = "checkbox"
  public static let summary = "boxes are checked, morph and are wiped clean"

  public let size = Size(width: 260, height: 110)
  public let duration: Double? = 3.4
  public let background = Color.rgb(242, 242, 247)

  public init() {}

  public func makeView() -> UIView {
    let card = UIView(frame: CGRect(x: 15, y: 15, width: 230, height: 80))
    card.backgroundColor = .white
    card.layer.cornerRadius = 18
    card.layer.shadowOpacity = 0.08
    card.layer.shadowRadius = 6
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    for (index, color) in [UIColor.systemBlue, .systemGreen, .systemIndigo].enumerated() {
      let box = Checkbox(frame: CGRect(x: 21 + 68 * index, y: 14, width: 52, height: 52))
      box.tintColor = color
      card.addSubview(box)
    }
    (card.subviews.last as? Checkbox)?.checkState = .mixed
    return card
  }

  public func play(_ card: UIView, on stage: Stage) {
    let boxes = card.subviews.compactMap { $0 as? Checkbox }
    stage.tape.tap(boxes[0], at: 0.4)
    stage.tape.tap(boxes[1], at: 1.0)
    stage.tape.tap(boxes[0], at: 2.2)
    stage.perform(at: 1.6) { boxes[2].setCheckState(.checked, animated: true) }
    stage.trace(boxes[0], "fillProgress", as: "fill")
    guard let mark = boxes[0].layer.sublayers?.first else { return }
    stage.trace(mark, "strokeEnd", as: "mark.end")
    stage.trace(mark, "strokeStart", as: "mark.start")
    stage.trace(boxes[0], "transform.scale", as: "scale")
  }
}
