import SwiftUI

/// A round fellow who jumps for joy when he is tapped.
struct Mascot: View {
  @State private var jumps = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      Ellipse()
        .fill(.black.opacity(0.18))
        .frame(width: 84, height: 14)
        .keyframeAnimator(initialValue: 1.0, trigger: jumps) { shadow, scale in
          shadow
            .scaleEffect(scale)
            .opacity(scale)
        } keyframes: { _ in
          KeyframeTrack {
            CubicKeyframe(1.15, duration: 0.2)
            CubicKeyframe(0.5, duration: 0.35)
            CubicKeyframe(1.1, duration: 0.3)
            SpringKeyframe(1, duration: 0.5, spring: .bouncy)
          }
        }
        .offset(y: 6)
      Face()
        .keyframeAnimator(initialValue: Pose(), trigger: jumps) { face, pose in
          face
            .rotationEffect(.degrees(pose.turn))
            .scaleEffect(x: pose.width, y: pose.height, anchor: .bottom)
            .offset(y: pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\.lift) {
            CubicKeyframe(0, duration: 0.2)
            CubicKeyframe(-92, duration: 0.35)
            CubicKeyframe(0, duration: 0.3)
          }
          KeyframeTrack(\.height) {
            CubicKeyframe(0.7, duration: 0.2)
            CubicKeyframe(1.15, duration: 0.15)
            CubicKeyframe(1, duration: 0.2)
            CubicKeyframe(1.1, duration: 0.24)
            CubicKeyframe(0.78, duration: 0.12)
            SpringKeyframe(1, duration: 0.6, spring: .bouncy(extraBounce: 0.2))
          }
          KeyframeTrack(\.width) {
            CubicKeyframe(1.18, duration: 0.2)
            CubicKeyframe(0.9, duration: 0.15)
            CubicKeyframe(1, duration: 0.2)
            CubicKeyframe(0.94, duration: 0.24)
            CubicKeyframe(1.14, duration: 0.12)
            SpringKeyframe(1, duration: 0.6, spring: .bouncy(extraBounce: 0.2))
          }
          KeyframeTrack(\.turn) {
            LinearKeyframe(0, duration: 0.25)
            CubicKeyframe(360, duration: 0.55)
            MoveKeyframe(0)
          }
        }
    }
    .frame(width: 160, height: 190, alignment: .bottom)
    .contentShape(.rect)
    .onTapGesture { jumps += 1 }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [Color(red: 0.78, green: 0.92, blue: 1), .white], startPoint: .top, endPoint: .bottom))
  }
}

private struct Pose {
  var lift = 0.0
  var width = 1.0
  var height = 1.0
  var turn = 0.0
}

private struct Face: View {
  var body: some View {
    Circle()
      .fill(.linearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
      .frame(width: 92, height: 92)
      .overlay {
        PhaseAnimator([1.0, 0.1]) { openness in
          VStack(spacing: 5) {
            HStack(spacing: 20) {
              Eye(openness: openness)
              Eye(openness: openness)
            }
            Smile()
              .stroke(.black.opacity(0.75), style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
              .frame(width: 24, height: 10)
          }
        } animation: { openness in
          openness == 1 ? .easeOut(duration: 0.15) : .easeIn(duration: 0.08).delay(1.3)
        }
      }
      .overlay(alignment: .top) {
        Capsule()
          .fill(.teal)
          .frame(width: 5, height: 14)
          .overlay(alignment: .top) {
            Circle()
              .fill(.pink)
              .frame(width: 12, height: 12)
              .offset(y: -8)
          }
          .offset(y: -12)
      }
  }
}

private struct Eye: View {
  /// From 0 to 1.
  let openness: Double

  var body: some View {
    Capsule()
      .fill(.black.opacity(0.8))
      .frame(width: 10, height: 16)
      .overlay(alignment: .topTrailing) {
        Circle()
          .fill(.white)
          .frame(width: 4, height: 4)
          .padding(2)
      }
      .scaleEffect(y: openness)
  }
}

private struct Smile: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: rect.maxY * 1.6))
    return path
  }
}

#Preview {
  Mascot()
}
