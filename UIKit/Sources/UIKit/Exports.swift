// What a component imports as one module.
@_exported import UIKitControllers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitFrameworks
@_exported import UIKitLists
