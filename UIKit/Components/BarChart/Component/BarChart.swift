import SwiftUI

/// Steps of a week as bars that grow one after the other; a tap on one tells how many.
struct BarChart: View {
  @State private var week = Week.this
  @State private var isGrown = false
  @State private var chosen: Int?
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 12) {
      picker
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(week.days.indices, id: \.self) { index in
          Bar(
            day: week.days[index], isGrown: isGrown, isChosen: chosen == index,
            isDimmed: chosen != nil && chosen != index
          )
          .animation(.spring(duration: 0.7, bounce: 0.35).delay(Double(index) * 0.06), value: isGrown)
          .animation(.spring(duration: 0.6, bounce: 0.25).delay(Double(index) * 0.04), value: week)
          .animation(.spring(duration: 0.35, bounce: 0.3), value: chosen)
          .onTapGesture { chosen = chosen == index ? nil : index }
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
    .onAppear { isGrown = true }
  }

  private var picker: some View {
    HStack(spacing: 0) {
      ForEach([Week.this, Week.last], id: \.name) { item in
        Text(item.name)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(week == item ? .white : .secondary)
          .frame(maxWidth: .infinity)
          .frame(height: 30)
          .matchedGeometryEffect(id: item.name, in: namespace)
          .contentShape(.rect)
          .onTapGesture {
            withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
              week = item
              chosen = nil
            }
          }
      }
    }
    .background {
      Capsule()
        .fill(.indigo)
        .matchedGeometryEffect(id: week.name, in: namespace, isSource: false)
    }
    .background(Color(white: 0.94), in: .capsule)
  }
}

#Preview {
  BarChart()
}
