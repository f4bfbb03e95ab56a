import type { Severity } from '@hazardguard/engine';
import { latest, normalizePropertyExpression } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { areaLayers } from '../../map/overlays/areas.ts';
import { type MapTheme, palettes } from '../../map/palette.ts';
import { streetLayers } from '../../map/streets/street-layers.ts';
import { mapStyle } from '../../map/style.ts';
import { areaLooks } from '../../ui/area-look.ts';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { blindnesses, computeContrast, computeDifference, mixOver, simulateBlindness } from './testing/colour-measures.ts';

const themes = Object.keys(palettes) as readonly MapTheme[];
const severities = Object.keys(hazardColours) as readonly Severity[];

/** Every base map on which zones are drawn. A picture from above can have any colour: black, greys and white are its worst. */
const baseMaps = ['offline', 'protomaps', 'openmaptiles', 'satellite'] as const;
type BaseMap = (typeof baseMaps)[number];
const picture = { id: 'satellite', isPicture: true, tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '', maxZoom: 18 };

const drawLayers = (theme: MapTheme, base: BaseMap): readonly LayerSpecification[] =>
  mapStyle({
    theme,
    narrow: false,
    raster: base === 'satellite' ? picture : undefined,
    failing: false,
    around: { latitude: 21.7, longitude: 72.58 },
    rings: true,
    distanceText: (metres) => `${metres} m`,
    gathered: false,
    leaning: true,
    streets: base === 'protomaps' || base === 'openmaptiles' ? { id: 's', schema: base, source: { type: 'vector', tiles: [] } } : undefined,
    drawStreets: streetLayers,
    language: 'en',
    overlays: [],
  }).layers;

const landUses = [
  'park',
  'cemetery',
  'wood',
  'scrub',
  'grassland',
  'glacier',
  'sand',
  'military',
  'airfield',
  'hospital',
  'industrial',
  'zoo',
];

/** The colours that a layer paints at the scales of a release, `#rrggbb`. */
const listColours = ({ type, paint = {} }: LayerSpecification): readonly string[] => {
  const name = `${type}-color`;
  const value = (paint as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) return [];
  const properties = (latest as unknown as Readonly<Record<string, Readonly<Record<string, never>>>>)[`paint_${type}`] ?? {};
  const colour = normalizePropertyExpression(value as never, name, properties[name] as never);
  const toHex = (share: number): string =>
    Math.round(255 * share)
      .toString(16)
      .padStart(2, '0');
  const found = [9, 12, 16].flatMap((zoom) =>
    landUses.map((kind): string => {
      const { r, g, b } = colour.evaluate({ zoom }, { type: 'Polygon', properties: { kind } });
      return `#${[r, g, b].map(toHex).join('')}`;
    }),
  );
  return [...new Set(found)];
};

/** Colour and width of a line, CSS pixels. */
const readLine = (layer: LayerSpecification | undefined): readonly [colour: string, width: number] | undefined =>
  layer?.type === 'line' ? [listColours(layer)[0] ?? '', Number(layer.paint?.['line-width'])] : undefined;

/** The outline of a zone, and what lies along both of its sides. */
const readOutline = (layers: readonly LayerSpecification[], severity: Severity | 'own', patterned: boolean) => {
  const find = (part: string) => readLine(layers.find(({ id }) => id === `zone-${part}-${severity}`));
  const [line, halo] = patterned || severity === 'own' ? [find('pattern'), find('line')] : [find('line'), find('halo')];
  if (line === undefined || halo === undefined) throw new Error(`The outline of ${severity} has no halo`);
  return { line, halo };
};

const listGrounds = (theme: MapTheme, base: BaseMap): readonly (readonly [name: string, colour: string])[] => {
  const layers = drawLayers(theme, base);
  const under = layers.slice(
    0,
    layers.findIndex(({ id }) => id === 'fan-fill'),
  );
  const drawn = under.filter(({ type }) => type !== 'symbol' && type !== 'circle');
  const greys = ['#000000', '#404040', '#808080', '#c0c0c0', '#ffffff'].map((colour) => ['picture', colour] as const);
  return [
    ...drawn.flatMap((layer) => listColours(layer).map((colour) => [layer.id, colour] as const)),
    ...(base === 'satellite' ? greys : []),
  ];
};

const toRatio = (contrast: number): string => `${contrast.toFixed(1)} : 1`;

describe('outlines of zones (WCAG 2.2, 1.4.11)', () => {
  it.for(themes.flatMap((theme) => baseMaps.map((base) => [theme, base] as const)))(
    'have 3 : 1 to what lies beside them on every ground: %s, %s',
    async ([theme, base], { annotate }) => {
      const layers = drawLayers(theme, base);
      const grounds = listGrounds(theme, base);
      expect(grounds.length).toBeGreaterThan(5);
      for (const severity of severities) {
        const { line, halo } = readOutline(layers, severity, palettes[theme].patterned);
        const onHalo = computeContrast(line[0], halo[0]);
        const onGround = grounds.map(([name, colour]) => [computeContrast(line[0], colour), name] as const);
        const [least, ground] = onGround.reduce((worst, one) => (one[0] < worst[0] ? one : worst));
        await annotate(`${severity}: ${toRatio(onHalo)} on its halo; without it ${toRatio(least)} on ${ground}`);
        if (least >= 3) continue;
        // Then a pixel of halo on each side lies beside the line.
        expect(onHalo, severity).toBeGreaterThanOrEqual(3);
        expect(halo[1] - line[1], severity).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it.each(themes)('so have a level of the user’s own and the areas of a warning, %s', (theme) => {
    const { line, halo } = readOutline(drawLayers(theme, 'offline'), 'own', false);
    expect(computeContrast(line[0], halo[0])).toBeGreaterThanOrEqual(3);
    for (const [name, look] of Object.entries(areaLooks)) {
      const [edge, own] = areaLayers('area', look, palettes[theme]).slice(1).map(readLine);
      expect(computeContrast(edge?.[0] ?? '', own?.[0] ?? ''), name).toBeGreaterThanOrEqual(3);
      expect((edge?.[1] ?? 0) - (own?.[1] ?? 0), name).toBeGreaterThanOrEqual(2);
    }
  });
});

/** From here on a person sees two colours: Mokrzycki and Tatol, Colour difference ΔE, Machine Graphics and Vision 20(4), 2011. */
const twoColours = 5;

describe('fills of zones', () => {
  it.for(themes.flatMap((theme) => blindnesses.map((kind) => [theme, kind] as const)))(
    'differ from the next zone and from the ground: %s, %s',
    async ([theme, kind], { annotate }) => {
      const { land, water, zoneFill } = palettes[theme];
      for (const ground of [land, water]) {
        // The worst zone is drawn over the others.
        const fills = [ground];
        for (const severity of severities.toReversed()) fills.unshift(mixOver(fills[0] ?? ground, hazardColours[severity], zoneFill));
        const seen = fills.map((fill) => simulateBlindness(fill, kind));
        const steps = seen.slice(1).map((under, at) => computeDifference(seen[at] ?? under, under));
        await annotate(`${ground}: ${steps.map((step) => step.toFixed(1)).join(', ')}`);
        expect(Math.min(...steps), `${ground}: ${steps.join(', ')}`).toBeGreaterThan(twoColours);
      }
    },
  );
});
