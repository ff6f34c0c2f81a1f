import Judge

/// How one encoder did on one corpus.
struct EncodingResult: Codable {
  var corpus: String
  var format: String
  var encoder: String
  /// Why there is nothing to tell.
  var skipped: String?
  var verdict: Verdict?
  /// Of the wall's clock: the median over the rounds, in seconds.
  var seconds: Double?
  /// By the time of the format's first encoder in the same round, the median over the rounds.
  var timeRatio: Double?
  /// The same for the time of all cores.
  var processorRatio: Double?
  /// The most memory of any of its programs, in bytes.
  var memory: Int?
}

/// Everything that was measured, and where.
struct Results: Codable {
  var cores: Int
  /// Processes that waited for a core, in the mean of a minute: before and after.
  var loads: [Double]
  var rounds: Int
  var encodings: [EncodingResult]
  var stills: [StillResult]
  var drawings: [DrawingResult]
}
