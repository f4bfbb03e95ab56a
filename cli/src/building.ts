import { type Building, type TypicalHouse, typicalAirChanges } from '@hazardguard/engine';
import { Refusal } from './refusal.ts';
import { showValue } from './scenario-file.ts';

const houses: Readonly<Record<string, Building>> = {
  'one-storey': { storeys: 1, sheltered: false },
  'one-storey-sheltered': { storeys: 1, sheltered: true },
  'two-storey': { storeys: 2, sheltered: false },
  'two-storey-sheltered': { storeys: 2, sheltered: true },
};

const maxAirChanges = 20;

const isTypical = (text: string): text is TypicalHouse => Object.hasOwn(typicalAirChanges, text);

/** Parses a kind of house, or air changes per hour. */
export const readBuilding = (text: string): Building => {
  if (isTypical(text)) return { typical: text };
  const house = Object.hasOwn(houses, text) ? houses[text] : undefined;
  if (house) return house;
  const airChangesPerH = text.trim() === '' ? Number.NaN : Number(text);
  if (airChangesPerH >= 0 && airChangesPerH <= maxAirChanges) return { airChangesPerH };
  const kinds = [...Object.keys(typicalAirChanges), ...Object.keys(houses)].join(', ');
  throw new Refusal(`--building: ${showValue(text)} is not allowed; allowed: ${kinds}, or 0 to ${maxAirChanges} air changes per hour`);
};
