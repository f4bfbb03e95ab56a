import type { ReleaseClass, TrialPhase, Validation } from '../types/result-types.ts';

/** Releases in words; screens translate by the class. */
export const releaseNames: Readonly<Record<ReleaseClass, string>> = {
  pool: 'vapour of a pool',
  'gas-jet': 'gas from an opening or at a stated rate',
  'two-phase-jet': 'gas with droplets from an opening',
  instantaneous: 'instantaneous release',
  elevated: 'gas from above 3 m',
};

/** Sets of field trials and what was released there, in words; screens translate by set and phase. */
const setNames: Readonly<Record<string, string>> = {
  'Dense gas spills': 'LNG spills on water',
  'Prairie Grass': 'Project Prairie Grass',
  'Pool fires': 'pool fires of LNG, ethane and propane',
  'Jet fires': 'a jet fire of natural gas',
};
const phaseNames: Readonly<Record<TrialPhase, string>> = {
  'evaporating-pool': 'evaporating pool',
  'passive-gas': 'passive gas near the ground',
  'pool-fire': 'burning pool',
  'jet-fire': 'burning jet',
};

export const setName = ({ set }: Validation): string => setNames[set] ?? set;

export const phaseName = ({ phase }: Validation): string => phaseNames[phase];

/** A set of field trials in words: trial, distances, phase. */
export const describeValidation = (validation: Validation): string => {
  const [from, to] = validation.distanceM;
  return `${setName(validation)}, ${from}–${to} m, ${phaseName(validation)}`;
};
