import SwiftUI

/// A list that is pulled to be refreshed: two lines above it bend into two arrows, and turn while it loads.
struct RefreshableFeed: View {
  /// What refreshing does; the arrows turn until it is done.
  var refresh: () async -> Void

  @State private var pull: CGFloat = 0
  @State private var isLoading = false
  /// Whether the list leaves room for the arrows by itself.
  @State private var isHeldOpen = false
  /// Of the arrows, while it loads.
  @State private var turns = 0.0
  @State private var headerOpacity = 1.0

  private let fullPull: CGFloat = 99
  /// Within so many points of the full pull the arrows begin to turn, and letting go refreshes.
  private let margin: CGFloat = 10

  private var progress: CGFloat { isLoading ? 1 : min(pull / fullPull, 1) }

  private var rotation: Angle { .radians(2 * .pi * max(pull - fullPull + margin, 0) / 180) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear
          .frame(height: isHeldOpen ? fullPull : 0)
        FeedRows(count: 14)
          .accessibilityIdentifier("rows")
      }
    }
    .onScrollGeometryChange(for: CGFloat.self) { max(0, -$0.contentOffset.y) } action: { _, pull in
      if !isLoading { self.pull = pull }
    }
    .onScrollPhaseChange { old, new in
      if old == .interacting, new != .interacting, !isLoading, pull > fullPull - margin { load() }
    }
    .background(alignment: .top) {
      header
        .offset(y: (isLoading ? fullPull : pull) / 2 - 50)
    }
    .background(Color(white: 0.95))
  }

  private var header: some View {
    HStack(spacing: 10) {
      CurveGlyph(progress: progress)
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 30, height: 100)
        .rotationEffect(rotation + .degrees(360 * turns))
      Text(isLoading ? "Refreshing" : progress < 1 ? "Pull to refresh" : "Release to refresh")
        .font(.system(size: 14, weight: .medium))
        .opacity(progress)
        .frame(width: 150)
    }
    .foregroundStyle(Color(white: 0.35))
    .opacity(headerOpacity)
  }

  private func load() {
    isLoading = true
    withAnimation(.easeInOut(duration: 0.3)) { isHeldOpen = true }
    withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: false)) { turns = 1 }
    Task {
      await refresh()
      withAnimation(.easeInOut(duration: 0.1)) {
        headerOpacity = 0
      } completion: {
        close()
      }
    }
  }

  private func close() {
    withAnimation(.easeInOut(duration: 0.3)) {
      isHeldOpen = false
    } completion: {
      (isLoading, turns, headerOpacity) = (false, 0, 1)
    }
  }
}

#Preview {
  RefreshableFeed {
    try? await Task.sleep(for: .seconds(2))
  }
}
