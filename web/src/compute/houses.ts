import { type TypicalHouse, typicalAirChanges } from '@hazardguard/engine';

/** The engine's typical houses, from surveys: Canada's three, then those of the United States by the weather. */
export const typicalHouses = Object.keys(typicalAirChanges) as readonly TypicalHouse[];

/** Air changes per hour with doors and windows closed. */
export const airChangesPerHour = (house: TypicalHouse): number => typicalAirChanges[house];
