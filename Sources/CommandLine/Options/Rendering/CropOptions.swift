import ArgumentParser
import Springform

/// Which part of a scene is drawn.
struct CropOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw only this part of the scene, in points.",
      discussion: """
        auto: all that ever moves, with a margin of \(Int(Self.usualMargin)) points; auto:M with one of M. Of several scenes, what \
        moves in any of them.
        """, valueName: "x,y,w,h|auto|auto:m"))
  var crop: PartOption?

  static let usualMargin = 16.0

  /// - Parameters:
  ///   - table: the scenes.
  ///   - settings: how they are drawn.
  func area(of table: SceneTable, settings: RenderSettings) throws -> Rect? {
    switch crop?.part {
    case nil: return nil
    case .area(let area): return area
    case .moving(let margin):
      let smallest = table.sizes.reduce(table.sizes[0]) {
        Size(width: min($0.width, $1.width), height: min($0.height, $1.height))
      }
      let area = try MotionSurvey(table, settings: settings).crop(of: smallest, margin: margin)
      if area == nil { Console.printWarning("nothing moves, so --crop auto keeps everything") }
      return area
    }
  }
}

/// A part of a scene as `X,Y,W,H`, or what moves in it.
struct PartOption: ExpressibleByArgument {
  enum Part: Equatable {
    case area(Rect)
    /// With a margin in points.
    case moving(Double)
  }

  let part: Part

  init?(argument: String) {
    if argument == "auto" {
      part = .moving(CropOptions.usualMargin)
    } else if argument.hasPrefix("auto:") {
      guard let margin = Double(argument.dropFirst(5)), (0...10_000).contains(margin) else { return nil }
      part = .moving(margin)
    } else {
      let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
      guard numbers.count == 4, argument.count(where: { $0 == "," }) == 3, numbers.allSatisfy(\.isFinite) else {
        return nil
      }
      part = .area(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }
}
