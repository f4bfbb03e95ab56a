import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Drawn } from './collection.ts';
import { computeRingArea, computeRingCentre, type Position, type Ring } from './geometry.ts';
import { findUnmatched, rankPlaces } from './places.ts';
import { type Areas, listRings, readCities, readDistrictNames, readIndianStates, readWorldCountries } from './sources.ts';

export interface Label extends Drawn {
  readonly properties: { readonly name: string; readonly rank: number };
}

const computeSize = (ring: Ring): number => Math.abs(computeRingArea(ring));
const findLargest = (rings: readonly Ring[]): Ring => [...rings].sort((a, b) => computeSize(b) - computeSize(a))[0] ?? [];

/** A name with the rank that sets the zoom at which it appears. */
const toLabel = (name: string, [x, y]: Position, rank: number): Label => ({
  properties: { name, rank },
  geometry: { type: 'Point', coordinates: [x, y] },
});

/** Countries whose largest part has an unsuitable centre: next to a disputed area, or in the sea. */
const betterPlaces: Readonly<Record<string, Position>> = {
  India: [79.2, 22.6],
  Pakistan: [68.4, 29.2],
  China: [101, 34.5],
  France: [2.5, 46.8],
  'United States of America': [-98.5, 39.5],
};

/** Countries with an ISO 3166-1 number and more than one square degree. */
export const listCountryLabels = (): readonly Label[] => {
  const topology = readWorldCountries();
  const areas = feature(topology as unknown as Topology, topology.objects.countries as never) as unknown as Areas;
  return areas.features
    .filter((country) => country.id !== undefined)
    .map((country) => ({ name: country.properties.name, ring: findLargest(listRings(country.geometry)) }))
    .filter(({ ring }) => computeSize(ring) > 1)
    .map(({ name, ring }) =>
      toLabel(name, betterPlaces[name] ?? computeRingCentre(ring), name === 'India' ? 0 : computeSize(ring) > 40 ? 1 : 2),
    );
};

export const listStateLabels = (): readonly Label[] =>
  readIndianStates()
    .map(({ name, rings }) => ({ name, ring: findLargest(rings) }))
    .map(({ name, ring }) => toLabel(name, computeRingCentre(ring), computeSize(ring) > 3 ? 1 : 2));

export const listPlaceLabels = (): readonly Label[] => {
  const cities = readCities();
  const missing = findUnmatched(cities);
  if (missing.length > 0) throw new Error(`No place of this name: ${missing.join(', ')}`);
  const districts = readDistrictNames();
  return rankPlaces(cities, (city) => districts.get(`IN.${city.admin1}.${city.admin2}`)).map((place) =>
    toLabel(place.name, [place.longitude, place.latitude], place.rank),
  );
};
