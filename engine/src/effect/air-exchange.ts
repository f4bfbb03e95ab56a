import { windAt } from '../atmosphere/air.ts';
import type { Air } from '../types/pipeline.ts';
import { gravity, zeroCelsius } from '../units/constants.ts';

/** A house as ALOHA counts it. */
export interface House {
  readonly storeys: 1 | 2;
  /** Trees or buildings all around. */
  readonly sheltered: boolean;
}

const floorAreaM2 = 160;
const storeyM = 2.5;
/** Area of all leaks together, m²: per m² of floor. */
const leakage = 0.00059;
/** Share of the leaks in floor and ceiling. */
const horizontalShare = 0.5;
const indoorsK = zeroCelsius + 20;
const shelterFactor = { sheltered: 0.24, unsheltered: 0.32 } as const;

/**
 * Air that leaks through a house per second over its volume, λ = √(Qs² + Qw²)/V, 1/s.
 *
 * Stack: Qs = A fs √|Ti - To|, fs = ((1 + R/2)/3) √(g Hs/Ti). Wind: Qw = A Csh (1 - R)^(1/3) u(Hs). A = 0.00059 of the floor of
 * 160 m², R = 0.5, Ti = 20 °C, Hs 2.5 m a storey, Csh 0.24 sheltered and 0.32 not. Doors and windows closed, no fan running.
 * Source aloha-td 4.5, after Sherman and Grimsrud.
 */
export const infiltrationPerS = ({ storeys, sheltered }: House, air: Air): number => {
  const heightM = storeys * storeyM;
  const leakM2 = leakage * floorAreaM2;
  const stack =
    ((1 + horizontalShare / 2) / 3) * Math.sqrt((gravity * heightM) / indoorsK) * Math.sqrt(Math.abs(indoorsK - air.temperatureK));
  const wind = shelterFactor[sheltered ? 'sheltered' : 'unsheltered'] * (1 - horizontalShare) ** (1 / 3) * windAt(air, heightM);
  return (leakM2 * Math.hypot(stack, wind)) / (floorAreaM2 * heightM);
};

/**
 * Air changes per hour of houses with doors and windows closed, as surveys give them; the first three are Canada's, the others
 * of the United States by the weather. Source aloha-td.
 */
export const typicalAirChanges = {
  tight: 0.25,
  average: 0.5,
  leaky: 1,
  'mild-tight': 0.07,
  'mild-average': 0.1,
  'mild-leaky': 0.4,
  'moderate-tight': 0.2,
  'moderate-average': 0.3,
  'moderate-leaky': 1,
  'severe-tight': 0.3,
  'severe-average': 0.5,
  'severe-leaky': 1.6,
} as const;

export type TypicalHouse = keyof typeof typicalAirChanges;

/** What people shelter in: a typical house, a house of ALOHA's, or air changes per hour as known. */
export type Building = { readonly typical: TypicalHouse } | House | { readonly airChangesPerH: number };

/** Air exchange of a building with everything closed, 1/s. */
export const computeAirExchange = (building: Building, air: Air): number => {
  if ('typical' in building) return typicalAirChanges[building.typical] / 3600;
  if ('airChangesPerH' in building) return building.airChangesPerH / 3600;
  return infiltrationPerS(building, air);
};
