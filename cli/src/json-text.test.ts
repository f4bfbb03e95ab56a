import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument, readJson } from './json-text.ts';

it.each([
  ['{"a": 1,}', 'line 1, column 9'],
  ['{"a": 1', 'line 1, column 8: the text ends too soon'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3'],
  ['{"a": 01}', 'line 1, column 8'],
  ["{'a': 1}", 'line 1, column 2'],
  ['hello', 'line 1, column 1'],
  ['', 'line 1, column 1: the text ends too soon'],
  ['[1, 2] 3', 'line 1, column 8'],
  ['{"a": "x\ny"}', 'line 1, column 7'],
])('%j is refused at %s', (text, place) => {
  expect(() => readJson(text, 'scenario.json')).toThrow(place);
});

it('reads what the runtime reads, byte order mark or not', () => {
  expect(readJson('\uFEFF{"a": [true, null, -1.5e3, "\\u00e9\u007f"]}', 'x')).toEqual({ a: [true, null, -1500, 'é\u007f'] });
});

it('points inside the text, at or before the error', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, seed) => {
      const cut = seed % text.length;
      const broken = `${text.slice(0, cut)}\u0001`;
      const error = (() => {
        try {
          return readJson(broken, 'x');
        } catch (thrown) {
          return String(thrown);
        }
      })();
      const column = Number(/column (\d+)/u.exec(String(error))?.[1]);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual(cut + 1);
    }),
  );
});

it('refuses control characters in a text and names the field', () => {
  const readingFails = (document: unknown) => () => readDocument(JSON.stringify(document), 'x');
  expect(readingFails({ title: '\u001b[2J' })).toThrow('title: the invisible character U+001B is not allowed');
  expect(readingFails({ site: [{ name: 'a\u202eb' }] })).toThrow('site.0.name: the invisible character U+202E is not allowed');
  expect(readingFails({ 'a\nb': 1 })).toThrow('a name: the invisible character U+000A is not allowed');
  const fine = { title: 'रक्‍षा गैस', n: 1, none: null };
  expect(readDocument(JSON.stringify(fine), 'x')).toEqual(fine);
});
