import { describe, expect, it } from 'vitest';
import { fitRoom } from './fit-room.ts';
import { hazardLayers } from './hazard-layers.ts';
import { palettes } from './palette.ts';

const sizes = [
  { clientWidth: 1_020, clientHeight: 560 },
  { clientWidth: 390, clientHeight: 220 },
];

describe.each(sizes)('the room around zones on a map of $clientWidth × $clientHeight', (size) => {
  it.each([0, 45, 90, 200, 290])('has the whole wind arrow, which comes from %i°', (fromDeg) => {
    // 76 px from the source to the arrow's end.
    const [x, y] = [76 * Math.sin((fromDeg * Math.PI) / 180), -76 * Math.cos((fromDeg * Math.PI) / 180)];
    for (const room of Object.values(fitRoom(size, fromDeg, fromDeg))) {
      expect(room.left + Math.min(0, x)).toBeGreaterThanOrEqual(0);
      expect(room.right - Math.max(0, x)).toBeGreaterThanOrEqual(0);
      expect(room.top + Math.min(0, y)).toBeGreaterThanOrEqual(0);
      expect(room.bottom - Math.max(0, y)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([60, 90, 120, 240, 270, 300])('has the whole label at the end of the zones, with the wind from %i°', (fromDeg) => {
    const narrow = size.clientWidth <= 640;
    const words = hazardLayers(palettes.light, { narrow, gathered: false, leaning: false }).find(({ id }) => id === 'zone-words');
    const { 'text-size': px, 'text-max-width': ems } = (words?.layout ?? {}) as Readonly<Record<string, number>>;
    // From 0.8 em beyond the end, with its halo.
    const label = ((ems ?? 0) + 0.8) * (px ?? 0) + 2;
    expect(label).toBeGreaterThan(100);
    for (const room of Object.values(fitRoom(size, fromDeg, fromDeg)))
      expect(fromDeg < 180 ? room.left : room.right).toBeGreaterThanOrEqual(label);
  });

  it('has the arrow above the scale', () => {
    for (const { bottom } of Object.values(fitRoom(size, 225, 225)))
      expect(bottom).toBeGreaterThanOrEqual(76 * Math.SQRT1_2 + Math.min(40, size.clientHeight / 10));
  });

  it('follows the wind of the zones where the arrow shows another', () => {
    expect(fitRoom(size, 270, 80).usual.left).toBeGreaterThan(fitRoom(size, 270, 270).usual.left);
  });

  it('leaves a view for the zones', () => {
    for (const fromDeg of [0, 90, 180, 270]) {
      const { usual } = fitRoom(size, fromDeg, fromDeg);
      expect(usual.left + usual.right).toBeLessThan(0.6 * size.clientWidth);
      expect(usual.top + usual.bottom).toBeLessThan(0.75 * size.clientHeight);
    }
  });
});
