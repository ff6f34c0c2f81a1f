/// Ends the process with a sentence, where an app would crash: a component was used in a way in which nothing can go on, and no
/// scene is there that could end with an error.
package func misuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
  // Of sysexits.h: an error in the software itself.
  exit(70)
}
