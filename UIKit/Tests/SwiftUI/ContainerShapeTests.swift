import Springform
import Testing

@testable import SwiftUI
import UIKit
import ViewScenes

/// Shapes that follow what they lie in, and what else views are told of newer systems.
@Suite struct ContainerShapeTests {
  private func outline(_ shown: Shown, _ name: String) -> Springform.Path? {
    (shown.all(name).first as? ShapeLayer)?.path
  }

  /// A corner that keeps its distance from one with a radius of 20 has a radius of 20 - 8.
  @Test func cornersKeepTheirDistance() {
    let expected = RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 84, height: 84)).cgPath.path
    Playing {
      ContainerRelativeShape().padding(8).frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }.play(to: 0) { _, shown in #expect(outline(shown, "ContainerRelativeShape") == expected) }
  }

  /// Without a container it is a rectangle.
  @Test func nothingSaysAShape() {
    Playing { ContainerRelativeShape().frame(width: 50, height: 50) }.play(to: 0) { _, shown in
      #expect(
        outline(shown, "ContainerRelativeShape") == Path(CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath.path)
    }
  }

  /// Of corners around the container's centres, and of some that are not.
  @Test func concentricRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 4, bottomTrailingRadius: 15, topTrailingRadius: 10, style: .continuous
    ).path(in: rect).cgPath.path
    Playing {
      ConcentricRectangle(bottomLeadingCorner: .fixed(4), bottomTrailingCorner: .concentric(minimum: 15))
        .padding(10).frame(width: 100, height: 100).containerShape(.rect(cornerRadius: 20))
    }.play(to: 0) { _, shown in #expect(outline(shown, "ConcentricRectangle") == expected) }
  }

  /// A closure's effects change in the transaction that is said, the view itself at once.
  @Test func aClosureHasATransactionOfItsOwn() {
    struct Moving: SwiftUI.View {
      @State private var isAway = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20).opacity(isAway ? 0.5 : 1)
          .transaction {
            $0.animation = .linear(duration: 1)
          } body: {
            $0.offset(x: isAway ? 100 : 0)
          }
          .onAppear { isAway = true }
      }
    }
    Playing { Moving() }.play(to: 0.5) { _, shown in
      #expect(abs(shown.frame("Rectangle").minX - 140) < 1.5 && shown.opacity("Rectangle") == 0.5)
    }
  }

  private struct Far: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some SwiftUI.View { content.offset(x: x) }
  }

  /// What a modifier does moves, what it modifies does not.
  @Test func modifiersAreAnimated() {
    struct Moving: SwiftUI.View {
      @State private var isAway = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20).opacity(isAway ? 0.5 : 1)
          .modifier(Far(x: isAway ? 100 : 0).animation(.linear(duration: 1)))
          .onAppear { isAway = true }
      }
    }
    Playing { Moving() }.play(to: 0.5) { _, shown in
      #expect(abs(shown.frame("Rectangle").minX - 140) < 1.5 && shown.opacity("Rectangle") == 0.5)
    }
  }

  /// A view of UIKit's moves by an animation of SwiftUI's.
  @Test func viewsOfUIKitMove() {
    final class Box { var view: UIView? }
    struct Shown: UIViewRepresentable {
      let box: Box
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.view = view
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let box = Box()
    var alphas: [Double] = []
    Playing {
      Shown(box: box).onAppear { UIView.animate(.linear(duration: 1).delay(0.25)) { box.view?.alpha = 0 } }
    }.play(to: 1.5, at: [0.2, 0.75, 1.5]) { _, _ in
      alphas.append(Double(box.view?.layer.presentation()?.opacity ?? -1))
    }
    #expect(zip(alphas, [1, 0.5, 0]).allSatisfy { abs($0 - $1) < 0.02 })
  }

  /// Of a binding to a collection there are bindings to its elements, at its places.
  @Test func bindingsToCollections() {
    final class Box { var values = [1, 2, 3] }
    let box = Box()
    let binding = Binding(get: { box.values }, set: { box.values = $0 })
    #expect(binding.count == 3 && binding.last?.wrappedValue == 3)
    binding[1].wrappedValue = 7
    for item in binding.reversed() where item.wrappedValue == 3 { item.wrappedValue = 9 }
    #expect(box.values == [1, 7, 9])
  }

  /// What lies behind the views on a sheet fills it.
  @Test func aSheetHasABackground() {
    struct Showing: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        Ellipse().sheet(isPresented: $isThere) {
          Capsule().frame(width: 40, height: 20).presentationDetents([.height(200)])
            .presentationBackground { Rectangle() }
        }
        .onAppear { isThere = true }
      }
    }
    Playing(300, 600) { Showing() }.play(to: 2) { _, shown in
      #expect(shown.frame("Rectangle") == CGRect(x: 0, y: 400, width: 300, height: 200))
      #expect(shown.frame("Capsule") == CGRect(x: 130, y: 490, width: 40, height: 20))
    }
  }

  /// What lies behind the views on a sheet changes with what it is made of.
  @Test func aSheetsBackgroundChanges() {
    struct Changing: SwiftUI.View {
      @State private var isThere = false
      @State private var isLate = false
      var body: some SwiftUI.View {
        Ellipse().opacity(isThere ? 1 : 0.5)
          .sheet(isPresented: $isThere) {
            Capsule().frame(width: 40, height: 20).presentationDetents([.height(200)])
              .presentationBackground(Color(white: isLate ? 1 : 0))
          }
          .onAppear {
            withAnimation(.linear(duration: 2)) {
              isThere = true
            } completion: {
              isLate = true
            }
          }
      }
    }
    var reds: [Double] = []
    Playing(300, 600) { Changing() }.play(to: 3, at: [1.5, 3]) { _, shown in
      reds.append((shown.all("Rectangle").first as? ShapeLayer)?.fillColor.red ?? .nan)
    }
    #expect(zip(reds, [0, 1]).allSatisfy { abs($0 - $1) < 1e-6 } && reds.count == 2)
  }
}
