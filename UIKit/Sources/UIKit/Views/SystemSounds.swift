public import QuartzCore
import Springform

// Short sounds and vibrations: nobody hears them here, but each is an event of the scene's trace, such as `sound.1519`.

public typealias OSStatus = Int32
public typealias SystemSoundID = UInt32
public typealias CFURL = NSURL
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  MainLoop.current?.stage.traceEvent("sound.\(inSystemSoundID)", 1)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let completion { MainLoop.current?.after(0, completion) }
}

/// The numbers of files, in the order in which a scene asked for them. Apple's own sounds have numbers from 1000 to 4095.
private final class SoundFiles: Companion {
  var count: SystemSoundID = 4095
  init(_ loop: MainLoop) {}
}

/// - Returns: 0, as it went well; or -1500, where there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard inFileURL.isFileURL, FileManager.default.fileExists(atPath: inFileURL.path ?? "") else { return -1500 }
  let files = SoundFiles.of(.required(for: "AudioServicesCreateSystemSoundID(_:_:)"))
  files.count += 1
  outSystemSoundID.pointee = files.count
  return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
