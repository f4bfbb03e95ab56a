import { useMemo } from 'react';
import { asText, useAddress } from '../../data/address.ts';
import type { Position } from '../../map/graticule.ts';
import { readPair, readPosition } from '../../map/position/position-text.ts';

/** The impact areas; `population` is everybody recorded at any place. */
export const areas = ['school', 'hospital', 'industry', 'population', 'residential'] as const;
export type Area = (typeof areas)[number];
/** Default of the specification. */
export const defaultAreas: readonly Area[] = ['school', 'industry'];

export const layers = ['satellite', 'simulation', 'response'] as const;
/** Stored in the address; the map background is a setting of the browser. */
export const ownLayers = ['simulation', 'response'] as const satisfies readonly (typeof layers)[number][];
export const defaultLayers: readonly (typeof ownLayers)[number][] = ['simulation'];

/** Marks an empty selection: an empty value would look like a cut-off link. */
const nothing = 'none';

/** A selection from a list, comma-separated in the address; the default when the address has none. */
export const useChosen = <const Choice extends string>(key: string, choices: readonly Choice[], defaults: readonly Choice[]) => {
  const [text, setText] = useAddress(key, asText);
  const chosen = useMemo(() => {
    if (text === undefined) return defaults;
    const parts = text.split(',');
    return choices.filter((choice) => parts.includes(choice));
  }, [text, choices, defaults]);
  const choose = (next: readonly string[]): void => setText(choices.filter((choice) => next.includes(choice)).join(',') || nothing);
  return [chosen, choose] as const;
};

/** '21.700000,72.600000', or undefined when the text is not a position. */
export const asPosition = (text: string): Position | undefined => {
  const pair = readPair(text);
  return pair && readPosition(pair);
};

export const positionText = ({ latitude, longitude }: Position): string => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
