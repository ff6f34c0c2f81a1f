import Synchronization

extension Rewriting {
  /// Pictures become what librsvg reads. Of one that does not begin as it should, the document is refused before.
  mutating func rewritePictures() {
    for element in elements where element.name == "image" {
      for attribute in element.attributes where attribute.name == "href" || attribute.name.hasSuffix(":href") {
        guard let picture = pictures.replacement(for: attribute.value) else { continue }
        if let address = picture.address {
          need()
          element.set(attribute.name, address)
        }
        for what in picture.untold { note(what, element) }
        if picture.hasText { warn(.text) }
      }
    }
  }
}

/// What the pictures in a document are drawn as, worked out once and not for each moment of what moves around them.
final class PictureStore: Sendable {
  private let known = Mutex<[String: EmbeddedPicture.Replacement]>([:])

  /// - Returns: `nil` for what is no picture that is written into the document.
  func replacement(for address: String) -> EmbeddedPicture.Replacement? {
    if let known = known.withLock({ $0[address] }) { return known }
    guard let made = EmbeddedPicture(String(address.drop { $0.isWhitespace }))?.replacement else { return nil }
    known.withLock { $0[address] = made }
    return made
  }
}
