import type { ReportLanguage, RmpTerrain } from '@hazardguard/contract';
import type { ReceptorKind, RunResult } from '@hazardguard/engine';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** What the report itself says. What the engine says (meanings, doubts, names of inputs) stays in the engine's English. */
export interface ReportWords {
  /** BCP 47, with Latin digits: they match the instruments. */
  readonly locale: string;
  readonly title: string;
  readonly sample: string;
  /** At the head of a run of a drill. */
  readonly exercise: string;
  readonly hazard: Readonly<Record<RunResult['hazard'], string>>;
  readonly notMeasured: string;
  readonly reaches: (level: string) => string;
  readonly peopleInside: string;
  readonly soonest: string;
  readonly nobodyCounted: string;
  readonly nowhere: string;
  readonly atLeast: (distance: string) => string;
  readonly atOnce: string;
  readonly north: string;
  readonly wind: (point: string, speed: string) => string;
  readonly map: string;
  readonly mapNote: string;
  readonly zones: string;
  readonly zoneHeads: readonly [string, string, string, string, string, string];
  readonly notReached: string;
  readonly bands: string;
  readonly bandHeads: readonly [string, string, string];
  /** `from` null: from the source on. */
  readonly band: (from: string | null, to: string) => string;
  readonly bandHardly: (percent: string) => string;
  readonly bandsHow: (members: string) => string;
  readonly noBands: string;
  /** Others' distances for the same accident, beside the own. */
  readonly opinion: {
    readonly title: string;
    readonly heads: readonly [string, string, string];
    readonly own: (level: string) => string;
    readonly erg: (spill: 'small' | 'large', part: 'day' | 'night') => string;
    readonly rmp: string;
    readonly table: (number: string, terrain: RmpTerrain) => string;
    readonly agree: string;
    readonly open: string;
    readonly farther: (times: string) => string;
    readonly nearer: (times: string) => string;
    readonly notReached: string;
    readonly source: {
      readonly erg: string;
      readonly rmp: string;
      readonly table: (source: string, edition: string) => string;
    };
    /** Of the guide, which goes by container. */
    readonly container: (container: string) => string;
    readonly unverified: string;
    readonly none: string;
  };
  readonly todo: string;
  readonly todoNothing: string;
  readonly todoAcross: (one: string, other: string) => string;
  readonly todoNoSpark: string;
  readonly todoIndoors: string;
  readonly todoIndoorsNoSpark: string;
  readonly todoAway: (distance: string) => string;
  readonly todoWindows: string;
  readonly todoServices: string;
  readonly todoTurns: string;
  readonly inside: string;
  readonly insideHeads: readonly [string, string, string, string, string];
  readonly insideNone: string;
  readonly insideMore: (count: string) => string;
  readonly considered: (count: string) => string;
  readonly kind: Readonly<Record<ReceptorKind, string>>;
  readonly doubts: string;
  readonly noDoubts: string;
  readonly warning: string;
  readonly inputs: string;
  readonly inputHeads: readonly [string, string, string];
  readonly origin: Readonly<Record<'given' | 'derived' | 'default', string>>;
  readonly made: string;
  readonly madeRows: {
    readonly stored: string;
    readonly by: string;
    readonly printed: string;
    readonly printedFor: string;
    readonly weather: string;
    readonly model: string;
    readonly sources: string;
    readonly engine: string;
    readonly run: string;
  };
  readonly weather: Readonly<Record<'open-meteo' | 'weatherapi' | 'entered' | 'station' | 'last-known' | 'manual', string>>;
  readonly weatherAge: (minutes: string) => string;
  readonly unverified: string;
  readonly engineSpeaksEnglish: string;
}

export const reportWords: Readonly<Record<ReportLanguage, ReportWords>> = { en, hi, gu, mr };
