import { type CompassPoint, toCompassPoint } from '@hazardguard/contract';
import type { Threat } from '@hazardguard/engine';

/** Advice for people at a place; the texts are in the catalogue. */
export type Advice =
  | { readonly kind: 'shelter'; readonly noFlames: boolean; readonly suffices: boolean; readonly ventilateS: number | null }
  | { readonly kind: 'leave'; readonly towards: CompassPoint }
  | { readonly kind: 'no-dose' }
  | { readonly kind: 'calm'; readonly noFlames: boolean }
  | { readonly kind: 'no-flames'; readonly towards: CompassPoint | null }
  | { readonly kind: 'keep-away' };

/** Across the wind and away from the axis; in the engine's frame, y is to the left of the wind. */
const acrossWind = (windFromDeg: number, yM: number): CompassPoint => toCompassPoint(windFromDeg + 180 + (yM >= 0 ? -90 : 90));

/** Shelter or leave, as the engine weighs it for the place; for heat and blast always leave, because a house gives no protection. */
export const adviseAtPlace = (threat: Threat, windFromDeg: number): Advice => {
  const { shelter, hazard, place, caveats, canBurn, mainlyFlammable } = threat;
  if (hazard === 'fire' || hazard === 'explosion') return { kind: 'keep-away' };
  const calm = caveats.some(({ code }) => code === 'threat-any-direction');
  const towards = acrossWind(windFromDeg, place.yM);
  if (hazard === 'flammable' || mainlyFlammable) return { kind: 'no-flames', towards: calm ? null : towards };
  if (calm) return { kind: 'calm', noFlames: canBurn };
  if (shelter === null || shelter.advice === 'no-action') return { kind: 'no-dose' };
  if (shelter.advice === 'leave') return canBurn ? { kind: 'no-flames', towards } : { kind: 'leave', towards };
  return { kind: 'shelter', noFlames: canBurn, suffices: shelter.shelterSuffices, ventilateS: shelter.ventilateS };
};
