import Glibc
import SpringformBitmap
package import SpringformPipeline

/// The directory that a verification leaves behind: `results.json`, and for each scene that can be looked at or accepted a
/// directory with `expected.apng`, `actual.apng`, `actual.json` and `difference.apng`.
package struct ResultsFolder: Sendable {
  package let directory: String

  package init(directory: String) {
    self.directory = directory
  }

  /// The file that says what was found.
  package var resultsPath: String { directory + "/results.json" }

  /// Makes the directory, or removes the files of an earlier run from it; other files stay.
  ///
  /// `results.json` goes first: what is left of an interrupted run can never be taken for its result.
  /// - Parameters:
  ///   - names: of the scenes whose files there may be besides those of the earlier results.
  ///   - kept: of the scenes whose files stay.
  /// - Throws: `OutputError`, ``BaselineError``.
  package func begin(for names: [String], keeping kept: Set<String> = []) throws {
    try makeDirectories(directory)
    let earlier = try [resultsPath, previousPath].flatMap { path in
      try place(directory).holds(path) ? (try? load(path))?.scenes.map(\.name) ?? [] : []
    }
    let begun = (try? place(directory).holds(journalPath)) == true ? (try? journal.entries())?.map(\.key) ?? [] : []
    for path in [resultsPath, previousPath, journalPath] + Self.reportNames.map({ path($0) }) { try removeFile(path) }
    for name in names + earlier + begun where !kept.contains(name) { try clear(name) }
  }

  /// Removes results and reports of an earlier run, so that they are never taken for those of one that ends before it has any. What
  /// that run had written down stays for the next, and so do pictures.
  /// - Throws: `OutputError`.
  package func discardResults() throws(OutputError) {
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    // It still tells whose pictures are to be removed when there is something in their place.
    if rename(resultsPath, previousPath) != 0 { try removeFile(resultsPath) }
    for path in Self.reportNames.map({ path($0) }) { try removeFile(path) }
  }

  /// What `results.json` was before a run that came to no results.
  private var previousPath: String { path(".previous-results.json") }

  /// What was found until a run ended.
  var journal: RunJournal { RunJournal(path: journalPath) }

  private var journalPath: String { path(RunJournal.fileName) }

  /// What was written of a scene, by paths from the folder on.
  /// - Throws: `InputError`, ``BaselineError``.
  func media(of name: String) throws -> [ReadFiles.Entry] {
    let files = Self.directoryName(of: name)
    let place = try place(path(files))
    guard try place.exists() else { return [] }
    return try Self.mediaNames.filter { try place.holds(path(files + "/" + $0)) }.map { file in
      ReadFiles.Entry(path: files + "/" + file, digest: try ContentDigest.ofFile(path(files + "/" + file)))
    }
  }

  /// Whether there is just that of a scene.
  func holds(_ media: [ReadFiles.Entry], of name: String) -> Bool { (try? self.media(of: name)) == media }

  /// The directory of a scene's files, if it has any.
  package func directory(of name: String) -> String { path(Self.directoryName(of: name)) }

  /// Removes a scene's files, if there are any.
  /// - Throws: `OutputError`.
  package func clear(_ name: String) throws(OutputError) {
    let scene = directory(of: name)
    // What lies behind a link is not ours.
    guard isDirectoryItself(scene) else { return }
    for file in Self.fileNames { try removeFile(scene + "/" + file) }
    rmdir(scene)
  }

  /// Writes a verdict's files and returns its result with their paths.
  /// - Throws: `OutputError`.
  package func write(_ verdict: Verdict) throws -> SceneResult {
    var result = verdict.result
    func put(_ bytes: [UInt8], _ file: String) throws -> String { try write(bytes, file, of: result.name) }
    if let actual = verdict.actual {
      let text = Array(try actual.manifest.text().utf8)
      _ = try put(text, Self.manifestName)
      result.origin.actual = Digest(of: text)
      result.media.actual = try put(actual.animation, "actual.apng")
    }
    result.media.expected = try verdict.expected.map { try put($0, "expected.apng") }
    result.media.difference = try verdict.difference.map { try put($0, "difference.apng") }
    return result
  }

  /// Writes a file into the directory of a scene's files, and makes that where it is not there.
  /// - Returns: the file's path relative to the folder.
  /// - Throws: `OutputError`.
  package func write(_ bytes: [UInt8], _ file: String, of name: String) throws -> String {
    let name = Self.directoryName(of: name)
    try makeDirectory(inFolder: path(name))
    try OutputFile.write(bytes, inFolder: path(name + "/" + file))
    return name + "/" + file
  }

  /// Writes `results.json`, which makes the run's result count.
  /// - Throws: `OutputError`.
  package func finish(_ results: RunResults) throws {
    try OutputFile.write(Array(try results.json().utf8), inFolder: resultsPath)
  }

  /// The last run's results.
  /// - Throws: ``ResultsError``.
  package func load() throws(ResultsError) -> RunResults { try load(resultsPath) }

  private func load(_ path: String) throws(ResultsError) -> RunResults {
    let bytes: [UInt8]
    do throws(InputError) {
      try FolderEntry.check(path, in: directory)
      bytes = try InputFile.bytes(of: path, maximumSize: Self.largestText)
    } catch {
      if case .missing = error { throw .missing(path: path) }
      throw .unreadable(path: path, error)
    }
    return try RunResults(bytes: bytes, path: path)
  }

  /// What was drawn and can be accepted, whole and as it was verified.
  /// - Throws: ``ResultsError/notWhatWasVerified(path:)``, ``BaselineError``.
  package func recording(of result: SceneResult) throws -> Recording {
    let files = Self.directoryName(of: result.name)
    let place = try place(path(files))
    let manifest = try manifest(of: result)
    let animationPath = path(files + "/actual.apng")
    let animation = try place.bytes(of: animationPath)
    guard manifest.name == result.name, animation.count == manifest.animation.byteCount,
      Digest(of: animation) == manifest.animation.digest
    else { throw ResultsError.notWhatWasVerified(path: animationPath) }
    var pictures = try RecordedPictures(manifest, animation: animation, path: animationPath)
    try pictures.check()
    return Recording(manifest: manifest, animation: animation)
  }

  /// The manifest of what was drawn, as it was verified.
  /// - Throws: ``ResultsError/notWhatWasVerified(path:)``, ``BaselineError``.
  func manifest(of result: SceneResult) throws -> Manifest {
    let files = path(Self.directoryName(of: result.name))
    let path = files + "/" + Self.manifestName
    let text = try place(files).bytes(of: path, maximumSize: Self.largestText)
    guard Digest(of: text) == result.origin.actual else { throw ResultsError.notWhatWasVerified(path: path) }
    return try Manifest(bytes: text, path: path)
  }

  /// Takes a result's files over from another folder.
  /// - Throws: ``BaselineError``, `OutputError`.
  func copy(_ result: SceneResult, from other: Self) throws {
    let name = Self.directoryName(of: result.name)
    let source = try other.place(other.path(name))
    guard try source.exists() else { return }
    for file in Self.fileNames where try source.holds(source.directory + "/" + file) {
      try makeDirectory(inFolder: path(name))
      try OutputFile.write(try source.bytes(of: source.directory + "/" + file), inFolder: path(name + "/" + file))
    }
  }

  /// What reports add.
  private static let reportNames = ["index.html", "junit.xml", "summary.md"]

  private static let manifestName = "actual.json"

  /// What a scene's directory can hold.
  private static let fileNames = mediaNames + ["side-by-side.gif", "picture.png"]

  /// What of it a verification writes, and no report.
  private static let mediaNames = ["expected.apng", "actual.apng", manifestName, "difference.apng"]

  /// The directory of a scene's files.
  private static func directoryName(of name: String) -> String { FileName.encoded(name) }

  private func path(_ file: String) -> String { directory + "/" + file }

  /// Files in the folder or in a scene's directory, which a link is not: what lies behind it was not put there by a verification.
  private func place(_ directory: String) throws(BaselineError) -> BaselinePlace {
    var status = stat()
    guard directory == self.directory || lstat(directory, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
      throw .outside(path: directory)
    }
    return BaselinePlace(directory: directory)
  }

  /// The largest file of results, reports or manifests that is read, in bytes.
  package static let largestText = 64 << 20

  private func removeFile(_ path: String) throws(OutputError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .cannotCreate(path: path, code: errno) }
  }
}
