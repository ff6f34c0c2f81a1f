import SwiftUI

/// A room that is as bright as its slider says.
struct Lamp: View {
  @State private var brightness = 0.4

  var body: some View {
    HStack(spacing: 30) {
      VStack(spacing: 0) {
        Rectangle()
          .fill(.black)
          .frame(width: 2, height: 46)
        Shade()
          .fill(.linearGradient(colors: [Color(white: 0.2), .black], startPoint: .top, endPoint: .bottom))
          .frame(width: 76, height: 36)
        Circle()
          .fill(Color(red: 1, green: 0.95, blue: 0.78).opacity(0.2 + 0.8 * brightness))
          .frame(width: 26, height: 26)
          .shadow(color: .yellow.opacity(brightness), radius: 22 * brightness)
          .offset(y: -13)
          .zIndex(-1)
        Spacer()
      }
      .background(alignment: .top) {
        Cone()
          .fill(
            .linearGradient(
              colors: [
                Color(red: 1, green: 0.9, blue: 0.6).opacity(0.75), Color(red: 1, green: 0.9, blue: 0.6).opacity(0),
              ],
              startPoint: .top, endPoint: .bottom)
          )
          .frame(width: 170, height: 138)
          .opacity(brightness)
          .offset(y: 82)
      }
      BrightnessSlider(value: $brightness)
    }
    .padding(.trailing, 10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      Color(red: 0.13, green: 0.12, blue: 0.22)
      RadialGradient(
        colors: [Color(red: 0.95, green: 0.62, blue: 0.4), Color(red: 0.55, green: 0.25, blue: 0.35).opacity(0.4)],
        center: UnitPoint(x: 0.32, y: 0.4), startRadius: 0, endRadius: 190
      )
      .opacity(brightness)
    }
    .clipped()
  }
}

/// Light that falls out of a shade.
private struct Cone: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX - 38, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX + 38, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Shade: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.midY),
      control2: CGPoint(x: rect.midX - rect.width * 0.3, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY), control1: CGPoint(x: rect.midX + rect.width * 0.3, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

#Preview {
  Lamp()
}
