/// What a class has for its first property whose objects are values of attributed strings.
///
/// Foundation for Linux joins neighbouring runs whose values are equal. Before it asks two objects, it reads the word behind an object's
/// header, where its own have the number of their type in bits 8 to 17. Where these happen to be zero (a measure of 0, a small
/// number, one address of a thousand), it takes any object for one of a type that it has never heard of, and ends the process. With
/// this word there, it never does.
struct SwiftObjectMark {
  /// A type's number that none of Foundation's has.
  private let word: UInt = 0x3FF << 8
}
