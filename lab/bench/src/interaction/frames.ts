import type { Page } from '@playwright/test';

/** Times between the browser's frames while a person moves the page, ms. */
export const measureFrames = async (page: Page, move: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    const state = { frames, running: true };
    Object.assign(globalThis, { framesState: state });
    requestAnimationFrame(function next(now) {
      frames.push(now - before);
      before = now;
      if (state.running) requestAnimationFrame(next);
    });
  });
  await move();
  const frames = await page.evaluate<number[]>('(globalThis.framesState.running = false, globalThis.framesState.frames)');
  return frames.slice(2);
};

/** Pans to and fro and zooms in and out over the middle of the map. */
export const panAndZoom = async (page: Page): Promise<void> => {
  const box = await page.locator('canvas.maplibregl-canvas').first().boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let round = 0; round < 3; round++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 20; i++) await page.mouse.move(x + 6 * i * (round % 2 === 0 ? 1 : -1), y + 2 * i);
    await page.mouse.up();
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, round % 2 === 0 ? -120 : 120);
  }
};

/** Mark that the product sets when a picture of the cloud is on the screen. */
const pictureMark = 'hazardguard-picture-drawn';

/** Slides the clock from one end to the other, a step in every frame of the page: ms between drawn pictures of the cloud. */
export const slide = async (page: Page): Promise<number[]> => {
  const slider = page.locator('input[type="range"]').first();
  await slider.waitFor({ timeout: 60_000 });
  return slider.evaluate(async (element, mark) => {
    const input = element as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const drawn: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName(mark)) drawn.push(entry.startTime);
    });
    observer.observe({ entryTypes: ['mark'] });
    for (let value = 0; value <= Number(input.max); value++) {
      set?.call(input, String(value));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(done));
    }
    await new Promise((done) => setTimeout(done, 500));
    observer.disconnect();
    return drawn.slice(1).map((at, i) => at - (drawn[i] ?? at));
  }, pictureMark);
};
