import Synchronization

private let noted = Mutex<Set<String>>([])

/// Says once what a component asks for in vain, where its picture is nearly right without.
package func noteMissing(_ what: String) {
  guard noted.withLock({ $0.insert(what).inserted }) else { return }
  FileHandle.standardError.write(Data("note: there are no \(what) here\n".utf8))
}
