public import CoreGraphics

/// What would be asked of the network.
public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) { (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval) }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      [self.value(forHTTPHeaderField: field), value].compactMap(\.self).joined(separator: ","),
      forHTTPHeaderField: field)
  }
}

/// What the network would answer.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64

  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    (self.url, self.mimeType, expectedContentLength) = (url, mimeType, Int64(length))
  }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    (self.statusCode, allHeaderFields) = (statusCode, headerFields ?? [:])
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
