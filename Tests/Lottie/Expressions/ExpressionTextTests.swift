import Testing

/// Texts and numbers in each other's form. What stands on the right is what Node.js gives for the same source.
struct ExpressionTextTests {
  @Test(
    "Texts are written and joined",
    arguments: [
      (#"'a\n\t\x41\u0042\u{1F600}\'' + "\"" "#, "'a\n\tAB😀'\"'"), (#"'\uD83D\uDE00'.length"#, "2.0"),
      ("'a' + 1 + null + undefined", "'a1nullundefined'"),
      ("`a${1 + 1}b${`c${3}`}`", "'a2bc3'"), ("`${{a: 1}.a}}`", "'1}'"), ("'ä😀'.length", "3.0"),
      ("'abc'[1] + 'abc'.charAt(2)", "'bc'"),
      ("'abc'.charCodeAt(0) + String.fromCharCode(66)", "'97B'"), ("'a,b,c'.split(',').length", "3.0"),
      ("'abc'.split('').reverse().join('')", "'cba'"),
      ("'abcdef'.substr(-3, 2)", "'de'"), ("'abcdef'.substring(4, 1)", "'bcd'"), ("'abcdef'.slice(-3, -1)", "'de'"),
      ("'abcdef'.slice(2)", "'cdef'"),
      ("'abcab'.indexOf('b') + 'abcab'.lastIndexOf('b')", "5.0"), ("'abc'.indexOf('x')", "-1.0"),
      ("'aBc'.toUpperCase() + 'aBc'.toLowerCase()", "'ABCabc'"),
      ("' a '.trim() + '|'", "'a|'"), ("'ab'.repeat(3)", "'ababab'"),
      ("'5'.padStart(3, '0') + '5'.padEnd(2)", "'0055 '"),
      ("'a-b-c'.replace('-', '+')", "'a+b-c'"), ("'a-b-c'.replaceAll('-', '+')", "'a+b+c'"),
      ("'abc'.includes('bc')", "true"),
      ("'abc'.startsWith('ab') && 'abc'.endsWith('bc')", "true"), ("'a'.concat('b', 1)", "'ab1'"),
      ("'line\\\nend'", "'lineend'"),
      ("'abc'.length", "3.0"), ("'abc'.charAt(9) + '!'", "'!'"),
      ("String(5) + String([1, 2]) + Boolean('')", "'51,2false'"),
    ])
  func texts(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Numbers are written as JavaScript writes them",
    arguments: [
      ("0.1 + 0.2 + ''", "'0.30000000000000004'"), ("1e21 + ''", "'1e+21'"),
      ("123456789012345680000 + ''", "'123456789012345680000'"), ("1e-7 + ''", "'1e-7'"),
      ("0.000001 + ''", "'0.000001'"), ("1.5e-10 + ''", "'1.5e-10'"), ("-0 + ''", "'0'"),
      ("1/3 + ''", "'0.3333333333333333'"), ("100 + ''", "'100'"),
      ("1e15 + 0.5 + ''", "'1000000000000000.5'"), ("0/0 + ''", "'NaN'"), ("-1/0 + ''", "'-Infinity'"),
      ("12345.678.toFixed(2)", "'12345.68'"),
      ("1.005.toFixed(2)", "'1.00'"), ("2.5.toFixed(0)", "'3'"), ("(-2.5).toFixed(0)", "'-3'"),
      ("0.5.toFixed()", "'1'"), ("9.995.toFixed(2)", "'9.99'"),
      ("0.045.toFixed(2)", "'0.04'"), ("99.99.toFixed(1)", "'100.0'"), ("1.25.toFixed(1)", "'1.3'"),
      ("(0.1).toFixed(20)", "'0.10000000000000000555'"),
      ("5..toFixed(3)", "'5.000'"), ("255..toString(16)", "'ff'"),
      ("1.7976931348623157e308 + ''", "'1.7976931348623157e+308'"), ("5e-324 + ''", "'5e-324'"),
      ("123e-20 + ''", "'1.23e-18'"), ("4.35 * 100 + ''", "'434.99999999999994'"),
    ])
  func numbers(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Numbers are read from texts",
    arguments: [
      ("parseInt('12px')", "12.0"), ("parseInt('-0x1F')", "-31.0"), ("parseInt('101', 2)", "5.0"),
      ("parseFloat('3.5em')", "3.5"), ("parseFloat(' .5')", "0.5"),
      ("parseFloat('1e2x')", "100.0"), ("parseFloat('1e')", "1.0"), ("parseFloat('-Infinityx') < 0", "true"),
      ("Number('12') + Number('')", "12.0"),
      ("isNaN(Number('12px'))", "true"), ("isNaN(parseInt('x'))", "true"), ("Number(' 0x10 ')", "16.0"),
      ("isFinite('5')", "true"), ("isNaN(Number('inf'))", "true"),
      ("isNaN(Number('nan'))", "true"), ("isNaN(parseFloat('.'))", "true"), ("Number('5.')", "5.0"),
      ("Number('1e1000') > 1", "true"), ("Number(true)", "1.0"),
      ("isNaN(Number('1 2'))", "true"), ("isNaN(Number('0x'))", "true"), ("parseInt(7.9)", "7.0"),
      ("Number.isInteger(5)", "true"), ("Number.parseFloat('2.5')", "2.5"),
    ])
  func reading(source: String, result: String) { #expect(expressionOutcome(source) == result) }
}
