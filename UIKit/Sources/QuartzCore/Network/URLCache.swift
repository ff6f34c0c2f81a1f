public import CoreGraphics

/// What has come from the network, kept for the next time; in a scene it is what a component itself has put there.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data
  public let userInfo: [AnyHashable: Any]?
  public let storagePolicy: URLCache.StoragePolicy

  public init(response: URLResponse, data: Data) {
    (self.response, self.data, userInfo, storagePolicy) = (response, data, nil, .allowed)
  }

  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy
  ) { (self.response, self.data, self.userInfo, self.storagePolicy) = (response, data, userInfo, storagePolicy) }
}

/// Keeps responses as long as it lives.
open class URLCache: NSObject, @unchecked Sendable {
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

  /// A new one each time: what a scene keeps, no other scene is to see.
  open class var shared: URLCache { URLCache() }
  private var kept: [URLRequest: CachedURLResponse] = [:]
  open var memoryCapacity = 0
  open var diskCapacity = 0

  override public init() { super.init() }
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    self.init()
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    kept[request] = cachedResponse
  }
  open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
  open func removeAllCachedResponses() { kept = [:] }
}
