import SpringformNumerics
package import SpringformProcesses

/// Why a video could not be written or read.
package enum VideoError: Error, Hashable {
  /// The program that does it is not here.
  case noProgram(String)
  /// It did not do what it had to.
  case program(ChildError)
  /// Pictures per second that no video shows.
  case rate(Double)

  /// Tells what goes wrong with a program as what goes wrong with a video.
  static func telling<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch ChildError.notFound(let program) {
      throw VideoError.noProgram(program)
    } catch let error as ChildError {
      throw VideoError.program(error)
    }
  }
}

extension VideoError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noProgram(let program): "videos need the program \(program), which is not here"
    case .program(let error): "\(error)"
    case .rate(let rate): "a video cannot show \(rate.decimalText) pictures a second"
    }
  }
}
