import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../../../tools/build-web.mjs';
import type { BenchRow } from '../measure.ts';
import { withServer } from '../with-server.ts';
import { openBareMap } from './bare-map.ts';
import { withBrowser } from './browser.ts';
import { listen, measureFirstDrawnMs, turnDial } from './dial.ts';
import { fillScene, sceneSize } from './fill-scene.ts';
import { measureFrames, panAndZoom, slide } from './frames.ts';
import { selectQuantile, toQuantileRows } from './quantile-rows.ts';

const moves = 45;
const openings = 5;

/**
 * What a person at the screen waits for, in a real browser that draws without a graphics card: each figure compared with the bare map library
 * doing as much in the same browser. A laptop with a graphics card is faster in both.
 */
export const benchInteraction = (): Promise<BenchRow[]> => {
  buildWeb(process.execPath, fileURLToPath(new URL('../../../..', import.meta.url)));
  return withServer(async (server) => {
    const { link } = await fillScene(server.database);
    return withBrowser(server, async (browser) => {
      const rows: BenchRow[] = [];
      const bareOpened: number[] = [];
      const linkOpened: number[] = [];
      for (let i = 0; i < openings; i++) {
        const bare = await browser.page();
        await openBareMap(bare.page);
        bareOpened.push(await bare.page.evaluate<number>('globalThis.bareDrawnMs'));
        await bare.context.close();
        const { page, context } = await browser.page();
        await listen(page);
        await page.goto(link);
        linkOpened.push(await measureFirstDrawnMs(page));
        await context.close();
      }
      rows.push(...toQuantileRows('Shared link on a cold cache to its footprint on the map', linkOpened, bareOpened, '<= 2,000 ms'));

      const bare = await browser.page();
      await openBareMap(bare.page);
      const bareTurns = await bare.page.evaluate<number[]>(
        `(async () => { const took = []; for (let i = 0; i < ${moves}; i++) took.push(await turn(7 * i)); return took.slice(5); })()`,
      );
      const bareFrames = await measureFrames(bare.page, () => panAndZoom(bare.page));
      await bare.context.close();

      const { page, context } = await browser.page();
      await listen(page);
      await page.goto(link);
      await measureFirstDrawnMs(page);
      // A first visit keeps the whole program for use without a network: some 700 files, some ten seconds.
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      rows.push(...toQuantileRows('Wind dial turned to the new footprint on the map', await turnDial(page, moves), bareTurns, '<= 50 ms'));
      const dense = await measureFrames(page, () => panAndZoom(page));
      rows.push(...toQuantileRows(`A frame while panning a map with ${sceneSize.receptors} places around`, dense, bareFrames, ''));
      await page.getByRole('button', { name: 'Leak Plume' }).click();
      rows.push(...toQuantileRows('Time slider, from one picture of the cloud to the next', await slide(page), bareTurns, '<= 33 ms'));
      await page.getByRole('button', { name: 'Arrival times' }).click();
      await page.locator('canvas[data-people]').waitFor({ state: 'attached', timeout: 60_000 });
      rows.push(...toQuantileRows('The same with arrival times and people', await slide(page), bareTurns, ''));
      await page.getByRole('button', { name: 'Wind moving over the map' }).click();
      await page.locator('canvas[data-streaks]').waitFor({ state: 'attached', timeout: 60_000 });
      rows.push(...toQuantileRows('The same with wind streaks too', await slide(page), bareTurns, ''));
      await context.close();

      const many = await browser.page();
      await many.page.goto('/MapsViewer');
      await many.page.locator('canvas.maplibregl-canvas').first().waitFor({ timeout: 60_000 });
      await many.page.waitForLoadState('networkidle');
      const sites = await measureFrames(many.page, () => panAndZoom(many.page));
      rows.push(...toQuantileRows(`A frame while panning a map with ${sceneSize.sites} sites`, sites, bareFrames, ''));
      rows.push({ name: 'The bare map panned, 95th percentile', value: selectQuantile(bareFrames, 0.95), unit: 'ms', target: 'none' });
      await many.context.close();
      return rows;
    });
  });
};
