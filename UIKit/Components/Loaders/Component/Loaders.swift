import SwiftUI

/// Four ways to say that something is on its way.
struct Loaders: View {
  var body: some View {
    HStack(spacing: 34) {
      ArcLoader()
      DotsLoader()
      BarsLoader()
      TileLoader()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.07, green: 0.08, blue: 0.14))
  }
}

#Preview {
  Loaders()
}
