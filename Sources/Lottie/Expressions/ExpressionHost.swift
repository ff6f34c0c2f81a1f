/// What an expression asks the player.
///
/// The language itself, `time`, `value` and all that follows from the property's key frames is answered without it.
protocol ExpressionHost {
  /// The property that has the expression.
  var property: any ExpressionProperty { get }
  /// In seconds of the composition.
  var time: Double { get }
  var frameRate: Double { get }
  /// What `random` and `wiggle` begin with; it should differ from property to property, and be the same in each run.
  var seed: UInt64 { get }
  /// What any other name stands for: `thisComp`, `thisLayer`, `transform`, `effect`, `content`, `index`, `inPoint` and so on.
  /// `loopInDuration` and `loopOutDuration` without a duration ask for `outPoint` and `inPoint`. What exports write with
  /// `$bm_` in front, such as `$bm_transform`, is asked for without it, too.
  func global(_ name: String) throws(ExpressionError) -> ExpressionValue?
}

/// Something that has members, or can be called with a name, or both: a composition, a layer, a group, an effect.
protocol ExpressionObject: AnyObject {
  /// Also what stands in brackets behind it; an index is written as a number.
  func member(_ name: String) throws(ExpressionError) -> ExpressionValue?
  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue
}

/// An animated property. Times are in seconds of the composition, values in the units that After Effects shows.
///
/// Its members are for what does not follow from the other requirements, such as `name`, `propertyIndex` and `propertyGroup`.
protocol ExpressionProperty: ExpressionObject {
  /// At the current time, with its expression; for the property whose expression is evaluated, without.
  func value() throws(ExpressionError) -> ExpressionValue
  /// Without its expression.
  func value(at time: Double) throws(ExpressionError) -> ExpressionValue
  /// 0 without animation. Key frames are in the order of time.
  var keyframeCount: Int { get }
  /// Of an index from 0 to below ``keyframeCount``.
  func keyframeTime(at index: Int) -> Double
  func keyframeValue(at index: Int) throws(ExpressionError) -> ExpressionValue
}

extension ExpressionObject {
  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? { nil }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    throw .type("something is called that is no function")
  }
}

/// An object that is a function of the player's.
final class ExpressionFunction: ExpressionObject {
  private let body: ([ExpressionValue]) throws(ExpressionError) -> ExpressionValue

  init(_ body: @escaping ([ExpressionValue]) throws(ExpressionError) -> ExpressionValue) { self.body = body }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue { try body(arguments) }
}
