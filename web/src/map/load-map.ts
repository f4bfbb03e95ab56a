import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

let isAsked = false;

/**
 * What the map requests when it is created, requested in parallel with its code. An error here is reported again when the map
 * needs it.
 */
const fetchDependencies = (): void => {
  if (isAsked) return;
  isAsked = true;
  import('./basemap-archive.ts').then(({ prefetchTiles: readAhead }) => readAhead()).catch(() => undefined);
  // Read to the end, or the browser would not cache it.
  fetch(workerUrl)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
};

/** The code that draws maps. */
export const loadMap = () => {
  fetchDependencies();
  return import('./map-canvas.tsx');
};
