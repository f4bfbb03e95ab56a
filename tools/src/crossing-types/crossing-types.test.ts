import { describe, expect, test } from 'vitest';
import { findOptionalProperties, type KeptProperties } from './find-optional-properties.ts';
import { findUntypedMemos } from './find-untyped-memos.ts';

const data = 'web/src/map/map-data.ts';
const reader: readonly [string, string] = ['web/src/assess/result/use-map.ts', `import type { Footprint } from '../../map/map-data.ts';`];
const find = (text: string, kept: readonly KeptProperties[] = [], other = reader) =>
  findOptionalProperties(new Map([[data, text], other]), kept);

describe('a type that crosses rooms', () => {
  test.each([
    ['a property', `export interface Footprint {\n  readonly lines?: Lines | undefined;\n}`, 'Footprint.lines'],
    ['a property of an object inside', 'export type Footprint = {\n  readonly a: { readonly lines?: Lines } };', 'Footprint.lines'],
    ['a property of a type that is not exported', 'interface Part {\n  readonly lines?: Lines;\n}', 'Part.lines'],
    ['a method', 'export interface Footprint {\n  lines?(): void;\n}', 'Footprint.lines'],
  ])('may not make optional: %s', (_what, text, name) => {
    expect(find(text)).toEqual([`${data}:2: ${name} is optional and its type crosses rooms: write lines: … | undefined`]);
  });

  test.each([
    ['states each property', 'export interface Footprint { readonly lines: Lines | undefined }'],
    ['may be the attributes of a part of a screen', 'export interface MapProps { readonly lines?: Lines }'],
    ['may have functions with optional parameters', 'export interface Footprint { readonly draw: (lines?: Lines) => void }'],
  ])('%s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });

  test.each([
    ['of the same folder', ['web/src/map/streets/a.ts', `import './b.ts';`]],
    ['that only a test imports', ['web/src/assess/a.test.ts', `import '../map/map-data.ts';`]],
  ] as const)('is not a type %s', (_what, other) => {
    expect(find('export interface Footprint { readonly lines?: Lines }', [], other)).toEqual([]);
  });

  test('of the engine crosses its stages', () => {
    const sources = new Map([
      ['engine/src/source/a.ts', 'export interface Source { readonly pool?: Pool }'],
      ['engine/src/fire/b.ts', `import type { Source } from '../source/a.ts';`],
    ]);
    expect(findOptionalProperties(sources, [])).toHaveLength(1);
  });
});

describe('the list of what stays', () => {
  const text = 'export interface Footprint { readonly lines?: Lines }';
  const keep = (names: readonly string[] | true, reason = 'Because'): readonly KeptProperties[] => [{ reason, files: { [data]: names } }];

  test('permits its properties, each once, and a whole format', () => {
    expect(find(text, keep(['Footprint.lines']))).toEqual([]);
    expect(find(`${text}\nexport interface Footprint { readonly lines?: Lines }`, keep(['Footprint.lines']))).toHaveLength(1);
    expect(find(text, keep(true))).toEqual([]);
  });

  test('shrinks with the code, and gives a reason', () => {
    expect(find(text.replace('?', ''), keep(['Footprint.lines']))).toEqual([
      `kept.json: ${data}: Footprint.lines is not optional any more`,
    ]);
    expect(find(text.replace('?', ''), keep(true))).toEqual([`kept.json: ${data} has no optional property`]);
    expect(find(text, [...keep(true), { reason: 'Because', files: { 'web/src/gone.ts': true } }])).toEqual([
      'kept.json: no other room imports web/src/gone.ts',
    ]);
    expect(find(text, keep(true, ' '))).toEqual([`kept.json: ${data} has no reason`]);
  });
});

describe('useMemo', () => {
  const at = (code: string) => findUntypedMemos('web/src/a.tsx', `import { useMemo } from 'react';\n${code}`);

  test.each([
    ['directly', 'const a = useMemo(() => ({ fan }), [fan]);'],
    ['in a branch', 'const a = useMemo(() => (fan ? { fan } : undefined), [fan]);'],
    ['where it is not nothing', 'const a = useMemo(() => fan && { fan }, [fan]);'],
    ['in a list', 'const a = useMemo(() => [{ fan }], [fan]);'],
    ['after a condition', 'const a = useMemo(() => { if (!fan) return undefined; return { fan }; }, [fan]);'],
    ['as a constant', 'const a = useMemo(() => ({ fan }) as const, [fan]);'],
    ['by an ordinary function', 'const a = useMemo(function () { return { fan }; }, [fan]);'],
  ])('that makes an object %s states its type', (_where, code) => {
    expect(at(code)).toEqual(['web/src/a.tsx:2: this useMemo makes an object: state its type, useMemo((): Type => …)']);
  });

  test.each([
    ['with a return type', 'const a = useMemo((): Lines => ({ fan }), [fan]);'],
    ['with a type argument', 'const a = useMemo<Lines>(() => ({ fan }), [fan]);'],
    ['with satisfies', 'const a = useMemo(() => ({ fan }) satisfies Lines, [fan]);'],
    ['that calls a function', 'const a = useMemo(() => toLines({ fan }), [fan]);'],
    ['whose object stays inside', 'const a = useMemo(() => { const b = () => { return { fan }; }; return b; }, [fan]);'],
  ])('%s is allowed', (_what, code) => {
    expect(at(code)).toEqual([]);
  });
});
