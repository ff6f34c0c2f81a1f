import SwiftUI

/// Interests to choose from: what is chosen moves to the front, and the others make room.
struct TagFlow: View {
  @State private var tags = [
    "Music", "Hiking", "Film", "Baking", "Chess", "Photography", "Yoga", "Travel", "Tea", "Sailing",
  ]
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack(spacing: 18) {
      Text("What do you like?")
        .font(.title3.bold())
      FlowLayout {
        ForEach(tags, id: \.self) { tag in
          TagChip(title: tag, isChosen: chosen.contains(tag))
            .onTapGesture { toggle(tag) }
        }
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
  }

  private func toggle(_ tag: String) {
    withAnimation(.spring(duration: 0.55, bounce: 0.3)) {
      tags.removeAll { $0 == tag }
      if chosen.remove(tag) == nil {
        tags.insert(tag, at: chosen.count)
        chosen.insert(tag)
      } else {
        tags.insert(tag, at: chosen.count)
      }
    }
  }
}

private struct TagChip: View {
  let title: String
  let isChosen: Bool

  var body: some View {
    HStack(spacing: 5) {
      if isChosen {
        Image(systemName: "checkmark")
          .font(.system(size: 11, weight: .bold))
          .transition(.scale.combined(with: .opacity))
      }
      Text(title)
        .font(.subheadline.weight(.medium))
    }
    .foregroundStyle(isChosen ? .white : .primary)
    .padding(.horizontal, 13)
    .padding(.vertical, 8)
    .background(isChosen ? Color.indigo : Color(white: 0.93), in: .capsule)
    .contentShape(.capsule)
    .geometryGroup()
  }
}

#Preview {
  TagFlow()
}
