extension Encoder {
  /// The first of each format is what times are compared with.
  static let all = [
    ffmpegGIF, ours(.gif), gifsicle, imageMagick, pillow(.gif),
    ffmpeg(.apng, ["-f", "apng", "-plays", "0", "-pred", "mixed"]), ours(.apng), pillow(.apng),
    ffmpeg(.webp, ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"]), ours(.webp), pillow(.webp),
  ]

  static let ourName = "Springform"

  private static func ours(_ format: Format) -> Encoder {
    Encoder(name: ourName, format: format, probe: []) { job in
      [
        [
          job.springform, "encode", "--raw", job.size, job.raw, "--fps", "\(job.rate)", "-o", job.path(format),
          "--quiet",
        ]
      ]
    }
  }

  /// The best palette that ffmpeg knows for flat pictures.
  private static let ffmpegGIF = Encoder(name: "ffmpeg", format: .gif, probe: ["which", "ffmpeg"]) { job in
    [paletteuse(job, to: job.path(.gif))]
  }

  /// What gifsicle makes of ffmpeg's file; the time is that of both.
  private static let gifsicle = Encoder(name: "ffmpeg, gifsicle -O3", format: .gif, probe: ["which", "gifsicle"]) {
    job in
    let whole = job.path(.gif, "-whole")
    return [paletteuse(job, to: whole), ["gifsicle", "--no-warnings", "-O3", whole, "-o", job.path(.gif)]]
  }

  private static let imageMagick = Encoder(name: "ImageMagick", format: .gif, probe: ["which", "convert"]) { job in
    [
      [
        "convert", "-delay", "1x\(Int(job.rate))", "-size", job.size, "-depth", "8", "rgba:" + job.raw, "-loop", "0",
        "-layers", "optimize", job.path(.gif),
      ]
    ]
  }

  private static func pillow(_ format: Format) -> Encoder {
    // Debian's Python, which is the one that has Debian's Pillow.
    Encoder(name: "Pillow", format: format, probe: ["/usr/bin/python3", "-c", "import PIL"]) { job in
      [
        [
          "/usr/bin/python3", "Benchmarks/pillow.py", job.raw, "\(job.width)", "\(job.height)", "\(job.rate)",
          job.path(format),
        ]
      ]
    }
  }

  private static func ffmpeg(_ format: Format, _ options: [String]) -> Encoder {
    Encoder(name: "ffmpeg", format: format, probe: ["which", "ffmpeg"]) { job in
      [ffmpegInput(job) + options + [job.path(format)]]
    }
  }

  private static func paletteuse(_ job: Job, to path: String) -> [String] {
    let graph = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none"
    return ffmpegInput(job) + ["-filter_complex", graph, path]
  }

  private static func ffmpegInput(_ job: Job) -> [String] {
    [
      "ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s", job.size, "-r", "\(job.rate)", "-i",
      job.raw,
    ]
  }
}
