/// A file on its way to the page: three little-endian words of 32 bits, one that no picture begins with, what the page asked with
/// and the length of the command in bytes; then the command, then the file.
struct FileMessage {
  let id: Int
  /// The command that writes the same file.
  let command: String
  let bytes: [UInt8]

  static let mark = UInt32.max

  var message: Message {
    let command = Array(command.utf8)
    let words = [Self.mark, UInt32(truncatingIfNeeded: id), UInt32(command.count)]
    let head = words.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    return Message(kind: .binary, bytes: head + command + bytes)
  }
}
