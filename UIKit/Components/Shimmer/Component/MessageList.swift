import SwiftUI

/// Messages, and what stands in their place until they are there.
struct MessageList: View {
  @State private var messages: [Message] = []

  var body: some View {
    VStack(spacing: 12) {
      if messages.isEmpty {
        ForEach(0..<3, id: \.self) { _ in
          MessagePlaceholder()
        }
        .transition(.opacity)
      } else {
        ForEach(messages) { message in
          MessageRow(message: message)
            .transition(.opacity.combined(with: .offset(y: 10)))
        }
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
    .task {
      try? await Task.sleep(for: .seconds(3))
      withAnimation(.easeOut(duration: 0.4)) { messages = Message.all }
    }
  }
}

struct Message: Identifiable {
  let id: Int
  let name: String
  let text: String
  let color: Color

  static let all = [
    Message(id: 0, name: "Noor", text: "The boat leaves at 9.", color: .orange),
    Message(id: 1, name: "Emil", text: "I have the tickets!", color: .teal),
    Message(id: 2, name: "Ines", text: "Bring your blue jacket.", color: .purple),
  ]
}

private struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(spacing: 12) {
      Text(message.name.prefix(1))
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(message.color.gradient, in: .circle)
      VStack(alignment: .leading, spacing: 3) {
        Text(message.name)
          .font(.subheadline.weight(.semibold))
        Text(message.text)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .card()
  }
}

private struct MessagePlaceholder: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 9) {
        Capsule()
          .frame(width: 74, height: 11)
        Capsule()
          .frame(height: 11)
          .padding(.trailing, 18)
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color(white: 0.87))
    .shimmering()
    .card()
  }
}

extension View {
  fileprivate func card() -> some View {
    self
      .padding(12)
      .frame(height: 68)
      .background(.white, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  MessageList()
}
