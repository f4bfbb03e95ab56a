import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

let isAsked = false;

/** What the map asks for as soon as it is made, asked for beside its code. What fails here fails again, visibly, when the map needs it. */
const fetchDependencies = (): void => {
  if (isAsked) return;
  isAsked = true;
  import('./basemap-archive.ts').then(({ prefetchTiles: readAhead }) => readAhead()).catch(() => undefined);
  // Read to its end, or it would not be kept.
  fetch(workerUrl)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
};

/** The code that draws maps. */
export const loadMap = () => {
  fetchDependencies();
  return import('./map-canvas.tsx');
};
