import fc from 'fast-check';

/** Malicious input and common mistakes: each has broken a program somewhere. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Etxt.exe',
  '\u200B',
  'İi̇ıI',
  '𝒜🜨👩‍👩‍👧‍👦',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  "'; drop table industry; --",
  '"; select pg_sleep(9); --',
  '%27%20OR%201=1',
  '$1',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:5432/',
  "=cmd|'/c calc'!A0",
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '９',
  '१२३',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'a'.repeat(10_000),
  '\\'.repeat(3_000),
  '('.repeat(3_000),
  '💥'.repeat(2_000),
];

const hostileNumbers: readonly number[] = [0, -0, -1, 1.5, 1e-320, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21];

const buildDeepValue = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const hostileShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  buildDeepValue(200),
  Array.from({ length: 2_000 }, (_none, index) => index),
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'),
  { toString: 1, valueOf: 2, toJSON: 3 },
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.string({ unit: 'binary', maxLength: 200 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...hostileShapes),
);

type MutationPlace = { readonly holder: Record<string | number, unknown>; readonly key: string | number };

const listSpots = (value: unknown, found: MutationPlace[] = []): readonly MutationPlace[] => {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const holder = value as Record<string | number, unknown>;
    found.push({ holder, key });
    listSpots(holder[key], found);
  }
  return found;
};

/** One mutation of a body: the index of the position, and the value; or a removal, or an addition. */
export interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add';
  readonly by: unknown;
}

export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ at: fc.nat(10_000), kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'), by: hostileValue }),
  { minLength: 1, maxLength: 2 },
);

/** A copy of a body with some positions mutated; a body without positions is replaced. */
export const mutate = (body: unknown, ways: readonly Mutation[]): unknown => {
  const copy = structuredClone({ body });
  for (const { at, kind, by: value } of ways) {
    // A separate copy: the next mutation may change a position inside it.
    const by = structuredClone(value);
    const spots = listSpots(copy);
    const spot = spots[at % spots.length];
    if (spot === undefined) continue;
    const { holder, key } = spot;
    if (kind === 'replace') holder[key] = by;
    else if (kind === 'add')
      Object.defineProperty(holder, typeof by === 'string' ? by : 'more', {
        value: by,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return copy.body;
};
