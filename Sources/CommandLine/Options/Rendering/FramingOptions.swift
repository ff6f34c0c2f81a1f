import ArgumentParser
import Springform
import SpringformNumerics

/// What stands around the scene.
struct FramingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Lay the scene on a page of this colour.",
      discussion: "A GIF's transparent pixels have no shades: round corners want a page that is not transparent.",
      valueName: "color|transparent"))
  var page: ColorOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page's margins; by default they follow the scene's size.", valueName: "points"))
  var padding: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Words on the page; the first line is the title.", valueName: "text"))
  var caption: String?

  @Option(help: "Where the caption stands; below what is shown by default.")
  var captionPosition: CaptionPositionOption?

  @Option(help: "Draw the scene on the screen of a device.")
  var device: DeviceOption = .none

  func setting() throws -> Framing {
    if caption == nil, captionPosition != nil {
      throw UsageError.conflict("--caption-position without a caption", hint: "add --caption TEXT")
    }
    if let caption, caption.allSatisfy(\.isWhitespace) {
      throw UsageError.conflict("--caption has no words", hint: "write some, or leave it out")
    }
    return Framing(
      page: page?.color, padding: padding,
      caption: caption.map { Caption($0, position: captionPosition?.position ?? .below) },
      device: device.device)
  }
}

extension Framing {
  /// What is to be said where nobody knows a device with such a screen; `nil` for all others.
  func oddDeviceWarning(screen: Size) -> String? {
    guard let device, device.isOdd(screen: screen) else { return nil }
    let (name, ratios) = (device == .phone ? "phone" : "tablet", device.screenRatios)
    return
      "no \(name) has a screen of \(screen.width.decimalText)x\(screen.height.decimalText) points: one is at least "
      + "\(device.shortestSide.decimalText) wide and \(ratios.lowerBound.decimalText) to \(ratios.upperBound.decimalText) times as "
      + "long; give the scene such a size, or leave out --device"
  }
}

enum DeviceOption: String, CaseIterable, ExpressibleByArgument {
  case phone, tablet, none

  var device: Device? {
    switch self {
    case .phone: .phone
    case .tablet: .tablet
    case .none: nil
    }
  }
}

enum CaptionPositionOption: String, CaseIterable, ExpressibleByArgument {
  case below, above

  var position: Caption.Position {
    switch self {
    case .below: .below
    case .above: .above
    }
  }
}
