import Testing

@testable import SpringformCommandLine

@Suite struct BuildLogTests {
  /// As Swift 6 prints it: notes and progress between the errors, and each error twice.
  @Test func tellsErrorsWithTheirPlaces() {
    let output = """
      Building for debugging...
      [5/7] Compiling demos Bounce.swift
      /home/a/demos/Sources/demos/Bounce.swift:12:9: warning: variable was never used
       10 |   let x = 1
      /home/a/demos/Sources/demos/Bounce.swift:14:5: error: cannot find 'ballon' in scope
      12 |
      14 |     ballon.position = .zero
         |     `- error: cannot find 'ballon' in scope
      [6/7] Emitting module demos
      /home/a/demos/Sources/demos/Bounce.swift:14:5: error: cannot find 'ballon' in scope
      14 |     ballon.position = .zero
      error: fatalError
      """
    #expect(
      BuildLog(output, in: "/home/a/demos").text == """
        Sources/demos/Bounce.swift:14:5: error: cannot find 'ballon' in scope
        12 |
        14 |     ballon.position = .zero
           |     `- error: cannot find 'ballon' in scope
        """)
  }

  @Test func tellsEverythingWhereThereIsNoPlace() {
    let output = "Building for debugging...\n[1/2] Compiling a\nerror: 'demos': invalid manifest\nmissing brace\n"
    #expect(BuildLog(output, in: "/home/a").text == "error: 'demos': invalid manifest\nmissing brace")
  }
}
