import SpringformPipeline
import SpringformScene
import SpringformSceneFile
import SpringformVerification

extension Session {
  /// Writes values and touches into the scene's file. What a project sets is in the project's.
  func save(_ values: [String: String], _ strokes: [Stroke]?, over: Bool) throws {
    guard let open, let path = open.entry.path, let known = open.text else { return }
    let values = values.filter { open.beginning.values[$0.key] != $0.value }
    // What is read is what is replaced: another page or another studio may save the same file at this moment.
    try withLock(on: OutputFile.folder(of: path), .exclusive) {
      try save(values, strokes, over: over, to: path, known: known)
    }
  }

  private func save(
    _ values: [String: String], _ strokes: [Stroke]?, over: Bool, to path: String, known: String
  ) throws {
    let disk = String(decoding: try InputFile.bytes(of: path, maximumSize: SceneFile.maximumFileSize), as: UTF8.self)
    if disk != known, !over {
      let page = (try? edited(known, path, values, strokes)) ?? known
      return tell(.conflict(page: page, disk: disk))
    }
    let text = try edited(disk, path, values, strokes)
    if text != disk { try OutputFile.write(Array(text.utf8), to: path) }
    tell(.saved)
  }

  private func edited(
    _ text: String, _ path: String, _ values: [String: String], _ strokes: [Stroke]?
  ) throws -> String {
    var editor = try SceneFileEditor(text, path: path)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { try editor.set(name, to: value) }
    // What was played tells of the touches of the text that was read, and of no other.
    if let strokes { try editor.setTape(strokes, keeping: open.map { $0.text == text ? $0.ownStrokes : [] } ?? []) }
    return editor.text
  }
}
