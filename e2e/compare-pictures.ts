import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, TestInfo } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Side of a region, dots of the picture. */
const cell = 16;
/** A region differs when a band of its mean colour differs by more, of 255: software draws letters and lines not always the same. */
const tolerance = 6;

interface Difference {
  /** Regions by row and column, from 1. */
  readonly regions: readonly string[];
  /** PNG in base64: recorded, now, and now with a frame around each region that differs. */
  readonly picture: string;
}

/** Compares two pictures region by region in the page, which can decode them. */
const compare = (part: Locator, recorded: Buffer, now: Buffer): Promise<Difference> =>
  part.page().evaluate(
    async ({ sources, cell, tolerance }) => {
      const [before, after] = await Promise.all(
        sources.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        }),
      );
      if (!before || !after) throw new Error('Two pictures are compared');
      const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
      const canvas = new OffscreenCanvas(3 * width, height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('This browser gives no canvas to read from');
      pen.drawImage(before, 0, 0);
      pen.drawImage(after, width, 0);
      pen.drawImage(after, 2 * width, 0);
      const mean = (left: number, top: number): readonly number[] => {
        const { data } = pen.getImageData(left, top, cell, cell);
        const sums = [0, 0, 0, 0];
        for (let at = 0; at < data.length; at++) sums[at % 4] = (sums[at % 4] ?? 0) + (data[at] ?? 0);
        return sums.map((sum) => sum / (cell * cell));
      };
      const regions: string[] = [];
      if (before.width !== after.width || before.height !== after.height)
        regions.push(`size ${before.width} × ${before.height}, now ${after.width} × ${after.height}`);
      pen.strokeStyle = '#ff00ff';
      const found: (readonly [number, number])[] = [];
      for (let top = 0; top + cell <= height; top += cell)
        for (let left = 0; left + cell <= width; left += cell) {
          const [a, b] = [mean(left, top), mean(width + left, top)];
          if (a.some((value, band) => Math.abs(value - (b[band] ?? 0)) > tolerance)) found.push([left, top]);
        }
      for (const [left, top] of found) {
        regions.push(`row ${top / cell + 1} column ${left / cell + 1}`);
        pen.strokeRect(2 * width + left + 0.5, top + 0.5, cell - 1, cell - 1);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return { regions, picture: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
    },
    { sources: [recorded.toString('base64'), now.toString('base64')], cell, tolerance },
  );

/** Takes the picture of a part when two in a row are the same. */
const takeSettled = async (part: Locator): Promise<Buffer> => {
  let before = await part.screenshot();
  for (let times = 0; times < 10; times++) {
    const next = await part.screenshot();
    if ((await compare(part, before, next)).regions.length === 0) return next;
    before = next;
  }
  throw new Error('The picture does not come to rest');
};

/**
 * Expects a part of the page to look as recorded in `recorded/pictures`, region by region. On a difference the picture with the regions is
 * among the test's results. `--update-snapshots` records it again.
 */
export const expectRecordedPicture = async (part: Locator, name: string, info: TestInfo): Promise<void> => {
  const file = join(import.meta.dirname, 'recorded', 'pictures', `${name}.png`);
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    mkdirSync(dirname(file), { recursive: true });
    const now = await takeSettled(part);
    // What is the same within the tolerance stays as it is.
    if (!existsSync(file) || (await compare(part, readFileSync(file), now)).regions.length > 0) writeFileSync(file, now);
    return;
  }
  if (!existsSync(file)) throw new Error(`${name} is not recorded: run the journey with --update-snapshots and look at the picture`);
  let difference: Difference = { regions: [], picture: '' };
  await expect
    .poll(
      async () => {
        difference = await compare(part, readFileSync(file), await part.screenshot());
        return difference.regions.length;
      },
      { timeout: 15_000 },
    )
    .toBe(0)
    .catch(() => undefined);
  if (difference.regions.length > 0) writeFileSync(info.outputPath(`${name}.png`), Buffer.from(difference.picture, 'base64'));
  expect.soft(difference.regions, `${name}: regions of ${cell} dots that differ from the recorded picture`).toEqual([]);
};
