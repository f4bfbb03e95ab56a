import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listEddies, listMeanPuffs } from './puffs.ts';

const file = (name: string): Buffer => readFileSync(new URL(`../../../web/public/landing/${name}`, import.meta.url));

it('the plume after one loop is the plume at its start', () => {
  expect(listMeanPuffs(1)).toEqual(listMeanPuffs(0));
  expect(listEddies(1)).toEqual(listEddies(0));
  expect(listEddies(0.5)).not.toEqual(listEddies(0));
});

it('no puff moves by more than the wind carries it from frame to frame', () => {
  const furthest = (share: number): number => Math.max(...listMeanPuffs(share).map(({ puff }) => puff.x));
  expect(Math.abs(furthest(0.501) - furthest(0.5))).toBeLessThan(20);
});

it('the committed files are small, and the MP4 starts to play before it has all arrived', () => {
  const mp4 = file('plume.mp4');
  expect(mp4.length).toBeLessThan(800_000);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(file('plume.webm').length).toBeLessThan(800_000);
  expect(file('poster.jpg').length).toBeLessThan(80_000);
});
