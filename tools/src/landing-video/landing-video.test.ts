import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eddies, meanPuffs } from './puffs.ts';

const file = (name: string): Buffer => readFileSync(new URL(`../../../web/public/landing/${name}`, import.meta.url));

it('the plume after one loop is the plume at its start', () => {
  expect(meanPuffs(1)).toEqual(meanPuffs(0));
  expect(eddies(1)).toEqual(eddies(0));
  expect(eddies(0.5)).not.toEqual(eddies(0));
});

it('no puff moves by more than the wind carries it from frame to frame', () => {
  const furthest = (share: number): number => Math.max(...meanPuffs(share).map(({ puff }) => puff.x));
  expect(Math.abs(furthest(0.501) - furthest(0.5))).toBeLessThan(20);
});

it('the committed files are small, and the MP4 starts to play before it has all arrived', () => {
  const mp4 = file('plume.mp4');
  expect(mp4.length).toBeLessThan(800_000);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(file('plume.webm').length).toBeLessThan(800_000);
  expect(file('poster.jpg').length).toBeLessThan(80_000);
});
