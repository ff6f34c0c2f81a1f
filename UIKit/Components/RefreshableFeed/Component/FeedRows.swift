import SwiftUI

/// Rows of a list whose texts are bars.
struct FeedRows: View {
  let count: Int

  private let tints = [
    Color(red: 0.47, green: 0.67, blue: 0.86), Color(red: 0.94, green: 0.67, blue: 0.47),
    Color(red: 0.51, green: 0.78, blue: 0.63), Color(red: 0.78, green: 0.59, blue: 0.82),
    Color(red: 0.9, green: 0.75, blue: 0.35),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        row(index)
      }
    }
    .background(.white)
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 15) {
      Circle()
        .fill(tints[index % tints.count])
        .frame(width: 34, height: 34)
      VStack(alignment: .leading, spacing: 9) {
        // Lengths that look like names and sentences, not like a pattern.
        Capsule()
          .fill(Color(white: 0.55))
          .frame(width: 70 + CGFloat(index * 37 % 60), height: 10)
        Capsule()
          .fill(Color(white: 0.85))
          .frame(width: 130 + CGFloat(index * 53 % 90), height: 8)
      }
    }
    .padding(.leading, 19)
    .frame(maxWidth: .infinity, minHeight: 64, maxHeight: 64, alignment: .leading)
    .overlay(alignment: .bottom) {
      Color(white: 0.9)
        .frame(height: 1)
        .padding(.leading, 68)
    }
  }
}
