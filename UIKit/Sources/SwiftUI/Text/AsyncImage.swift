public import Foundation
import UIKit

/// How far a picture from an address has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address: from a file, or from the network, from which nothing comes here.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
  }

  public var body: some View {
    content(phase).onChange(of: url, initial: true) {
      withTransaction(transaction) { phase = loaded }
    }
  }

  private var loaded: AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      noteMissing("pictures from the network: \(url) does not come")
      return .failure(URLError(.notConnectedToInternet))
    }
    guard let data = try? Data(contentsOf: url), let picture = UIImage(data: data, scale: scale) else {
      return .failure(URLError(.cannotDecodeContentData))
    }
    return .success(Image(uiImage: picture))
  }
}

extension AsyncImage {
  /// With something in its place until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// With grey in its place until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(white: 0.5, opacity: 0.3)
    }
  }
}
