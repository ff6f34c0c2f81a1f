import SwiftUI

/// A message that comes down from the top, and goes by itself.
struct Toast: Equatable, Identifiable {
  let id = UUID()
  let symbol: String
  let title: String
  let color: Color
}

extension View {
  /// Shows a message above the view for as long as there is one, at most two seconds.
  func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if let toast {
        ToastView(toast: toast)
          .padding(.top, 12)
          .transition(
            .asymmetric(
              insertion: .move(edge: .top).combined(with: .scale(scale: 0.8)).combined(with: .opacity),
              removal: .move(edge: .top).combined(with: .opacity))
          )
          .id(toast.id)
          .onTapGesture { self.toast = nil }
          .task(id: toast.id) {
            try? await Task.sleep(for: .seconds(1.4))
            if !Task.isCancelled { self.toast = nil }
          }
      }
    }
    .animation(.spring(duration: 0.5, bounce: 0.35), value: toast)
  }
}

private struct ToastView: View {
  let toast: Toast
  @State private var isDrawn = false

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: toast.symbol)
        .font(.system(size: 13, weight: .bold))
        .foregroundStyle(.white)
        .scaleEffect(isDrawn ? 1 : 0.2)
        .frame(width: 28, height: 28)
        .background(toast.color.gradient, in: .circle)
      Text(toast.title)
        .font(.subheadline.weight(.medium))
    }
    .padding(.leading, 7)
    .padding(.trailing, 16)
    .padding(.vertical, 7)
    .background(.white, in: .capsule)
    .shadow(color: .black.opacity(0.14), radius: 10, y: 5)
    .onAppear {
      withAnimation(.spring(duration: 0.5, bounce: 0.6).delay(0.2)) { isDrawn = true }
    }
  }
}
