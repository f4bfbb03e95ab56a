import type { Level } from '../types/common-types.ts';
import { fluxForDose, fluxForProbit, heatDose, heatProbits } from './heat-dose.ts';

/** Which levels of heat the zones are drawn for. */
export type HeatLevels = 'people' | 'equipment' | 'dose';

/** A row of a table: the exposure to heat is an input of its own. */
type HeatRow = Omit<Level, 'exposureS'>;

/** ALOHA's levels for people (aloha-td), kW/m². */
const people: readonly HeatRow[] = [
  { id: 'HEAT-10', severity: 'severe', value: 10, unit: 'kW/m²', meaning: 'Can kill within a minute.' },
  { id: 'HEAT-5', severity: 'middle', value: 5, unit: 'kW/m²', meaning: 'Second-degree burns within a minute.' },
  { id: 'HEAT-2', severity: 'mild', value: 2, unit: 'kW/m²', meaning: 'Pain within a minute.' },
];

/**
 * Levels in common use (lees-1996), kW/m². The two upper ones are criteria for neighbouring tanks and plant; no
 * standard was opened for them, and a tank's own protection decides.
 */
const equipment: readonly HeatRow[] = [
  {
    id: 'HEAT-37.5',
    severity: 'severe',
    value: 37.5,
    unit: 'kW/m²',
    meaning: 'Tanks and process equipment fail: the fire can spread to neighbouring plant.',
  },
  {
    id: 'HEAT-12.5',
    severity: 'middle',
    value: 12.5,
    unit: 'kW/m²',
    meaning: 'Wood ignites from a flame and plastic melts; unprotected tanks need cooling.',
  },
  { id: 'HEAT-4.7', severity: 'mild', value: 4.7, unit: 'kW/m²', meaning: 'Pain in about 20 seconds; burns if there is no cover.' },
  { id: 'HEAT-1.6', severity: 'mild', value: 1.6, unit: 'kW/m²', meaning: 'No discomfort even in long exposure.' },
];

const halfDie = 5;
const oneInAHundred = 2.67;

/** Dose of a second-degree burn: ALOHA's 5 kW/m² for its 60 s (aloha-td). */
const burnDose = heatDose(5000, 60);

/**
 * Levels by dose over a time, s: the flux at which half and at which one in a hundred die (tno-green-book), and at which the skin
 * blisters. The figure of each level is that flux, kW/m².
 */
const byDose = (seconds: number): readonly HeatRow[] => [
  {
    id: 'HEAT-DOSE-50',
    severity: 'severe',
    value: fluxForProbit(heatProbits.tno, halfDie, seconds) / 1000,
    unit: 'kW/m²',
    meaning: 'Half of the people who stay outdoors die.',
  },
  {
    id: 'HEAT-DOSE-1',
    severity: 'middle',
    value: fluxForProbit(heatProbits.tno, oneInAHundred, seconds) / 1000,
    unit: 'kW/m²',
    meaning: 'One in a hundred of the people who stay outdoors dies.',
  },
  {
    id: 'HEAT-DOSE-BURN',
    severity: 'mild',
    value: fluxForDose(burnDose, seconds) / 1000,
    unit: 'kW/m²',
    meaning: 'Second-degree burns on bare skin.',
  },
];

/** The requested levels, worst first; dose levels for an exposure, s. */
export const heatLevels = (which: HeatLevels, exposureS: number): readonly Level[] =>
  (which === 'dose' ? byDose(exposureS) : which === 'equipment' ? equipment : people).map((row) => ({ ...row, exposureS: undefined }));
