import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Outlines like those of a footprint: three rings of 128 points. */
const script = `
import { Map, setWorkerUrl } from '/bare/maplibre-gl.mjs';
setWorkerUrl('/bare/maplibre-gl-worker.mjs');
const ring = (km, towards) => {
  const points = Array.from({ length: 128 }, (_, i) => {
    const along = Math.sin((Math.PI * i) / 128) * km, across = Math.cos((Math.PI * i) / 128) * Math.sin((2 * Math.PI * i) / 128) * km * 0.1;
    const a = (towards * Math.PI) / 180;
    return [72.58 + (along * Math.sin(a) + across * Math.cos(a)) / 103.5, 21.7 + (along * Math.cos(a) - across * Math.sin(a)) / 111.2];
  });
  return [...points, points[0]];
};
const data = (towards) => ({ type: 'FeatureCollection', features: [8, 4.7, 1.9].map((km) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring(km, towards)] } })) });
const map = new Map({ container: 'map', center: [72.58, 21.7], zoom: 12, style: { version: 8, sources: { zones: { type: 'geojson', data: data(0), tolerance: 0.1 } }, layers: [
  { id: 'ground', type: 'background', paint: { 'background-color': '#f3f4f2' } },
  { id: 'fill', type: 'fill', source: 'zones', paint: { 'fill-color': '#E06A00', 'fill-opacity': 0.28 } },
  { id: 'line', type: 'line', source: 'zones', paint: { 'line-color': '#7A0019', 'line-width': 3 } } ] } });
const drawn = () => new Promise((done) => { const look = () => { if (map.getSource('zones') && map.isSourceLoaded('zones')) { map.off('render', look); done(); } }; map.on('render', look); map.triggerRepaint(); });
await drawn();
globalThis.bareDrawnMs = performance.now();
globalThis.turn = async (towards) => { const from = performance.now(); map.getSource('zones').setData(data(towards)); await drawn(); return performance.now() - from; };
globalThis.bareReady = true;
`;

/** Time of the map library alone in this browser: the same size, three outlines, nothing else on the page. */
export const openBareMap = async (page: Page): Promise<void> => {
  const folder = dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css'));
  await page.route('**/bare/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === '') {
      const css = await readFile(join(folder, 'maplibre-gl.css'), 'utf8');
      const body = `<!doctype html><style>${css} body{margin:0}#map{width:806px;height:504px}</style><div id="map"></div><script type="module">${script}</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, name), 'utf8') });
  });
  await page.goto('/bare/');
  await page.waitForFunction('globalThis.bareReady', undefined, { timeout: 60_000 });
};
