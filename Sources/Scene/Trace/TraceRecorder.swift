public import SpringformGeometry

/// A curve's value at one refresh.
public enum TraceValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case flag(Bool)
}

/// The curves and events of a scene, refresh by refresh.
public struct Trace: Hashable, Sendable {
  public struct Curve: Hashable, Sendable {
    public let name: String
    /// What the values count, as the scene declared it.
    public let unit: String?
    /// What is different about the playing that it comes from, where there are several.
    package internal(set) var variant: String?
    /// One value per refresh, from the first on; `nil` before the curve was declared.
    public internal(set) var values: [TraceValue?]

    package init(name: String, unit: String?, variant: String? = nil, values: [TraceValue?]) {
      self.name = name
      self.unit = unit
      self.variant = variant
      self.values = values
    }
  }

  public struct Event: Hashable, Sendable {
    /// Seconds.
    public let time: Double
    public let name: String
    public let value: Double

    package init(time: Double, name: String, value: Double) {
      self.time = time
      self.name = name
      self.value = value
    }
  }

  /// The refreshes' times, in seconds.
  public internal(set) var times: [Double] = []
  /// In the order of their declaration.
  public internal(set) var curves: [Curve] = []
  public internal(set) var events: [Event] = []

  /// A trace of what no stage has recorded; every curve has a value for each time.
  package init(times: [Double] = [], curves: [Curve] = []) {
    self.times = times
    self.curves = curves
  }
}

/// Collects a scene's curves and events as the scene plays.
struct TraceRecorder {
  private(set) var record = Trace()
  private(set) var sources: [() -> TraceValue] = []
  /// Traces cost memory with every refresh, so they are kept only for those who want them.
  var isRecording = false

  mutating func declare(_ name: String, unit: String? = nil, _ source: @escaping () -> TraceValue) {
    if let index = record.curves.firstIndex(where: { $0.name == name }) {
      sources[index] = source
    } else {
      record.curves.append(.init(name: name, unit: unit, values: Array(repeating: nil, count: record.times.count)))
      sources.append(source)
    }
  }

  mutating func end() { sources = [] }

  mutating func note(_ name: String, _ value: Double, at time: Double) {
    if isRecording { record.events.append(.init(time: time, name: name, value: value)) }
  }

  mutating func append(_ values: [TraceValue], at time: Double) {
    record.times.append(time)
    for index in record.curves.indices {
      record.curves[index].values.append(index < values.count ? values[index] : nil)
    }
  }
}

extension Stage {
  /// Declares a curve. A name declared again replaces the earlier curve's source.
  /// - Parameters:
  ///   - name: what the curve is called in tables and plots.
  ///   - unit: what the values count, such as `points` or `rad`, for plots. Without it a plot goes by the name's last word
  ///     (`x`, `y`, `width`, `height` and `radius` are points, `angle` and `rotation` radians) or shows no unit.
  ///   - value: read at every refresh.
  public func trace(_ name: String, unit: String? = nil, _ value: @escaping () -> Double) {
    tracing.declare(name, unit: unit) { .number(value()) }
  }

  /// Declares a curve of points; it is written as `name.x` and `name.y`.
  public func trace(_ name: String, _ value: @escaping () -> Point) { tracing.declare(name) { .point(value()) } }

  /// Declares a curve of yes and no; it is written as 1 and 0.
  public func trace(_ name: String, _ value: @escaping () -> Bool) { tracing.declare(name) { .flag(value()) } }

  /// Notes something that happened now, such as a contact, with a number that describes it.
  public func traceEvent(_ name: String, _ value: Double) { tracing.note(name, value, at: time) }

  /// Reads the curves. A source may do what it likes with the stage, so none is read while the record is
  /// being changed.
  func sampleTraces() {
    guard tracing.isRecording else { return }
    let values = tracing.sources.map { $0() }
    tracing.append(values, at: time)
  }

  /// Whether curves and events are kept; set it before the first refresh.
  package var recordsTrace: Bool {
    get { tracing.isRecording }
    set { tracing.isRecording = newValue }
  }

  /// What was recorded so far.
  package var recordedTrace: Trace { tracing.record }
}
