import Synchronization

private let noted = Mutex<Set<String>>([])

/// Says once what a component asks for in vain, where its picture is nearly right without.
package func noteMissing(_ what: String) { noteOnce("there are no \(what) here") }

/// Says once what is likely to be meant otherwise.
package func noteOnce(_ sentence: String) {
  guard noted.withLock({ $0.insert(sentence).inserted }) else { return }
  FileHandle.standardError.write(Data("note: \(sentence)\n".utf8))
}

/// What has been said so far.
package var notes: Set<String> { noted.withLock { $0 } }
