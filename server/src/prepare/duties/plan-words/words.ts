import type { PlanKind, ReportLanguage, StakeholderGroup } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

type Heads<N extends number, Row extends readonly string[] = readonly []> = Row['length'] extends N
  ? Row
  : Heads<N, readonly [...Row, string]>;

/** What an annex itself says. Names of chemicals, hazard classes, entries of the laws and the words of the engine stay as their sources have them. */
export interface PlanWords {
  /** BCP 47, with Latin digits: they match the instruments. */
  readonly locale: string;
  readonly title: Readonly<Record<PlanKind, string>>;
  readonly schedule: Readonly<Record<PlanKind, string>>;
  readonly made: (moment: string) => string;
  readonly generated: (moment: string, schedule: string) => string;
  readonly registerVersion: (version: string) => string;
  readonly sample: string;
  readonly sampleMark: string;
  readonly site: string;
  readonly name: string;
  readonly district: string;
  readonly position: string;
  readonly noPosition: string;
  readonly stock: string;
  readonly noStock: string;
  readonly stockHeads: Heads<4>;
  readonly liquid: string;
  readonly withoutMass: (count: string) => string;
  readonly notInLibrary: (count: string) => string;
  readonly stores: string;
  readonly storeHeads: Heads<4>;
  readonly moreInRegister: (count: string) => string;
  readonly thresholds: string;
  readonly thresholdHeads: Heads<6>;
  readonly laws: Readonly<Record<'msihc' | 'msihc-process' | 'seveso-3' | 'epa-rmp', string>>;
  readonly tiers: Readonly<Record<'below' | 'not-classified' | 'lower' | 'upper', string>>;
  readonly reached: string;
  readonly unverified: string;
  readonly nothingListed: string;
  readonly additive: string;
  readonly thresholdNote: string;
  readonly hazards: string;
  readonly hazardHeads: Heads<4>;
  readonly unknown: string;
  readonly mixing: string;
  readonly mixingHeads: Heads<4>;
  readonly outcomes: Readonly<Record<'incompatible' | 'caution' | 'not-assessed', string>>;
  readonly gases: (names: string) => string;
  readonly mixingNote: string;
  readonly around: string;
  readonly aroundHeads: Heads<4>;
  readonly nobodyAround: (distance: string) => string;
  readonly nearestOf: (shown: string, total: string, distance: string) => string;
  /** By the register's name of the kind. */
  readonly kind: Readonly<Record<string, string>>;
  readonly zones: string;
  readonly noRun: string;
  readonly zonesOfRun: string;
  readonly zoneHeads: Heads<3>;
  readonly notReached: string;
  readonly beyond: (distance: string) => string;
  readonly hazard: Readonly<Record<RunResult['hazard'], string>>;
  readonly run: (chemical: string, hazard: string, moment: string, person: string) => string;
  readonly weather: (speed: string, direction: string, stability: string) => string;
  readonly model: (title: string, verified: boolean) => string;
  readonly caveats: (count: string) => string;
  readonly runNote: (id: string) => string;
  readonly people: Readonly<Record<PlanKind, string>>;
  readonly safetyTeam: string;
  readonly group: Readonly<Record<StakeholderGroup, string>>;
  readonly emptyGroup: string;
  readonly peopleHeads: Heads<4>;
  readonly onDuty: (until: string) => string;
  readonly neverProved: string;
  readonly proved: (day: string, stale: boolean) => string;
  readonly moreInDirectory: (count: string) => string;
  readonly directoryNote: (moment: string, days: string) => string;
}

export const planWords: Readonly<Record<ReportLanguage, PlanWords>> = { en, hi, gu, mr };
