package import Foundation

extension NotificationCenter {
  /// Foundation's `addObserver(forName:object:queue:using:)`, which the module above declares anew.
  package func observe(
    _ name: Notification.Name?, _ object: Any?, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: object, queue: nil, using: block) }
}
