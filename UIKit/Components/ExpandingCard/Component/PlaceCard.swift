import SwiftUI

struct PlaceCard: View {
  let place: Place
  let isOpened: Bool
  let close: () -> Void

  var body: some View {
    VStack(alignment: isOpened ? .center : .leading, spacing: 12) {
      Image(systemName: place.symbol)
        .font(.system(size: 28))
      if !isOpened {
        Spacer(minLength: 0)
      }
      Text(place.id)
        .font(.headline)
        .fixedSize()
      if isOpened {
        Text(place.text)
          .font(.footnote)
          .multilineTextAlignment(.center)
          .opacity(0.9)
          .transition(.opacity.combined(with: .offset(y: 24)))
      }
    }
    .foregroundStyle(.white)
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isOpened ? .center : .leading)
    .background(
      LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 20)
    )
    .overlay(alignment: .topTrailing) {
      if isOpened {
        Button(action: close) {
          Image(systemName: "xmark")
            .font(.system(size: 12, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: 28, height: 28)
            .background(.black.opacity(0.2), in: .circle)
        }
        .accessibilityIdentifier("close")
        .padding(12)
        .transition(.scale.combined(with: .opacity))
      }
    }
    .clipShape(.rect(cornerRadius: 20))
  }
}
