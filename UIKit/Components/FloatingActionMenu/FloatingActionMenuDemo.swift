public import Springform
public import UIKit
public import ViewScenes

/// A note app's button: it opens, and its middle action is chosen.
public struct FloatingActionMenuDemo: ViewScene {
  public static let name = "floating-action-menu"
  public static let summary = "a round button fans its actions out on springs"

  public let size = Size(width: 300, height: 340)
  public let duration: Double? = 4
  public let background = Color.rgb(243, 244, 248)

  public init() {}

  public func makeView() -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 340))
    for (index, width) in [150.0, 210, 180].enumerated() {
      let card = UIView(frame: CGRect(x: 20, y: 22 + 92 * index, width: 260, height: 80))
      card.backgroundColor = .white
      card.layer.cornerRadius = 14
      for (y, share) in [(18.0, 0.6), (40, 1)] {
        let line = UIView(frame: CGRect(x: 18, y: y, width: width * share, height: 9))
        line.backgroundColor = UIColor(white: y < 20 ? 0.72 : 0.87, alpha: 1)
        line.layer.cornerRadius = 4.5
        card.addSubview(line)
      }
      board.addSubview(card)
    }
    board.addSubview(FloatingActionMenu(frame: board.bounds, items: Self.items, color: .systemIndigo))
    return board
  }

  public func play(_ board: UIView, on stage: Stage) {
    guard let menu = board.subviews.last as? FloatingActionMenu, let button = menu.subviews.last else { return }
    stage.tape.tap(button, at: 0.5)
    let item = menu.subviews.compactMap { $0 as? UIControl }[1]
    stage.tape.tap(menu, at: 2, location: CGPoint(x: 244 - 132 * 0.5.squareRoot(), y: 284 - 132 * 0.5.squareRoot()))
    stage.trace(item, "position", as: "item")
    stage.trace(item, "transform.scale", as: "item.scale")
    stage.trace(menu.subviews[0], "opacity", as: "dim")
  }

  private static var items: [FloatingActionItem] {
    func icon(_ draw: (UIBezierPath) -> Void) -> UIBezierPath {
      let path = UIBezierPath()
      draw(path)
      return path
    }
    func line(_ path: UIBezierPath, _ places: (CGFloat, CGFloat)...) {
      path.move(to: CGPoint(x: places[0].0, y: places[0].1))
      for place in places.dropFirst() { path.addLine(to: CGPoint(x: place.0, y: place.1)) }
    }
    return [
      FloatingActionItem(
        title: "Note",
        icon: icon { path in
          line(path, (5, 19), (6, 15), (16, 5), (19, 8), (9, 18), (5, 19))
        }, color: .systemPink),
      FloatingActionItem(
        title: "Photo",
        icon: icon { path in
          path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 7, width: 18, height: 13), cornerRadius: 3))
          path.append(UIBezierPath(ovalIn: CGRect(x: 8.5, y: 10, width: 7, height: 7)))
        }, color: .systemOrange),
      FloatingActionItem(
        title: "List",
        icon: icon { path in
          for y in [6.0, 12, 18] { line(path, (9, CGFloat(y)), (20, CGFloat(y))) }
          for y in [6.0, 12, 18] { line(path, (4, CGFloat(y)), (4.5, CGFloat(y))) }
        }, color: .systemTeal),
    ]
  }
}
