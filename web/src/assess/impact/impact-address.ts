import { useMemo } from 'react';
import { asText, useAddress } from '../../data/address.ts';
import type { Position } from '../../map/graticule.ts';
import { readPair, readPosition } from '../../map/position/position-text.ts';

/** What a release may reach; `population` is everybody recorded, wherever they are. */
export const areas = ['school', 'hospital', 'industry', 'population', 'residential'] as const;
export type Area = (typeof areas)[number];
/** As the specification has it. */
export const usualAreas: readonly Area[] = ['school', 'industry'];

export const layers = ['satellite', 'simulation', 'response'] as const;
/** Kept in the address; the ground of the map is chosen for all screens of a browser. */
export const ownLayers = ['simulation', 'response'] as const satisfies readonly (typeof layers)[number][];
export const usualLayers: readonly (typeof ownLayers)[number][] = ['simulation'];

/** Stands in the address where nothing is chosen: an empty value would read like a link cut short. */
const nothing = 'none';

/** Some of a few, kept in the address with commas between; the usual ones where the address says nothing. */
export const useChosen = <const Choice extends string>(key: string, choices: readonly Choice[], usual: readonly Choice[]) => {
  const [text, setText] = useAddress(key, asText);
  const chosen = useMemo(() => {
    if (text === undefined) return usual;
    const named = text.split(',');
    return choices.filter((choice) => named.includes(choice));
  }, [text, choices, usual]);
  const choose = (next: readonly string[]): void => setText(choices.filter((choice) => next.includes(choice)).join(',') || nothing);
  return [chosen, choose] as const;
};

/** '21.700000,72.600000', or undefined where the text is no position. */
export const asPosition = (text: string): Position | undefined => {
  const pair = readPair(text);
  return pair && readPosition(pair);
};

export const positionText = ({ latitude, longitude }: Position): string => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

/** Keys that belong to one site and go with it. */
export const placeKeys = ['from', 'example'] as const;
