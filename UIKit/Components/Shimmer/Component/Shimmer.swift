import SwiftUI

/// Light that runs over a view, again and again.
struct Shimmer: ViewModifier {
  @State private var hasPassed = false

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { geometry in
          LinearGradient(
            colors: [.white.opacity(0), .white.opacity(0.85), .white.opacity(0)], startPoint: .leading,
            endPoint: .trailing
          )
          .frame(width: geometry.size.width * 0.6)
          .rotationEffect(.degrees(14))
          .scaleEffect(y: 1.6)
          .offset(x: hasPassed ? geometry.size.width * 1.2 : -geometry.size.width * 0.8)
        }
      }
      .mask(content)
      .onAppear {
        withAnimation(.linear(duration: 1.3).repeatForever(autoreverses: false)) {
          hasPassed = true
        }
      }
  }
}

extension View {
  /// Lets light run over the view for as long as it stands for something that is loading.
  @ViewBuilder func shimmering(_ isActive: Bool = true) -> some View {
    if isActive {
      modifier(Shimmer())
    } else {
      self
    }
  }
}
