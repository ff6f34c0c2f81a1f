import SwiftUI

/// A badge that sticks to its place: pulled it stretches, let go it springs back, pulled too far it tears and bursts.
struct SlimeBadge: View {
  /// How far the slime stretches before it tears, in points.
  var reach: CGFloat = 180
  var color = Color(red: 234 / 255, green: 175 / 255, blue: 47 / 255)

  @State private var pull = CGSize.zero
  @State private var headOpacity = 1.0
  @State private var isDragged = false
  @State private var isTorn = false
  /// Of the disc that stays, once the slime is torn.
  @State private var tornScale: CGFloat = 1
  @State private var bursts: [Burst] = []

  var body: some View {
    GeometryReader { space in
      ZStack {
        if !isTorn {
          SlimeBridge(pull: pull, reach: reach)
        }
        Circle()
          .frame(width: 2 * SlimeBridge.trailRadius, height: 2 * SlimeBridge.trailRadius)
          .accessibilityIdentifier("trail")
          .modifier(TrailEffect(pull: pull, tornScale: tornScale, isTorn: isTorn, reach: reach))
        Circle()
          .frame(width: 2 * SlimeBridge.headRadius, height: 2 * SlimeBridge.headRadius)
          .accessibilityIdentifier("head")
          .opacity(headOpacity)
          .offset(pull)
          .gesture(drag(in: space.size))
        ForEach(bursts) { burst in
          BurstView(burst: burst) { bursts.removeAll { $0.id == burst.id } }
        }
      }
      .frame(width: space.size.width, height: space.size.height)
    }
    .foregroundStyle(color)
    .coordinateSpace(name: "slime")
    .onChange(of: bursts.last?.id) { _, burst in
      if burst != nil { comeBack() }
    }
  }

  // MARK: - Dragging

  private func drag(in size: CGSize) -> some Gesture {
    DragGesture(coordinateSpace: .named("slime"))
      .onChanged { value in
        if !isDragged { (isDragged, isTorn) = (true, false) }
        follow(CGSize(width: value.location.x - size.width / 2, height: value.location.y - size.height / 2))
      }
      .onEnded { value in
        isDragged = false
        if isTorn { burst(at: value.location, in: size) } else { springBack() }
      }
  }

  private func follow(_ offset: CGSize) {
    pull = offset
    guard !isTorn else { return }
    if offset.length < reach {
      tornScale = TrailEffect.scale(pull: offset, reach: reach)
    } else {
      isTorn = true
      withAnimation(.spring(Spring(settlingDuration: 0.7, dampingRatio: 0.2))) { tornScale = 1 }
    }
  }

  private func springBack() {
    withAnimation(.spring(Spring(settlingDuration: 0.5, dampingRatio: 0.5))) { pull = .zero }
  }

  // MARK: - Bursting

  private func burst(at center: CGPoint, in size: CGSize) {
    headOpacity = 0
    bursts.append(Burst(center: center, side: 2 * SlimeBridge.headRadius, in: size))
  }

  private func comeBack() {
    withAnimation(.spring(Spring(settlingDuration: 0.25, dampingRatio: 0.5))) {
      pull = .zero
      headOpacity = 1
    }
  }
}

extension CGSize {
  var length: CGFloat { hypot(width, height) }
}

#Preview {
  SlimeBadge()
}
