import type { Page } from '@playwright/test';

interface RecordedMoves {
  readonly heard: readonly { readonly at: number; readonly wind: number }[];
}

/** Mark that the product sets in the browser's timeline when a footprint is on the screen. */
const drawnMark = 'hazardguard-footprint-drawn';

/** Adds a listener before the page's own code runs: when the pointer last moved, and when which footprint was drawn. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript((mark) => {
    const heard: { at: number; wind: number }[] = [];
    Object.assign(globalThis, { heard, movedAt: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName(mark)) heard.push({ at: entry.startTime, wind: Number((entry as PerformanceMark).detail) });
    }).observe({ entryTypes: ['mark'] });
    addEventListener('pointermove', (event) => Object.assign(globalThis, { movedAt: event.timeStamp }), { capture: true });
  }, drawnMark);
};

/** Time from the request of the page to its first footprint, ms. */
export const measureFirstDrawnMs = async (page: Page): Promise<number> => {
  await page.waitForFunction('globalThis.heard.length > 0', undefined, { timeout: 60_000 });
  return page.evaluate<number>('globalThis.heard[0].at');
};

/** Turns the dial by hand, one move after the other; ms from each move to its footprint on the screen. */
export const turnDial = async (page: Page, moves: number): Promise<number[]> => {
  const knob = page.locator('[data-knob]');
  await knob.scrollIntoViewIfNeeded();
  const box = await knob.boundingBox();
  if (!box) throw new Error('The dial is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (degrees: number): readonly [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [x + 80 * Math.sin(angle), y - 80 * Math.cos(angle)];
  };
  await page.mouse.move(...at(10));
  await page.mouse.down();
  const took: number[] = [];
  for (let i = 1; i <= moves; i++) {
    const wind = (10 + 7 * i) % 360;
    await page.mouse.move(...at(wind));
    // Only the footprint of this direction counts: the previous one may be redrawn in between.
    const drawn = await page.waitForFunction(
      ({ wind, movedAt }) => (globalThis as unknown as RecordedMoves).heard.find((mark) => mark.wind === wind && mark.at > movedAt)?.at,
      { wind, movedAt: await page.evaluate<number>('globalThis.movedAt') },
      { polling: 20 },
    );
    took.push(Number(await drawn.jsonValue()) - (await page.evaluate<number>('globalThis.movedAt')));
  }
  await page.mouse.up();
  // The first few warm the worker and the map up.
  return took.slice(5);
};
