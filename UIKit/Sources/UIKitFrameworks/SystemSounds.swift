import Springform
public import UIKitCore

// What AudioToolbox plays: a scene has no sound, and it is an event of the scene's trace, such as `sound.1104` or, of what would be felt,
// `haptic.vibrate`.

public typealias SystemSoundID = UInt32
public typealias CFURL = URL
public typealias OSStatus = Int32

/// Is felt rather than heard.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let isFelt = inSystemSoundID == kSystemSoundID_Vibrate
  MainLoop.current?.stage.traceEvent(isFelt ? "haptic.vibrate" : "sound.\(inSystemSoundID)", 1)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  MainLoop.current?.after(0) { inCompletionBlock?() }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Numbers the sounds that apps make of files, of which nothing is heard.
private final class MadeSounds: Companion {
  var last: SystemSoundID = 4096
  init(_ loop: MainLoop) {}
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let sounds = MadeSounds.of(.required(for: "AudioServicesCreateSystemSoundID"))
  sounds.last += 1
  outSystemSoundID.pointee = sounds.last
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
