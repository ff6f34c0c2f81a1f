import SwiftUI

struct CardFront: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Horizon")
          .font(.headline)
        Spacer()
        Image(systemName: "wifi")
          .rotationEffect(.degrees(90))
      }
      Spacer()
      Chip()
      Spacer()
      Text("••••  ••••  ••••  4291")
        .font(.system(size: 15, weight: .medium))
        .monospacedDigit()
        .padding(.bottom, 6)
      HStack {
        Text("ADA LOVELACE")
        Spacer()
        Text("09/31")
      }
      .font(.caption2)
      .opacity(0.8)
    }
    .padding(16)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [Color(red: 0.36, green: 0.24, blue: 0.95), Color(red: 0.85, green: 0.25, blue: 0.62)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle()
        .fill(.white.opacity(0.08))
        .frame(width: 190)
        .offset(x: 80, y: -60)
    }
    .clipShape(.rect(cornerRadius: 16))
  }
}

struct CardBack: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Rectangle()
        .fill(.black.opacity(0.75))
        .frame(height: 30)
      HStack(spacing: 0) {
        Text("Ada Lovelace")
          .font(.system(size: 11))
          .italic()
          .padding(.leading, 10)
          .foregroundStyle(.black.opacity(0.5))
        Spacer()
        Text("317")
          .font(.system(size: 13, weight: .semibold))
          .monospacedDigit()
          .foregroundStyle(.black)
          .padding(.horizontal, 10)
          .frame(maxHeight: .infinity)
          .background(.yellow.opacity(0.45))
      }
      .frame(height: 28)
      .background(.white.opacity(0.9), in: .rect(cornerRadius: 4))
      .padding(.horizontal, 16)
      Text("Tap to turn the card over.")
        .font(.caption2)
        .foregroundStyle(.white.opacity(0.7))
        .padding(.horizontal, 16)
    }
    .padding(.vertical, 18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(
      LinearGradient(
        colors: [Color(red: 0.85, green: 0.25, blue: 0.62), Color(red: 0.36, green: 0.24, blue: 0.95)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(.rect(cornerRadius: 16))
  }
}

private struct Chip: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(
        .linearGradient(
          colors: [Color(red: 1, green: 0.9, blue: 0.6), Color(red: 0.85, green: 0.65, blue: 0.3)],
          startPoint: .top, endPoint: .bottom)
      )
      .overlay {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 8))
          path.addLine(to: CGPoint(x: 10, y: 8))
          path.move(to: CGPoint(x: 0, y: 16))
          path.addLine(to: CGPoint(x: 10, y: 16))
          path.move(to: CGPoint(x: 22, y: 8))
          path.addLine(to: CGPoint(x: 32, y: 8))
          path.move(to: CGPoint(x: 22, y: 16))
          path.addLine(to: CGPoint(x: 32, y: 16))
          path.addRoundedRect(
            in: CGRect(x: 10, y: 4, width: 12, height: 16), cornerSize: CGSize(width: 4, height: 4))
        }
        .stroke(.black.opacity(0.3), lineWidth: 0.75)
      }
      .frame(width: 32, height: 24)
  }
}
