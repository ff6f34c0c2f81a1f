import SpringformBitmap

extension Manifest {
  /// The content of the manifest's file: small, and a change touches few lines.
  func text() throws -> String { try DiffableJSON.text(self) }

  /// - Parameters:
  ///   - bytes: a manifest's file.
  ///   - path: where it was, for errors.
  /// - Throws: ``BaselineError/damagedManifest(path:reason:)``, ``BaselineError/unknownFormat(path:found:)``.
  init(bytes: [UInt8], path: String) throws(BaselineError) {
    struct Version: Decodable { let format: Int }
    do {
      let format = try DiffableJSON.decode(Version.self, from: bytes).format
      guard format == Self.currentFormat else { throw BaselineError.unknownFormat(path: path, found: format) }
      self = try DiffableJSON.decode(Self.self, from: bytes)
    } catch let error as BaselineError {
      throw error
    } catch {
      throw .damagedManifest(path: path, reason: DiffableJSON.reason(error, in: bytes))
    }
    if let flaw { throw .damagedManifest(path: path, reason: flaw) }
  }

  /// What no recording writes.
  private var flaw: String? {
    let times = frames.map(\.time)
    if frames.isEmpty { return "it lists no frames" }
    if times.first != 0 || !zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) { return "frames are out of order" }
    if times.last.map({ $0 >= animation.duration }) ?? true { return "the animation ends before its last frame" }
    if (try? Bitmap.check(width: animation.width, height: animation.height)) == nil {
      return "no picture has \(animation.width)x\(animation.height) pixels"
    }
    if let column = curves.columns.first(where: { $0.values.count != curves.times.count }) {
      return "the curve '\(column.name)' has \(column.values.count) values for \(curves.times.count) times"
    }
    return nil
  }
}
