import Springform

/// What can be wrong with the words of a command.
enum UsageError: Error {
  case unknown(what: String, name: String, known: [String])
  /// `expected` completes "must be ...".
  case value(option: String, value: String, expected: String)
  case conflict(String, hint: String)
  /// A value of `--sweep` that a parameter cannot take, or no parameter.
  case swept(ParameterError)
  /// More pictures a second than players show in time.
  case rate(Double, format: ImageFormat)
  /// Even with these losses the result is larger than the budget.
  case budget(ByteSizeOption, smallest: Int, losses: [String], kept: [String])
}
