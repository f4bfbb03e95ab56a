import fc from 'fast-check';
import { hostileText, hostileValue, mutate, mutations } from './hostile.ts';
import { type Schemas, valueArbitrary } from './json-schema.ts';
import type { KnownValues } from './known-values.ts';
import type { Method, Operation } from './operations.ts';

/** One call, as bytes on the wire. */
export interface FuzzCall {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** Escapes like a browser; an unpaired surrogate, which no address can contain, becomes the replacement character. */
const escapePart = (text: string): string => encodeURIComponent(text.toWellFormed());
const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 4_000);

/** Invalid escapes and path traversal: they reach the router unchanged (a client resolves `..` itself). */
const rawParts = fc.constantFrom('%', '%00', '%ff', '%c0%ae', '..%2f..%2f', ';a=b', '%E0%A4%A', '%F0%9F', '*', '+');

const pathArbitrary = ({ path, parameters }: Operation, schemas: Schemas, known: KnownValues, hostile: boolean): fc.Arbitrary<string> => {
  const parts = parameters.filter((one) => one.in === 'path');
  const drawn = parts.map(({ name, schema }) => {
    const learnt = known.after(path, name);
    const fit = valueArbitrary(schema, schemas, () => []).map((value) => escapePart(toText(value)));
    const real = learnt.length === 0 ? fit : fc.constantFrom(...learnt).map((value) => escapePart(toText(value)));
    const wrong = fc.oneof(
      hostileText.map((text) => escapePart(text.slice(0, 2_000))),
      rawParts,
    );
    return hostile
      ? fc.oneof({ weight: 4, arbitrary: real }, { weight: 2, arbitrary: wrong })
      : fc.oneof({ weight: 5, arbitrary: real }, fit);
  });
  return fc
    .tuple(...drawn)
    .map((values) => parts.reduce((url, { name }, index) => url.replace(`{${name}}`, () => values[index] || '%20'), path));
};

const queryArbitrary = ({ parameters }: Operation, schemas: Schemas, known: KnownValues, hostile: boolean): fc.Arbitrary<string> => {
  const parts = parameters.filter((one) => one.in === 'query');
  const drawn = Object.fromEntries(
    parts.map(({ name, schema }) => {
      const learnt = known.of(name);
      const fit = valueArbitrary(schema, schemas, () => []);
      const real = learnt.length === 0 ? fit : fc.oneof(fc.constantFrom(...learnt), fit);
      return [name, hostile ? fc.oneof({ weight: 3, arbitrary: real }, hostileValue) : real];
    }),
  );
  const requiredKeys = hostile ? [] : parts.filter(({ required }) => required).map(({ name }) => name);
  const pairs = fc
    .record(drawn, { requiredKeys })
    .map((record) => Object.entries(record).map(([name, value]) => `${escapePart(name)}=${escapePart(toText(value))}`));
  const more = hostile ? fc.constantFrom('', '', 'limit=1&limit=2', '__proto__[a]=1', 'a', '&&=', '%=%') : fc.constant('');
  return fc.tuple(pairs, more).map(([list, extra]) => [...list, ...(extra === '' ? [] : [extra])].join('&'));
};

type Body = Pick<FuzzCall, 'headers' | 'payload'>;

const tinyPng = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const samples: Readonly<Record<string, readonly (string | Buffer)[]>> = {
  'text/csv': ['a,b\n1,2\n', '\ufeffIndustry Name;District\n"x";"y', '"', 'a'.repeat(100_000), 'name\n'.repeat(5_000)],
  'image/*': [tinyPng, tinyPng.subarray(0, 40), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)],
  'application/pdf': [Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('%PDF')],
  'application/senml+json': ['[{"bn":"a:","n":"G-1","v":1}]', '[{"bver":99}]', '[null,2,[]]', '{}', '[{"n":"G-1","vs":"x","t":1e300}]'],
  'application/x-ndjson': ['{}\n', '[]', '[{"sensor":"G-1","value":1,"at":"2026-01-01T00:00:00Z"}]', '{"sensor":1}\n{', 'null\n\n'],
};

const rawBodyArbitrary = (types: readonly string[]): fc.Arbitrary<Body> =>
  fc.constantFrom(...types).chain((type) => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    const payload = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(samples[type] ?? [''])) }, hostileText, bytes);
    return payload.map((one) => ({ headers: { 'content-type': type === 'image/*' ? 'image/png' : type }, payload: one }));
  });

const json = { 'content-type': 'application/json' } as const;
const brokenBodies: readonly Body[] = [
  { headers: json, payload: '' },
  { headers: json, payload: '{' },
  { headers: json, payload: 'null' },
  { headers: json, payload: '[[[['.repeat(5_000) },
  { headers: json, payload: '{"a":1,"a":2}' },
  { headers: json, payload: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) },
  { headers: json, payload: JSON.stringify({ long: 'a'.repeat(400_000) }) },
  { headers: { 'content-type': 'application/xml' }, payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
  { headers: { 'content-type': 'multipart/form-data' }, payload: '--' },
  { headers: { 'content-type': '\u00e9;;=' }, payload: '{}' },
  { headers: {} },
];

const bodyArbitrary = ({ requestBody }: Operation, schemas: Schemas, known: KnownValues, hostile: boolean): fc.Arbitrary<Body> => {
  const content = requestBody?.content;
  if (content === undefined)
    return hostile ? fc.oneof(fc.constant<Body>({ headers: {} }), fc.constantFrom(...brokenBodies)) : fc.constant({ headers: {} });
  const schema = content['application/json']?.schema;
  if (schema === undefined)
    return hostile
      ? fc.oneof({ weight: 4, arbitrary: rawBodyArbitrary(Object.keys(content)) }, fc.constantFrom(...brokenBodies))
      : rawBodyArbitrary(Object.keys(content));
  const fit = valueArbitrary(schema, schemas, known.of);
  const asJson = (value: unknown): Body => ({ headers: json, payload: JSON.stringify(value) ?? '' });
  if (!hostile) return fit.map(asJson);
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fit, mutations).map(([value, ways]) => asJson(mutate(value, ways))) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );
};

const extraHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'a b c d e f g h' },
  { 'if-none-match': '"\u00e9", *, W/' },
  { accept: 'text/html;q=x, */*;q=9' },
  { 'accept-language': '*;q=0, gu;q=1.5,,;' },
  { 'content-encoding': 'gzip' },
  { origin: 'https://evil.example' },
  { 'x-forwarded-for': "1.1.1.1', --", 'x-request-id': '\t'.padEnd(500, 'x') },
  { range: 'bytes=9-1,0-' },
];

/** A call that the document allows, or one with a few faults. */
export const callArbitrary = (operation: Operation, schemas: Schemas, known: KnownValues, hostile: boolean): fc.Arbitrary<FuzzCall> =>
  fc
    .tuple(
      pathArbitrary(operation, schemas, known, hostile),
      queryArbitrary(operation, schemas, known, hostile),
      bodyArbitrary(operation, schemas, known, hostile),
      hostile ? fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, fc.constantFrom(...extraHeaders)) : fc.constant({}),
    )
    .map(([path, query, { headers, payload }, more]) => ({
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    }));
