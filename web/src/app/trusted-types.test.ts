import { expect, test } from 'vitest';
import { guardSinks, safeMarkup, safeScriptAddress } from './trusted-types.ts';

test.each([
  'Natural Earth · GeoNames (CC BY 4.0)',
  '<a href="https://example.org/terms" target="_blank" rel="noopener">Tiles &copy; Example</a> | 1 < 2',
])('the credits of a map are not changed: %s', (text) => {
  expect(safeMarkup(text)).toBe(text.replace('1 < 2', '1 &lt; 2'));
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://example.org" onclick="alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  '<a href="https://example.org"><img src=x onerror=alert(1)',
  '<<script>alert(1)</script>',
])('executable markup becomes text: %s', (text) => {
  expect(safeMarkup(text)).not.toMatch(/<(?!a href="https:\/\/example\.org">|\/a>)/);
});

test('scripts come from this origin and its own blobs', () => {
  const origin = 'https://hazard.example';
  expect(safeScriptAddress('/assets/worker.js', origin)).toBe('/assets/worker.js');
  expect(safeScriptAddress('blob:https://hazard.example/1', origin)).toBe('blob:https://hazard.example/1');
  for (const foreign of [
    'https://evil.example/a.js',
    'blob:https://evil.example/1',
    'data:text/javascript,1',
    'javascript:alert(1)',
    '//evil.example/a.js',
  ]) {
    expect(safeScriptAddress(foreign, origin)).toBeNull();
  }
});

test('there is one policy, the default one; a browser without Trusted Types gets none', () => {
  const made: string[] = [];
  guardSinks({ location: { origin: 'https://hazard.example' }, trustedTypes: { createPolicy: (name) => made.push(name) } });
  guardSinks({ location: { origin: 'https://hazard.example' } });
  expect(made).toEqual(['default']);
});
