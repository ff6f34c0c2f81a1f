// What types of behaviours were called up to Swift 4; components of that time still say so.

public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
