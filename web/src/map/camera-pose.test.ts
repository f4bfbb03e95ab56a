import { describe, expect, it } from 'vitest';
import { distanceM } from '../compute/geodesy.ts';
import { flightPose, orbitPose, turned, zoomFor } from './camera-pose.ts';

const site = { latitude: 21.7, longitude: 72.6 };

describe('where the camera stands', () => {
  it('takes the zoom at which the metres fit: zoom 0 holds the equator in one tile of 512 pixels', () => {
    expect(zoomFor(40_075_016.686, 0, 512)).toBe(0);
    expect(zoomFor(40_075_016.686 / 1024, 0, 512)).toBe(10);
    // At 60° the same zoom shows half the metres.
    expect(zoomFor(40_075_016.686 / 1024, 60, 512)).toBeCloseTo(9, 10);
  });

  it('looks at the middle of the reach downwind, and shows 1.2 or 3 times of it', () => {
    const plume = { reachM: 4000, towardsDeg: 90 };
    const closer = orbitPose(site, plume, 'closer', 45);
    const farther = orbitPose(site, plume, 'farther', 45);
    expect(closer.acrossM).toBeCloseTo(4800, 9);
    expect(farther.acrossM).toBe(12_000);
    expect(closer.pitch).toBe(60);
    expect(distanceM(site.latitude, site.longitude, closer.latitude, closer.longitude)).toBeCloseTo(2000, 0);
    expect(closer.longitude).toBeGreaterThan(site.longitude);
  });

  it('looks at the source of a hazard without direction', () => {
    expect(orbitPose(site, { reachM: 300, towardsDeg: undefined }, 'closer', 0)).toMatchObject(site);
  });

  it('flies over the front, looking along the plume, and not past its end', () => {
    const plume = { reachM: 4000, towardsDeg: 110 };
    const start = flightPose(site, plume, 0);
    const end = flightPose(site, plume, 9000);
    expect(distanceM(site.latitude, site.longitude, start.latitude, start.longitude)).toBeCloseTo(0, 6);
    expect(start.bearing).toBe(110);
    expect(distanceM(site.latitude, site.longitude, end.latitude, end.longitude)).toBeCloseTo(4000, 0);
  });

  it('turns through north', () => {
    expect(turned(350, 30)).toBe(20);
    expect(turned(10, -30)).toBe(340);
  });
});
