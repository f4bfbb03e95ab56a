import { expect, test } from 'vitest';
import { type BuiltFile, listCyclic, measurePages } from './measure.ts';

const build = (files: Readonly<Record<string, readonly [code: string, gzipBytes: number]>>): ReadonlyMap<string, BuiltFile> =>
  new Map(Object.entries(files).map(([name, [code, gzipBytes]]) => [name, { code, gzipBytes }]));

const files = build({
  'app-AAAAAAAA.js': ['import{a as b}from"./react-BBBBBBBB.js";const s=()=>import("./home-screen-CCCCCCCC.js")', 100],
  'react-BBBBBBBB.js': ['export{r as a}', 60],
  'home-screen-CCCCCCCC.js': ['import"./react-BBBBBBBB.js";import{x}from"./parts-DDDDDDDD.js";import("./map-EEEEEEEE.js")', 5],
  'parts-DDDDDDDD.js': ['export{p}from"./react-BBBBBBBB.js"', 20],
  'map-EEEEEEEE.js': ['export{m}', 300],
});
const home = { title: 'Home', parts: ['app', 'home-screen'] };

test('a page weighs its files and what they import, each once; what it loads later does not count', () => {
  expect(measurePages(files, [{ ...home, budgetBytes: 185 }])).toEqual([{ title: 'Home', bytes: 185, budgetBytes: 185 }]);
});

test('an import of the map by Home breaks its budget', () => {
  const planted = new Map(files).set('home-screen-CCCCCCCC.js', { code: 'import{m}from"./map-EEEEEEEE.js"', gzipBytes: 5 });
  const [weight] = measurePages(planted, [{ ...home, budgetBytes: 185 }]);
  expect(weight?.bytes).toBeGreaterThan(185);
});

test('a page or an import that the build does not have is an error, never a light page', () => {
  expect(() => measurePages(files, [{ title: 'x', parts: ['gone-screen'], budgetBytes: 1 }])).toThrow('0 files named gone-screen');
  const broken = new Map(files).set('app-AAAAAAAA.js', { code: 'import"./gone-FFFFFFFF.js"', gzipBytes: 1 });
  expect(() => measurePages(broken, [{ ...home, budgetBytes: 185 }])).toThrow('gone-FFFFFFFF.js');
});

test('files that import each other are named, also through a third', () => {
  expect(listCyclic(files)).toEqual([]);
  const planted = new Map(files).set('react-BBBBBBBB.js', { code: 'import{x}from"./parts-DDDDDDDD.js"', gzipBytes: 1 });
  expect(listCyclic(planted)).toEqual(['react-BBBBBBBB.js', 'parts-DDDDDDDD.js']);
});
