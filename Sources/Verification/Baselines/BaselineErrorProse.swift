import SpringformCodecs
import SpringformPipeline

extension BaselineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingManifest(let path), .missingAnimation(let path):
      "half of the baseline is missing: there is no '\(path)'; restore it from version control"
    case .damagedManifest(let path, let reason):
      "the manifest '\(path)' is damaged: \(reason); restore it from version control"
    case .largeFilePointer(let path): "'\(path)' is a pointer of Git LFS and not the file; run 'git lfs pull'"
    case .unknownFormat(let path, let found):
      "'\(path)' has the format \(found), and this version reads \(Manifest.currentFormat)"
    case .wrongName(let path, let found, let expected):
      "'\(path)' is the manifest of '\(found)', and should be that of '\(expected)'; restore it from version control"
    case .damagedAnimation(let path, .notTheManifests):
      "'\(path)' is not the animation that its manifest speaks of; restore both from version control"
    case .damagedAnimation(let path, .frame(let frame)):
      "picture \(frame) of '\(path)' is not the one that its manifest speaks of; restore both from version control"
    case .damagedAnimation(let path, .undecodable(let error)):
      "'\(path)': \(error); restore it from version control"
    case .wrongKind(let path, let isDirectory):
      "'\(path)' is \(isDirectory ? "a directory" : "no ordinary file"); move it away"
    case .notADirectory(let path): "'\(path)' should be the directory of the baselines and is none; move it away"
    case .outside(let path):
      "'\(path)' is a symbolic link that leads out of its directory, or nowhere; replace it by the file"
    case .unreadable(let path, let code): "cannot read '\(path)': \(systemMessage(code))"
    }
  }
}
