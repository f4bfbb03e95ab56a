import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Drawn } from './collection.ts';
import { type Position, type Ring, ringArea, ringCentre } from './geometry.ts';
import { rankPlaces, unmatched } from './places.ts';
import { type Areas, allCities, districtNames, indianStates, ringsOf, worldCountries } from './sources.ts';

export interface Label extends Drawn {
  readonly properties: { readonly name: string; readonly rank: number };
}

const size = (ring: Ring): number => Math.abs(ringArea(ring));
const largest = (rings: readonly Ring[]): Ring => [...rings].sort((a, b) => size(b) - size(a))[0] ?? [];

/** A name with the rank that decides at which zoom it appears. */
const label = (name: string, [x, y]: Position, rank: number): Label => ({
  properties: { name, rank },
  geometry: { type: 'Point', coordinates: [x, y] },
});

/** Where the centre of the largest part lies badly: beside a disputed area, or off the land. */
const betterPlaces: Readonly<Record<string, Position>> = {
  India: [79.2, 22.6],
  Pakistan: [68.4, 29.2],
  China: [101, 34.5],
  France: [2.5, 46.8],
  'United States of America': [-98.5, 39.5],
};

/** Countries with a number of ISO 3166-1 and more than a square degree. */
export const countryNames = (): readonly Label[] => {
  const topology = worldCountries();
  const areas = feature(topology as unknown as Topology, topology.objects.countries as never) as unknown as Areas;
  return areas.features
    .filter((country) => country.id !== undefined)
    .map((country) => ({ name: country.properties.name, ring: largest(ringsOf(country.geometry)) }))
    .filter(({ ring }) => size(ring) > 1)
    .map(({ name, ring }) => label(name, betterPlaces[name] ?? ringCentre(ring), name === 'India' ? 0 : size(ring) > 40 ? 1 : 2));
};

export const stateNames = (): readonly Label[] =>
  indianStates()
    .map(({ name, rings }) => ({ name, ring: largest(rings) }))
    .map(({ name, ring }) => label(name, ringCentre(ring), size(ring) > 3 ? 1 : 2));

export const placeNames = (): readonly Label[] => {
  const cities = allCities();
  const missing = unmatched(cities);
  if (missing.length > 0) throw new Error(`No place of this name: ${missing.join(', ')}`);
  const districts = districtNames();
  return rankPlaces(cities, (city) => districts.get(`IN.${city.admin1}.${city.admin2}`)).map((place) =>
    label(place.name, [place.longitude, place.latitude], place.rank),
  );
};
