import type { ImageryLayer, ImageryService, LayerScale } from './layer.ts';
import { dayNumber, toDay } from './time-axis.ts';

/**
 * Nitrogen dioxide in the troposphere, from NASA's Global Imagery Browse Services (GIBS), public, without a key.
 *
 * - WMTS, REST form `<root>/<layer>/default/<day>/GoogleMapsCompatible_Level6/{z}/{y}/{x}.png`, EPSG:3857, zoom 0 to 6, PNG; the
 *   available days: `<root>/1.0.0/<layer>/default/GoogleMapsCompatible_Level6/all/all.xml` (GIBS API documentation, Access Basics: WMTS,
 *   Time Dimension, DescribeDomains). Much of the world may still be missing for the current day (same page), so the newest day shown
 *   first is yesterday.
 * - TROPOMI_L2_Nitrogen_Dioxide_Tropospheric_Column: TROPOMI on Sentinel-5P, daily, ground pixels about 5.5 × 3.5 km; measurements
 *   are public from 30 April 2018. OMI_Nitrogen_Dioxide_Tropo_Column: OMI on Aura, product OMNO2d, daily, 0.25°, from 1 October 2004
 *   (names as in the configuration of NASA Worldview). The first days here apply only until the service has reported its own.
 * - Both use the colour map OMI_Nitrogen_Dioxide_Tropo_Column v1.3: 190 steps from 0 to 2.0·10¹⁶ molecules/cm², one more
 *   above; the colours below are its steps at every eighth of the scale. No colour: not measured (cloud, no overpass), not "none".
 */
const matrixSet = 'GoogleMapsCompatible_Level6';

const tileAddresses =
  (layer: string) =>
  (service: string, day: string): string =>
    `${service}/${layer}/default/${day}/${matrixSet}/{z}/{y}/{x}.png`;

const domainAddress =
  (layer: string) =>
  (service: string): string =>
    `${service}/1.0.0/${layer}/default/${matrixSet}/all/all.xml`;

/** Units of 10¹⁵ molecules/cm². */
const scale: LayerScale = {
  kind: 'bar',
  colours: ['#fffcab', '#ffea80', '#ffd75f', '#ffbe42', '#ff9c2a', '#ff7d20', '#ff5417', '#f82c10', '#e5110a'],
  marks: [0, 5, 10, 15, 20].map((value) => ({ at: value / 20, value })),
  unit: 'column',
};

const upToYesterday =
  (first: string) =>
  (today: string): { first: string; last: string } => ({ first, last: toDay(dayNumber(today) - 1) });

const buildLayer = (id: ImageryLayer['id'], name: string, first: string): ImageryLayer => ({
  id,
  time: 'day',
  range: upToYesterday(first),
  tiles: tileAddresses(name),
  domain: domainAddress(name),
  // The whole world in one picture: if no point has a colour, nothing was measured on that day.
  sample: { z: 0, x: 0, y: 0, coloured: true },
  maxZoom: 6,
  scale: () => scale,
});

export const no2Service: ImageryService = {
  id: 'no2',
  name: 'NASA GIBS',
  attribution: 'NO₂: NASA EOSDIS GIBS; TROPOMI/Sentinel-5P (Copernicus), OMI/Aura',
  layers: [
    buildLayer('tropomi', 'TROPOMI_L2_Nitrogen_Dioxide_Tropospheric_Column', '2018-04-30'),
    buildLayer('omi', 'OMI_Nitrogen_Dioxide_Tropo_Column', '2004-10-01'),
  ],
};
