import { type StyleSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { footprintSources } from './footprint-sources.ts';
import { palettes } from './palette.ts';
import { streetLayers } from './streets/street-layers.ts';
import { mapStyle } from './style.ts';

const style = (change: Partial<Parameters<typeof mapStyle>[0]> = {}) =>
  mapStyle({
    theme: 'light',
    narrow: false,
    raster: undefined,
    failing: false,
    around: { latitude: 21.7, longitude: 72.58 },
    rings: true,
    distanceText: (metres) => `${metres} m`,
    gathered: false,
    leaning: false,
    streets: undefined,
    drawStreets: streetLayers,
    language: 'en',
    overlays: [],
    ...change,
  });

describe('the style of the map', () => {
  it.each(Object.keys(palettes) as (keyof typeof palettes)[])('is accepted by the published specification, %s', (theme) => {
    for (const gathered of [false, true]) {
      const made: StyleSpecification = { ...style({ theme, gathered }), glyphs: 'https://fonts.example/{fontstack}/{range}.pbf' };
      expect(validateStyleMin(made).map(({ message }) => message)).toEqual([]);
    }
  });

  it.each(
    (['protomaps', 'openmaptiles'] as const).flatMap((schema) =>
      (['en', 'hi', 'gu', 'mr'] as const).map((language) => [schema, language] as const),
    ),
  )('is accepted with streets in the schema %s and names in %s', (schema, language) => {
    const streets = { id: 'streets-1', schema, source: { type: 'vector' as const, tiles: ['https://tiles.example/{z}/{x}/{y}'] } };
    for (const theme of Object.keys(palettes) as (keyof typeof palettes)[]) {
      for (const leaning of [false, true]) {
        const made = { ...style({ theme, streets, language, leaning }), glyphs: 'https://fonts.example/{fontstack}/{range}.pbf' };
        expect(validateStyleMin(made).map(({ message }) => message)).toEqual([]);
        // India's borders are those of the base map alone.
        expect(
          made.layers.filter((layer) => 'source-layer' in layer && layer.source === 'streets-1' && layer['source-layer'] === 'boundaries'),
        ).toEqual([]);
      }
    }
  });

  it('is light over satellite pictures, which are dark in every theme', () => {
    const raster = { id: 'satellite', isPicture: true, tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '', maxZoom: 18 };
    const words = (made: StyleSpecification) => made.layers.find(({ id }) => id === 'range-ring-labels')?.paint;
    expect(words(style({ raster }))).toEqual(words(style({ theme: 'dark' })));
    expect(words(style({ raster, failing: true }))).toEqual(words(style()));
    expect(words(style({ raster: { ...raster, id: 'street', isPicture: false } }))).toEqual(words(style()));
    expect(words(style({ raster, theme: 'contrast' }))).toEqual(words(style({ theme: 'contrast' })));
  });

  it('masks the picture three times at a site, once for each source of areas and lines', () => {
    const zoom = 12;
    const clipped = style().layers.flatMap((layer) =>
      (layer.type === 'fill' || layer.type === 'line') && (layer.minzoom ?? 0) <= zoom && zoom < (layer.maxzoom ?? 24)
        ? [layer.source]
        : [],
    );
    expect(clipped.filter((source, index) => source !== clipped[index - 1])).toEqual(['basemap', 'net', 'footprint']);
  });

  it('contains nothing that changes with the wind or with the places nearby', () => {
    for (const id of [...footprintSources, 'receptors']) {
      expect(style().sources[id]).toMatchObject({ type: 'geojson', data: { features: [] } });
    }
  });
});
