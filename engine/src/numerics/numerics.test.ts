import { expect, test } from 'vitest';
import { highestAt, lastWhere } from './bisect.ts';
import { canonicalJson } from './canonical-json.ts';
import { erf } from './erf.ts';
import { gamma } from './gamma.ts';
import { integrate } from './quadrature.ts';
import { sha256 } from './sha256.ts';

test.each([
  [0, 0],
  [0.1, 0.1124629160182849],
  [0.5, 0.5204998778130465],
  [1, 0.8427007929497149],
  [1.5, 0.966105146475311],
  [2, 0.9953222650189527],
  [3, 0.9999779095030014],
  [-1, -0.8427007929497149],
  [7, 1],
])('erf(%d) is that of Abramowitz and Stegun, table 7.1, to 14 digits', (x, expected) => {
  expect(erf(x)).toBeCloseTo(expected, 14);
});

test('gamma of whole numbers is a factorial, of a half the root of pi', () => {
  expect(gamma(5)).toBeCloseTo(24, 10);
  expect(gamma(0.5)).toBeCloseTo(Math.sqrt(Math.PI), 12);
});

test('bisection finds the root of two', () => {
  expect(lastWhere((x) => x * x <= 2, 0, 2, 1e-12)).toBeCloseTo(Math.SQRT2, 10);
});

test('golden section finds the top of a parabola', () => {
  expect(highestAt((x) => -((x - 0.3) ** 2), 0, 1, 1e-8)).toBeCloseTo(0.3, 6);
});

test('the integral of the sine over half a turn is two', () => {
  expect(integrate(Math.sin, 0, Math.PI)).toBeCloseTo(2, 6);
});

// FIPS 180-4 examples, and NIST's test of a message of 448 bits.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
])('SHA-256 of %j is the published digest', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('canonical JSON does not depend on the order in which members were written', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: 'é' }], a: undefined })).toBe(canonicalJson({ b: [1, { c: 'é', d: 2 }] }));
});
