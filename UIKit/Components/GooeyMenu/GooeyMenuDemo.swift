public import Springform
public import UIKit
public import ViewScenes

/// As the gallery's `gooey-menu`, whose curves these are.
public struct GooeyMenuDemo: ViewScene {
  public static let name = "gooey-menu-view"
  public static let summary = "an action sheet whose edge sloshes between two helper views"

  public let size = Size(width: 375, height: 667)
  public let duration: Double? = 4
  public let background = Color.rgb(253, 253, 255)

  public init() {}

  public func makeView() -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    screen.clipsToBounds = true
    let menu = GooeyMenu(
      titles: ["Take Photo", "Choose Photo", "Record Video", "Send Contact"],
      color: UIColor(red: 0, green: 175 / 255, blue: 240 / 255, alpha: 1), in: screen)
    let button = UIButton(frame: CGRect(x: 139.5, y: 285.5, width: 96, height: 96))
    button.backgroundColor = UIColor(red: 47 / 255, green: 124 / 255, blue: 197 / 255, alpha: 1)
    button.layer.cornerRadius = 48
    button.setTitle("Photo", for: .normal)
    button.addTarget(menu, action: Selector(GooeyMenu.open, "open"), for: .touchUpInside)
    screen.insertSubview(button, at: 0)
    return screen
  }

  public func play(_ screen: UIView, on stage: Stage) {
    guard let button = screen.subviews.first, let menu = screen.subviews.compactMap({ $0 as? GooeyMenu }).first else {
      return
    }
    stage.tape.tap(button, at: 0.5)
    stage.tape.tap(screen.subviews[1], at: 2.6, location: CGPoint(x: 187.5, y: 150))
    stage.trace(menu.helperSideView, "position.y", as: "side.y")
    stage.trace(menu.helperCenterView, "position.y", as: "center.y")
    stage.trace("diff", unit: "points") { Double(menu.diff) }
    stage.trace(menu, "position.y", as: "panel.center.y")
    stage.trace(screen.subviews[1], "opacity", as: "backdrop.opacity")
  }
}
