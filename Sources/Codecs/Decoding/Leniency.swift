import Synchronization

/// Lets a decoder read files that break a rule of their format where browsers read them, and keeps what was wrong.
///
/// What is forgiven, and what is shown then, is what Chromium 156 does:
/// - A GIF's first image may reach beyond the screen, which grows; what later ones have outside of it is not shown.
/// - A GIF's colours that no table has are black. Its trailer may be missing, images may have codes behind their end, and from
///   something that is no block the rest does not count.
/// - A PNG's ancillary chunks with a wrong checksum do not count, that of `IEND` is not looked at, and data behind a picture's
///   end is passed over. Indices beyond a PNG's palette are its last colour.
/// - Of an APNG that announces another number of frames than follow, those are shown that are announced and there.
///
/// All else that a decoder refuses browsers refuse too, or show only in part.
public struct Leniency: Sendable {
  private let record = Record()
  /// The file that is read now.
  package var file: String?

  public init() {}

  /// What a strict decoder would have thrown, nil as long as there was nothing. Of several faults, the first.
  public var fault: DecoderError? { record.first.withLock { $0?.error } }

  /// The file that it is in, if whoever read it said so.
  package var faultyFile: String? { record.first.withLock { $0?.file } }

  fileprivate func note(_ fault: DecoderError) {
    record.first.withLock { $0 = $0 ?? (file, fault) }
  }

  /// Shared by all copies.
  private final class Record: Sendable {
    let first = Mutex<(file: String?, error: DecoderError)?>(nil)
  }
}

extension Leniency? {
  /// Goes on in spite of what browsers forgive, or throws it.
  func forgive(_ fault: DecoderError) throws(DecoderError) {
    guard let self else { throw fault }
    self.note(fault)
  }
}
