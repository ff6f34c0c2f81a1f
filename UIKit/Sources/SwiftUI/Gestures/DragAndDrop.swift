public import CoreGraphics
public import Foundation
public import UIKit

// Nothing is dragged from view to view here: who offers or takes something is told once. The declarations are there so that sources compile
// as they are.

/// Something that can be handed from one place to another.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// What something is handed over as.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}

/// Puts together what something may be handed over as.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R) -> _Representations<Item> {
    _Representations()
  }
}

/// All that something may be handed over as.
public struct _Representations<Item>: TransferRepresentation {
  init() {}
}

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
}
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
  public init(
    exporting: @escaping (Item) throws -> ProxyRepresentation, importing: @escaping (ProxyRepresentation) throws -> Item
  ) {}
  public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping (ProxyRepresentation) throws -> Item) {}
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> { _Representations<String>() }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> { _Representations<Data>() }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> { _Representations<URL>() }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Image> { _Representations<Image>() }
}
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Color> { _Representations<Color>() }
}

extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    onDrag(data)
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
}

/// Who decides about what is dropped on a view.
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
  func validateDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
