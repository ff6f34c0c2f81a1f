/// Texts whose letters expressions give.
extension LottiePlayer {
  /// What an expression writes; `nil` where it fails, which is noted.
  func evaluate(_ number: Int, _ model: TextModel, at frame: Double) -> String? {
    guard let result = result(of: number, TextReference(self, model, isEvaluated: true), at: frame) else { return nil }
    let text: String? =
      switch result {
      case .string(let text): text
      case .number(let number): number.scriptText
      case .boolean(let isTrue): isTrue ? "true" : "false"
      default: nil
      }
    guard let text else {
      problems?.add(.type("it gives no text"))
      return nil
    }
    var short = ""
    short.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(Self.longestText))
    return short
  }

  private static let longestText = 1000
}

/// A text as expressions see it.
final class TextReference: ExpressionProperty {
  private let player: LottiePlayer
  private let model: TextModel
  /// Whether it is the one whose expression is evaluated, which asks for what it would be without.
  private let isEvaluated: Bool

  init(_ player: LottiePlayer, _ model: TextModel, isEvaluated: Bool = false) {
    (self.player, self.model, self.isEvaluated) = (player, model, isEvaluated)
  }

  private var frame: Double { player.scope?.frame ?? 0 }

  func value() throws(ExpressionError) -> ExpressionValue {
    if !isEvaluated, let expression = model.expression, let text = player.evaluate(expression, model, at: frame) {
      return .string(text)
    }
    return string(at: frame)
  }

  func value(at time: Double) throws(ExpressionError) -> ExpressionValue {
    string(at: time * player.document.frameRate)
  }

  var keyframeCount: Int { model.documents.count > 1 ? model.documents.count : 0 }

  func keyframeTime(at index: Int) -> Double { model.documents[index].frame / player.document.frameRate }

  func keyframeValue(at index: Int) throws(ExpressionError) -> ExpressionValue {
    .string(model.documents[index].document.string)
  }

  private func string(at frame: Double) -> ExpressionValue { .string(model.document(at: frame)?.string ?? "") }
}
