import Testing

@testable import SpringformLottie

/// The language. What stands on the right is what Node.js gives for the same source.
struct ExpressionLanguageTests {
  @Test(
    "Operators bind as in JavaScript",
    arguments: [
      ("1 + 2 * 3 - 4 / 2", "5.0"), ("(1 + 2) * 3", "9.0"), ("2 ** 3 ** 2", "512.0"), ("-7 % 3", "-1.0"),
      ("7 - 2 - 1", "4.0"), ("1 < 2 == true", "true"), ("1 + 1 + '1'", "'21'"), ("'3' * '4'", "12.0"),
      ("1 ? 2 : 0 ? 3 : 4", "2.0"), ("0 || 5", "5.0"), ("1 && 0", "0.0"), ("null ?? 3", "3.0"), ("!0", "true"),
      ("1 == '1'", "true"), ("1 === '1'", "false"), ("null == undefined", "true"), ("null === undefined", "false"),
      ("'b' > 'a'", "true"), ("'10' < '9'", "true"), ("10 < '9'", "false"), ("typeof 1", "'number'"),
      ("typeof nothing", "'undefined'"), ("typeof 'a'", "'string'"), ("typeof [1]", "'object'"),
      ("typeof (x => x)", "'function'"), ("~~-3.7", "-3.0"), ("5 & 3 | 8", "9.0"), ("1 << 4", "16.0"),
      ("-1 >>> 28", "15.0"),
      ("-1 >> 1", "-1.0"), ("4294967295 | 0", "-1.0"), ("6 ^ 3", "5.0"), ("0x1F + 0b11 + 0o17", "49.0"),
      (".5 + 5.", "5.5"), ("1e3", "1000.0"), ("1, 2, 3", "3.0"), ("[1] instanceof Array", "true"),
      ("+'12px' ? 1 : 2", "2.0"),
      ("true + true", "2.0"), ("null + 1", "1.0"), ("-'3'", "-3.0"), ("x = 5; x ?.5 : 1", "0.5"),
      ("void 0 ?? 1", "1.0"),
      ("0 === -0", "true"), ("0.1 + 0.2 > 0.3", "true"), ("'é' == 'e\\u0301'", "false"),
    ])
  func operators(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Variables, and statements that assign them",
    arguments: [
      ("var a = 1, b = a + 1; let c = b * 2; const d = c; d", "4.0"),
      ("a = 3; a += 2; a -= 1; a *= 6; a /= 4; a %= 4; a **= 3; a", "8.0"),
      ("a = 8; a >>= 1; a <<= 3; a |= 1; a &= 49; a ^= 1; a >>>= 1; a", "16.0"),
      ("a = 1; b = a++ + ++a; [a, b]", "[3.0, 4.0]"), ("a = 1; b = a-- - --a; [a, b]", "[-1.0, 2.0]"),
      ("a = [1, 2, 3]; i = 0; a[i++] += 5; a[i++]++; a[i++] = i; a.concat(i)", "[6.0, 3.0, 3.0, 3.0]"),
      ("a = b = 2; a + b", "4.0"), ("x = 1; { let x = 2; } x", "1.0"), ("var x = 1; { var x = 2; } x", "2.0"),
      ("if (1) a = 1; else a = 2; a", "1.0"), ("if (0) a = 1; else if (0) a = 2; else a = 3; a", "3.0"),
      ("s = 0; for (var i = 0; i < 5; i++) { if (i == 1) continue; if (i == 4) break; s += i } s", "5.0"),
      ("s = 0; for (let i = 0, j = 9; i < j; i++, j--) s += i; s", "10.0"), ("i = 0; while (i < 7) i += 2; i", "8.0"),
      ("i = 9; do { i++ } while (i < 5); i", "10.0"), ("s = ''; for (k in [5, 6]) s += k; s", "'01'"),
      ("s = 0; for (const v of [5, 6]) s += v; s", "11.0"), ("s = ''; for (var k in {a: 1, b: 2}) s += k; s", "'ab'"),
      ("s = ''; for (c of 'äb') s = c + s; s", "'bä'"),
      ("switch (2) { case 1: a = 1; case 2: a = 2; case 3: a += 5; break; default: a = 0 } a", "7.0"),
      ("switch ('x') { case 1: a = 1; break; default: a = 4; } a", "4.0"),
      ("switch (1) { default: a = 4; break; case 1: a = 5 } a", "5.0"),
      ("s = 0; for (i = 0; i < 3; i++) { switch (i) { case 1: continue } s += i } s", "2.0"),
      // What After Effects would have done is not passed over.
      ("try { eval('1 + 1') } catch (e) { 2 }", "uses 'eval' of anything but names, which is not supported"),
      ("try { new Date() } catch (e) { 2 }", "uses 'new', which is not supported"), ("eval('thisComp.width')", "200.0"),
      ("try { missing.x; a = 1 } catch (e) { a = 2 } a", "2.0"), ("try { throw 7 } catch (e) { a = e } a", "7.0"),
      ("try { throw {message: 'm'} } catch (e) { a = e.message } a", "'m'"),
      ("a = 1; try { a = 2 } finally { a += 5 } a", "7.0"),
      ("function f() { try { return 1 } finally { a = 2 } } f() + a", "3.0"),
      ("try { try { throw 1 } finally { a = 5 } } catch { a++ } a", "6.0"),
      ("s = 0\nfor (;;) {\n  if (s > 4) break\n  s++\n}\ns", "5.0"),
      ("for (let i = 0; i < 2; i++) { let t; t = (t || 0) + 1; r = t } r", "1.0"),
    ])
  func statements(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "A semicolon may be left out where JavaScript lets it",
    arguments: [
      ("a = 1\nb = 2\na + b", "3.0"), ("a = 1\n+ 2\na", "3.0"), ("a = 1; b = 2; a\n++b;\n[a, b]", "[1.0, 3.0]"),
      ("function f() { return\n5 }\nf() === undefined", "true"), ("a = [1]\n;[2]", "[2.0]"),
      ("var a = 4 // four\n/* and\nmore */ a", "4.0"), ("if (1) { a = 1 } a", "1.0"), ("do a = 2; while (0) a", "2.0"),
      ("\u{FEFF}a = 1;\r\na\u{A0}+ 1", "2.0"),
      ("a = 1 b = 2", "cannot be read: 'b' is not expected (line 1)"),
    ])
  func semicolons(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Functions, with what they close over",
    arguments: [
      ("function f(a, b) { return a * b } f(3, 4)", "12.0"), ("r = f(2); function f(a) { return a + 1 } r", "3.0"),
      ("var f = function (a) { return a + 1 }; f(1)", "2.0"), ("f = a => a * 2; f(4)", "8.0"),
      ("f = (a, b = 3) => { return a + b }; f(1)", "4.0"), ("f = () => ({x: 5}); f().x", "5.0"),
      ("function c() { var n = 0; return () => ++n } f = c(); g = c(); f(); f(); g(); [f(), g()]", "[3.0, 2.0]"),
      ("function fact(n) { return n < 2 ? 1 : n * fact(n - 1) } fact(10)", "3628800.0"),
      ("f = function g(n) { return n ? g(n - 1) + 1 : 0 }; f(5)", "5.0"), ("f = (a) => a; f() === undefined", "true"),
      ("function f() { return arguments0 = 1 } f(); arguments0", "1.0"), ("o = {f(x) { return x + 1 }}; o.f(1)", "2.0"),
      ("function f(a) { if (a) { var b = 1 } return b } f(0) === undefined", "true"),
      ("function f() { return g(); function g() { return 6 } } f()", "6.0"), ("(x => y => x + y)(1)(2)", "3.0"),
      ("x = 1; function f() { var x = 2; return x } f() + x", "3.0"), ("f = x => x; f(f)(3)", "3.0"),
    ])
  func functions(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Lists and objects",
    arguments: [
      ("a = [1, 2, 3]; a[1] + a.length", "5.0"), ("a = [1]; b = a; b[0] = 5; a", "[5.0]"),
      ("a = []; a[2] = 1; a.length", "3.0"),
      ("a = [3, 1]; a.push(2); a.pop() + a.shift() + a.length", "6.0"), ("[1, 2, 3].slice(1)", "[2.0, 3.0]"),
      ("[1, 2, 3].slice(-2, -1)", "[2.0]"), ("[1, 2].concat([3], 4)", "[1.0, 2.0, 3.0, 4.0]"),
      ("[1, 2, 3].map(x => x * 2)", "[2.0, 4.0, 6.0]"), ("[1, 2, 3].filter((x, i) => i != 1)", "[1.0, 3.0]"),
      ("[1, 2, 3].reduce((s, x) => s + x)", "6.0"), ("[1, 2, 3].reduce((s, x) => s + x, 4)", "10.0"),
      ("s = 0; [1, 2].forEach(function (x) { s += x }); s", "3.0"), ("[5, 6].indexOf(6) + [5].indexOf(1)", "0.0"),
      ("[1, 2, 3].reverse()", "[3.0, 2.0, 1.0]"), ("[3, 1, 2].sort((a, b) => a - b)", "[1.0, 2.0, 3.0]"),
      ("[10, 9, 1].sort()", "[1.0, 10.0, 9.0]"), ("[1, 2].join('-')", "'1-2'"), ("[1, [2, 3]] + ''", "'1,2,3'"),
      ("[1, 2].every(x => x > 1)", "false"), ("[1, 2].some(x => x > 1)", "true"), ("[1, 2].find(x => x > 1)", "2.0"),
      ("[1, 2].findIndex(x => x > 5)", "-1.0"),
      ("a = [1, 2, 3, 4]; b = a.splice(1, 2, 9); a.concat(b)", "[1.0, 9.0, 4.0, 2.0, 3.0]"),
      ("[1, 2, 3].fill(0, 1)", "[1.0, 0.0, 0.0]"), ("[1, 2].includes(2)", "true"), ("[1, 2].unshift(0)", "3.0"),
      ("o = {a: 1, 'b c': 2, [`d`]: 3}; o.a + o['b c'] + o.d", "6.0"), ("a = 1; o = {a}; o.a", "1.0"),
      ("o = {}; o.x = 1; o['y'] = 2; o.x + o.y", "3.0"), ("({}).x === undefined", "true"),
      ("[[1, 2], [3, 4]][1][0]", "3.0"),
      ("Object.keys({a: 1, b: 2}).length", "2.0"), ("Array.isArray([]) && !Array.isArray('')", "true"),
      ("a = [1]; a == a", "true"),
      ("[1] == [1]", "false"), ("a = [1,2]; a['1']", "2.0"), ("[1,2,].length", "2.0"),
      ("[[1, 2], [3, 4]]", "[[1.0, 2.0], [3.0, 4.0]]"),
      ("o = {f: x => x + 1}; o.f(1)", "2.0"), ("[4, 9].map(Math.sqrt)", "[2.0, 3.0]"),
      ("Object.entries({a: 1})[0][1] + Object.values({b: 5})[0]", "6.0"), ("[1, 2, 1].lastIndexOf(1)", "2.0"),
    ])
  func lists(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "What the exports call their result, or else the last value",
    arguments: [
      ("var $bm_rt; $bm_rt = 3; 4", "3.0"), ("var $bm_rt;\n5", "5.0"), ("var $bm_rt; $bm_rt = value;", "5.0"),
      ("if (0) { 1 } else { 2 }", "2.0"), ("6; var x = 7;", "6.0"), ("6; function f() { 9 } f; 3", "3.0"),
      ("return 8", "8.0"),
      ("var $bm_rt = 1; return 8", "8.0"), ("", "fails: it gives no value"),
      ("var $bm_rt;", "fails: it gives no value"),
      ("$bm_rt = value = 3", "3.0"), ("var value = value * 2; value", "10.0"),
      ("0 / 0", "fails: it gives something that is no finite number"),
      ("[1, 1 / 0]", "fails: it gives something that is no finite number"),
      ("x => x", "fails: a value is needed instead of a function or an object"),
    ])
  func results(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test("The names that are the player's are known")
  func names() throws {
    let expression = try LottieExpression("var a = time; function f(x) { return x + effect('a')(b) } f(a) + loopOut()")
    #expect(expression.freeNames == ["time", "effect", "b", "loopOut"])
  }
}
