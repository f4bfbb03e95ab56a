import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';
import { checkedTexts, multiLine, oneLine } from './text.ts';
import { isReason, toVisibleLine, toVisibleText } from './visible-text.ts';

type Schema = z.core.$ZodTypes;

/** Every schema of a text within a schema, with its path. */
const textsIn = (schema: z.core.$ZodType, path: string): readonly (readonly [string, Schema])[] => {
  const { def } = (schema as Schema)._zod;
  const within = (part: z.core.$ZodType, step = ''): readonly (readonly [string, Schema])[] => textsIn(part, path + step);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => within(part, `.${key}`));
    case 'array':
      return within(def.element, '[]');
    case 'tuple':
      return def.items.flatMap((part) => within(part, '[]'));
    case 'record':
      return [...within(def.keyType, '{key}'), ...within(def.valueType, '{}')];
    case 'union':
      return def.options.flatMap((part) => within(part));
    case 'intersection':
      return [...within(def.left), ...within(def.right)];
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'transform':
      return [];
    default:
      // A text, or a kind of schema that this walk does not know: it must be marked or allowed.
      return [[path, schema as Schema]];
  }
};

/** An anchored pattern without a class that matches nearly everything matches no invisible character. */
const isNarrow = ({ source, flags }: RegExp): boolean =>
  source.startsWith('^') &&
  source.endsWith('$') &&
  !flags.includes('m') &&
  !/(?<!\\)\.|\\[sSWD]|\[\^|\\P/.test(source.replaceAll(/\[[^\]^]*\]/g, 'x'));

/** The patterns that a text must match: of its format (a UUID, an e-mail address, a date) and of its checks. */
const patternsOf = ({ _zod: { def } }: Schema): readonly RegExp[] =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap((one) =>
    'pattern' in one && one.pattern instanceof RegExp ? [one.pattern] : [],
  );

const isMarked = (schema: Schema): boolean => checkedTexts.get(schema) !== undefined || patternsOf(schema).some(isNarrow);

const without = (path: string): string => path.replace(/^\w+ /, '');

/** Texts that are never shown, with the reason why they are not checked. */
const asTheyCome: Readonly<Record<string, string>> = {
  'body.password': 'a password is compared by its hash, and people choose what they like',
  'body.currentPassword': 'a password',
  'body.newPassword': 'a password',
  'body.query': 'a statement of the old client: read by the SQL parser, its constants checked by the columns they are for',
  'body.values[]': 'values of such a statement: checked by the columns they are for',
  'body.subscription.keys.p256dh': 'cut at its end, then held to the letters of base64url',
  'body.subscription.keys.auth': 'cut at its end, then held to the letters of base64url',
};

const loose = (schema: z.core.$ZodType, path: string): readonly string[] =>
  textsIn(schema, path).flatMap(([place, one]) => (isMarked(one) || without(place) in asTheyCome ? [] : [place]));

describe('every text that a call takes', () => {
  const inputs = routes.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema === undefined ? [] : [[`${id} ${part}`, schema] as const])),
  );

  test('is checked for invisible characters', () => {
    expect(inputs.length).toBeGreaterThan(150);
    expect(inputs.flatMap(([name, schema]) => loose(schema, name))).toEqual([]);
  });

  test('every exception is used', () => {
    const places = new Set(inputs.flatMap(([name, schema]) => textsIn(schema, name).map(([place]) => without(place))));
    expect(Object.keys(asTheyCome).filter((place) => !places.has(place))).toEqual([]);
  });

  test.each([
    ['a plain text', z.object({ a: z.string().max(5) })],
    ['a pattern that takes any character', z.object({ a: z.array(z.string().regex(/^district:.+$/)) })],
    ['a pattern that ends early', z.object({ a: z.string().regex(/^\w+/).optional() })],
    ['a value of any kind', z.record(z.enum(['b']), z.unknown())],
  ])('the walk finds %s', (_what, schema) => {
    expect(loose(schema, 'planted body')).toHaveLength(1);
  });
});

describe('a text', () => {
  const bad: readonly (readonly [string, string])[] = [
    ['a null', 'a\u0000b'],
    ['an escape', 'a\u001b[2Jb'],
    ['a delete', 'a\u007fb'],
    ['a next line of C1', 'a\u0085b'],
    ['a right-to-left override', 'Safe\u202egnp.exe'],
    ['an isolate', 'a\u2066b'],
    ['a right-to-left mark in Latin text', 'within 1\u200f-5 km'],
    ['an Arabic letter mark in Latin text', 'a\u061cb'],
    ['a code that is no character', 'a\uffffb'],
    ['a space without a width', 'Acme\u200b Works'],
    ['a word joiner', 'Acme\u2060 Works'],
    ['a byte order mark', 'Acme\ufeff Works'],
    ['a soft hyphen', 'Ac\u00adme'],
    ['a filler', 'Acme\u3164'],
    ['a tag', 'Acme\u{e0041}'],
    ['a joiner in Latin text', 'Acme\u200d Works'],
    ['half of a character', 'a\ud800b'],
  ];
  test.each(bad)('with %s is refused, in one line and in many', (_what, text) => {
    for (const schema of [oneLine(), multiLine(100)]) {
      const { error } = schema.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^The (invisible character U\+[0-9A-F]{4,5} is|text has an incomplete)/),
      ]);
    }
  });

  test.each(['Eve\r\nBcc: evil@example.org', 'a\nb', 'a\tb', 'a\u2028b'])('of more than one line is no name: %j', (text) => {
    expect(oneLine().safeParse(text).error?.issues[0]?.message).toBe('One line only: no line break and no tab');
    expect(multiLine(100).safeParse(text).success).toBe(true);
  });

  test('in Hindi, Gujarati and Marathi with its joiners, and in Urdu, Arabic and Hebrew, is kept unchanged', () => {
    const texts = ['रक्‍षा क्‌ष', 'ક્‍ષ અંકલેશ્વર', 'र्‍या वार्‍यावर', 'گیس کا اخراج ۵ کلومیٹر', 'مصنع\u200f (2)\u200f', 'מפעל 2', '👩‍🚒 🇮🇳', 'Ünïted'];
    for (const text of texts) expect([oneLine().parse(text), multiLine(100).parse(text)]).toEqual([text, text]);
  });

  test('of many lines has its line ends normalised', () => {
    expect(multiLine(100).parse(' a\r\nb\rc\u2028d\te ')).toBe('a\nb\nc\nd\te');
  });

  test('stored before it was checked is shown without invisible characters', () => {
    expect(toVisibleText('Gas\u202e leak\u0000\r\nLeave\ud800')).toBe('Gas leak\nLeave\ufffd');
    expect(toVisibleLine('Eve\r\n\r\nClick http://evil\u202e')).toBe('Eve Click http://evil');
    expect(toVisibleLine('रक्‍षा')).toBe('रक्‍षा');
  });
});

test.each([
  ['. . . . . . . . .', false],
  ['..........', false],
  ['— — — — — — — —', false],
  ['aaaaaaaaaaaaaa', false],
  ['a b c d', false],
  ['No second person reachable', true],
  ['Ok go 123456', true],
  ['वाल्व टूट गया, गैस फैल रही है', true],
  ['ક્લોરિન ગળતર, બીજું કોઈ નથી', true],
  ['गळती थांबवता येत नाही', true],
  ['کوئی دوسرا شخص نہیں', true],
])('%s as a reason: %s', (text, taken) => {
  expect(isReason(text)).toBe(taken);
});
