import canModelData from '../data/can-model.json' with { type: 'json' };
import type { Chemical } from './record.ts';

export const modelledHazards = ['leak', 'flammable', 'fire', 'explosion'] as const;
type ModelledHazard = (typeof modelledHazards)[number];

export interface Readiness {
  /** A leak can be followed to toxic zones. */
  readonly leak: boolean;
  /** A leak can be followed to where the cloud can burn. */
  readonly flammable: boolean;
  /** What is released can burn as a pool, a jet or a ball. */
  readonly fire: boolean;
  /** Its energy can feed a blast. */
  readonly explosion: boolean;
  /** What it can feed only as melt, because it is solid in air of 25 °C, and the temperature above which it is one. Null: nothing. */
  readonly melt: { readonly hazards: readonly ModelledHazard[]; readonly aboveC: number } | null;
  /** What keeps a chemical from any of them, named. */
  readonly missing: readonly string[];
}

interface Computed {
  readonly can: readonly string[];
  readonly melt: readonly string[];
  readonly missing: readonly string[];
}

/** What the engine answered when it was asked to compute each chemical (`validation/src/can-model.ts`; `npm run generate` asks again). */
const canModel: Readonly<Record<string, Computed | undefined>> = canModelData;

/** The fact as the card names it: of what does not burn, its limits are no gap. */
const toFactNames = (fact: string, doesNotBurn: boolean): readonly string[] => {
  switch (fact) {
    case 'toxic levels (AEGL, ERPG, PAC or IDLH)':
      return ['toxic levels (AEGL, ERPG, PAC or IDLH) in ppm'];
    case 'heat of combustion':
      return [doesNotBurn ? 'heat of combustion (it does not burn)' : fact];
    case 'lower flammable limit':
      return doesNotBurn ? [] : [fact];
    default:
      return [fact];
  }
};

/** Which calculations a chemical can feed, and what is missing for the others. */
export const readiness = ({ id, flammability, props }: Chemical): Readiness => {
  const { can = [], melt = [], missing = [] } = canModel[id] ?? {};
  const molten = modelledHazards.filter((hazard) => melt.includes(hazard));
  const doesNotBurn = flammability?.nonFlammable?.v === true;
  return {
    leak: can.includes('leak'),
    flammable: can.includes('flammable'),
    fire: can.includes('fire'),
    explosion: can.includes('explosion'),
    melt: molten.length === 0 || props.Tm === undefined ? null : { hazards: molten, aboveC: Number((props.Tm.v - 273.15).toFixed(1)) },
    missing: missing.flatMap((fact) => toFactNames(fact, doesNotBurn)),
  };
};
