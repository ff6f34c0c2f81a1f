import SwiftUI

struct ToastScreen: View {
  @State private var toast: Toast?

  var body: some View {
    VStack(spacing: 10) {
      button("Save", color: .green) {
        toast = Toast(symbol: "checkmark", title: "Saved to your list", color: .green)
      }
      button("Delete", color: .red) {
        toast = Toast(symbol: "trash.fill", title: "One photo deleted", color: .red)
      }
    }
    .padding(.top, 50)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.93, green: 0.95, blue: 0.99))
    .toast($toast)
  }

  private func button(_ title: String, color: Color, action: @escaping () -> Void) -> some View {
    Button(title, action: action)
      .font(.headline)
      .foregroundStyle(color)
      .frame(width: 150, height: 44)
      .background(color.opacity(0.14), in: .rect(cornerRadius: 14))
      .buttonStyle(.plain)
  }
}

#Preview {
  ToastScreen()
}
