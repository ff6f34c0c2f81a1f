import SwiftUI

/// Pages that tell about an app, turned with the finger or the button.
struct Onboarding: View {
  @State private var index = 0
  private let pages = Page.all

  var body: some View {
    VStack(spacing: 16) {
      TabView(selection: $index) {
        ForEach(pages.indices, id: \.self) { index in
          PageView(page: pages[index], isCurrent: index == self.index)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack(spacing: 6) {
        ForEach(pages.indices, id: \.self) { index in
          Capsule()
            .fill(.white.opacity(index == self.index ? 1 : 0.4))
            .frame(width: index == self.index ? 22 : 7, height: 7)
        }
      }
      .animation(.spring(duration: 0.4, bounce: 0.3), value: index)
      Button {
        withAnimation { index = (index + 1) % pages.count }
      } label: {
        Text(index == pages.count - 1 ? "Start" : "Next")
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(pages[index].colors[1])
          .frame(maxWidth: .infinity)
          .frame(height: 42)
          .background(.white, in: .capsule)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("next")
      .padding(.horizontal, 24)
      .padding(.bottom, 20)
    }
    .background {
      LinearGradient(colors: pages[index].colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .animation(.easeInOut(duration: 0.5), value: index)
        .ignoresSafeArea()
    }
  }
}

#Preview {
  Onboarding()
}
