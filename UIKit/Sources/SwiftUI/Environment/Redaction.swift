import Springform

extension View {
  /// Says what views have to hide: placeholders show texts and pictures as gray bars and boxes.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows everything in the view, whatever is hidden around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension EnvironmentValues {
  /// Whether texts and pictures are hidden behind placeholders.
  var showsPlaceholders: Bool { redactionReasons.contains(.placeholder) }
}

/// What stands for a text or a picture that is hidden. Apple documents that it is there, and no sizes: these are for the eye.
enum Placeholder {
  /// Of the bars' corners, in points.
  static let radius = 3.0

  /// Some of what the text would be written in.
  static func color(_ style: ResolvedStyle?) -> Springform.Color {
    let color = style?.color ?? .black
    return color.withAlpha(color.alpha * 0.16)
  }

  /// A bar for each line, as wide as its letters and nearly as high, in the layout's coordinates.
  static func bars(of layout: AttributedLayout?) -> [Rect] {
    var bars: [Rect] = []
    for part in layout?.parts ?? [] {
      let height = part.frame.height * 0.7
      let bar = Rect(x: part.frame.minX, y: part.frame.midY - height / 2, width: part.frame.width, height: height)
      if let last = bars.last, last.minY == bar.minY {
        bars[bars.count - 1] = Rect(x: last.minX, y: last.minY, width: bar.maxX - last.minX, height: height)
      } else {
        bars.append(bar)
      }
    }
    return bars
  }
}
