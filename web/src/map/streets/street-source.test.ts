import { describe, expect, it, vi } from 'vitest';
import { findStreets, hasStreets, type KnownLayers, toCredit } from './street-source.ts';

vi.stubGlobal('window', { location: { origin: 'https://hazard.example' } });

const layer = (
  id: number,
  bounds: [number, number, number, number],
  content: 'vector' | 'raster' = 'vector',
): KnownLayers['layers'][number] => ({
  id,
  name: `Layer ${id}`,
  content,
  tileSchema: content === 'vector' ? 'openmaptiles' : null,
  sourceName: '',
  year: null,
  licence: '',
  attribution: '<img src=x onerror=alert(1)>',
  bounds,
  minZoom: 0,
  maxZoom: 14,
  bytes: 1,
  features: null,
  revision: 3,
  addedAt: '2026-11-26T00:00:00Z',
  addedBy: null,
});
const streets = { revision: 7, bounds: [72, 21, 73, 22] as [number, number, number, number], attribution: 'A & B' };
const bharuch = { latitude: 21.6, longitude: 72.9 };

describe('the streets around a place', () => {
  it('are the smallest archive with the place, else the imported features', () => {
    const country = layer(1, [68, 6, 97, 37]);
    const district = layer(2, [72, 21, 74, 22]);
    const pictures = layer(3, [72.8, 21.5, 73, 21.7], 'raster');
    expect(findStreets({ layers: [country, district, pictures], streets }, bharuch)?.source.tiles).toEqual([
      'https://hazard.example/api/map/layers/2/{z}/{x}/{y}?r=3',
    ]);
    expect(findStreets({ layers: [country, district], streets }, { latitude: 12, longitude: 77 })?.id).toBe('streets-1-3');
    expect(findStreets({ layers: [pictures], streets }, bharuch)).toMatchObject({ id: 'streets-7', schema: 'protomaps' });
    expect(findStreets({ layers: [pictures], streets: null }, bharuch)).toBeUndefined();
  });

  it('are missing where no layer has the place', () => {
    expect(hasStreets({ layers: [], streets }, bharuch)).toBe(true);
    expect(hasStreets({ layers: [], streets }, { latitude: 20.4, longitude: 72.9 })).toBe(false);
    expect(hasStreets(undefined, bharuch)).toBe(false);
  });

  it('have credits as text, which the map writes as HTML', () => {
    expect(toCredit('<img src=x onerror=alert(1)> "A" & B')).toBe('&lt;img src=x onerror=alert(1)&gt; &quot;A&quot; &amp; B');
    expect(findStreets({ layers: [layer(1, [68, 6, 97, 37])], streets: null }, bharuch)?.source.attribution).not.toContain('<');
  });
});
