import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A picker with wheels of numbers, which writes down what is chosen.
private final class Numbers: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
  let counts: [Int]
  let log: Log

  init(_ counts: [Int], _ log: Log) {
    (self.counts, self.log) = (counts, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    (picker.dataSource, picker.delegate) = (self, self)
    addSubview(picker)
  }
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.entries.append("\(component) \(row)")
  }
}

@Suite struct PickerTests {
  /// A drag by two rows and a half row's third comes to rest at the second row, and only then it is chosen.
  @Test func aFingerTurnsAWheel() {
    let log = Log()
    play(3) { view, stage in
      let numbers = Numbers([20, 5], log)
      view.addSubview(numbers)
      numbers.layoutIfNeeded()
      #expect(numbers.picker.numberOfComponents == 2 && numbers.picker.numberOfRows(inComponent: 1) == 5)
      #expect(numbers.picker.selectedRow(inComponent: 0) == 0)
      #expect((numbers.picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "1")
      stage.tape.touch(CGPoint(x: 50, y: 150), at: 0.2) {
        $0.drag(by: CGVector(dx: 0, dy: -80), duration: 1, curve: .easeOut)
      }
      stage.perform(at: 0.9) { #expect(log.entries.isEmpty) }
      stage.perform(at: 2.9) { log.numbers.append(CGFloat(numbers.picker.selectedRow(inComponent: 0))) }
    }
    #expect(log.entries == ["0 2"] && log.numbers == [2])
  }

  /// Who selects a row is not told of it; a tap on another row is a choice.
  @Test func rowsAreSelectedAndTapped() {
    let log = Log()
    play(3) { view, stage in
      let numbers = Numbers([20], log)
      view.addSubview(numbers)
      numbers.layoutIfNeeded()
      stage.perform(at: 0.1) {
        numbers.picker.selectRow(7, inComponent: 0, animated: false)
        numbers.picker.selectRow(99, inComponent: 3, animated: false)
        #expect(numbers.picker.selectedRow(inComponent: 0) == 7)
      }
      stage.perform(at: 0.3) { #expect(log.entries.isEmpty) }
      // The next row lies 31.5 points below the middle: 108 sin(32 / 108).
      stage.tape.tap(CGPoint(x: 100, y: 108 + 31), at: 0.5)
      stage.perform(at: 2.5) { log.numbers.append(CGFloat(numbers.picker.selectedRow(inComponent: 0))) }
    }
    #expect(log.entries == ["0 8"] && log.numbers == [8])
  }

  /// Rows lie on a cylinder as high as the picker: at an angle of 64 / 108 the second one is lower by its cosine.
  @Test func rowsLieOnACylinder() {
    play(0.1) { view, stage in
      let numbers = Numbers([20], Log())
      view.addSubview(numbers)
      numbers.layoutIfNeeded()
      stage.perform(at: 0.05) {
        guard let row = numbers.picker.view(forRow: 2, forComponent: 0) else { return #expect(Bool(false)) }
        #expect(isClose(row.transform.d, cos(64.0 / 108)))
        #expect(isClose(row.convert(row.bounds, to: numbers.picker).midY, 108 + 108 * sin(64.0 / 108)))
      }
    }
  }

  /// On the 31st of January the month's wheel turns to February: the date is that month's last day. Who is set is not told.
  @Test func aDateIsChosen() {
    let log = Log()
    play(3) { view, stage in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
      var calendar = QuartzCore.Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      picker.calendar = calendar
      picker.datePickerMode = .date
      picker.date = calendar.date(from: DateComponents(year: 2023, month: 1, day: 31)) ?? QuartzCore.Date()
      picker.addAction(
        UIAction { [weak picker] _ in
          guard let picker else { return }
          let parts = calendar.dateComponents([.year, .month, .day], from: picker.date)
          log.entries.append("\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)")
        }, for: .valueChanged)
      view.addSubview(picker)
      picker.layoutIfNeeded()
      stage.tape.tap(CGPoint(x: 30, y: 108 + 31), at: 0.5)
      // Two rows above: the month before January is December.
      stage.tape.tap(CGPoint(x: 30, y: 108 - 59), at: 1.5)
    }
    #expect(log.entries == ["2023-2-28", "2023-12-28"])
  }
}
