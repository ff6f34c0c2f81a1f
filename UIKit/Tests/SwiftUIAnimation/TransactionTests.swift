import CoreGraphics
import SwiftUIAnimation
import Testing

/// What travels with a change.
@Suite struct TransactionTests {
  private enum Reason: TransactionKey { static var defaultValue: String { "none" } }

  @Test func functionsOpenTransactions() throws {
    #expect(Transaction.current.animation == nil)
    let result = withAnimation(.easeIn) {
      #expect(Transaction.current.animation == .easeIn)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      withAnimation { #expect(Transaction.current.animation == .default) }
      #expect(Transaction.current.animation == .easeIn)
      return 7
    }
    #expect(result == 7)
    #expect(Transaction.current.animation == nil)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation(.easeIn) { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test func innerTransactionsKeepWhatTheyDoNotSet() {
    var outer = Transaction(animation: .easeIn)
    outer[Reason.self] = "tap"
    outer.isContinuous = true
    withTransaction(outer) {
      withTransaction(\.disablesAnimations, true) {
        let current = Transaction.current
        #expect(current.animation == .easeIn)
        #expect(current.disablesAnimations && current.isContinuous && !current.tracksVelocity)
        #expect(current[Reason.self] == "tap")
      }
      #expect(!Transaction.current.disablesAnimations)
    }
    #expect(Transaction()[Reason.self] == "none")
  }

  @Test func changesThatArePutOffHoldTheirCompletions() {
    var lines: [String] = []
    var later: Transaction?
    withAnimation(.smooth) {
      later = .current
      later?.holdCompletions()
    } completion: {
      lines.append("complete")
    }
    #expect(lines == [])
    later?.releaseCompletions()
    #expect(lines == ["complete"])
  }
}
