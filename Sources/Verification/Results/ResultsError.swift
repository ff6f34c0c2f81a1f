package import SpringformPipeline

/// What is wrong with the results of an earlier run.
package enum ResultsError: Error, Equatable {
  /// There is no `results.json`.
  case missing(path: String)
  case unreadable(path: String, InputError)
  /// Not what a verification writes; `reason` completes "damaged:".
  case damaged(path: String, reason: String)
  /// The format is not ``RunResults/currentFormat``.
  case unknownFormat(path: String, found: Int)
  /// A file is not the one that the results speak of.
  case notWhatWasVerified(path: String)
  /// There is no result of this name.
  case unknownScene(String, known: [String])
  /// The result is not one that can be accepted.
  case notAcceptable(String, SceneResult.Status)
  /// The scene breaks its own expectations, told in one sentence each, and its pictures are not what is wrong.
  case unmetExpectations(String, [String])
  /// The baseline is no longer the one that the scene was compared with.
  case baselineChanged(String)
  /// The results to merge are of all scenes, or of different numbers of parts.
  case notShards(path: String)
  case shardCounts([Int])
  /// Parts that are there twice, or not at all, of so many.
  case shards(twice: [Int], missing: [Int], count: Int)
  /// Two parts tell of the same scene.
  case sceneTwice(String)
  /// The whole would replace a part.
  case mergedIntoPart(path: String)
  /// The parts were not made alike: something had another value in another part.
  case unlike(what: String, path: String, value: String, otherPath: String, otherValue: String)
}

extension RunResults {
  /// - Parameters:
  ///   - bytes: a results file.
  ///   - path: where it was, for errors.
  /// - Throws: ``ResultsError``.
  init(bytes: [UInt8], path: String) throws(ResultsError) {
    struct Version: Decodable { let format: Int }
    do {
      let format = try DiffableJSON.decode(Version.self, from: bytes).format
      guard format == Self.currentFormat else { throw ResultsError.unknownFormat(path: path, found: format) }
      self = try DiffableJSON.decode(Self.self, from: bytes)
    } catch let error as ResultsError {
      throw error
    } catch {
      throw .damaged(path: path, reason: DiffableJSON.reason(error, in: bytes))
    }
  }
}
