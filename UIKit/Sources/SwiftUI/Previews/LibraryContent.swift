// What Xcode shows in its library while somebody writes code. Nobody asks for it here.

public protocol LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
}

public struct LibraryItem {
  public enum Category: Sendable { case effect, layout, control, other }
  public init<Content: View>(
    _ content: Content, visible: Bool = true, title: String? = nil, category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}

@resultBuilder
public enum LibraryContentBuilder {
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
