import type { DrillMilestone, DrillState, InjectKind, InjectState, ReportLanguage, ScoreState } from '@hazardguard/contract';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** What ready-made drills and the report say, in one language. {chemical} is put in by name. */
export interface DrillWords {
  /** BCP 47, with Latin digits: they match the instruments. */
  readonly locale: string;
  readonly template: {
    readonly title: Readonly<Record<'chlorine-container' | 'ammonia-line' | 'lpg-loading', string>>;
    readonly objective: string;
    readonly release: string;
    readonly gate: string;
    readonly school: string;
    readonly windTurns: string;
    readonly hospital: string;
    readonly isolated: string;
  };
  readonly report: {
    readonly title: string;
    readonly exercise: string;
    readonly sample: string;
    readonly state: Readonly<Record<DrillState, string>>;
    readonly abandoned: string;
    readonly passed: (passed: string, of: string) => string;
    readonly facts: Readonly<Record<'site' | 'planned' | 'ran' | 'startedBy' | 'endedBy' | 'clock' | 'reason' | 'objective', string>>;
    readonly score: string;
    readonly scoreNote: string;
    readonly scoreHeads: readonly [string, string, string, string];
    readonly milestone: Readonly<Record<DrillMilestone, string>>;
    readonly result: Readonly<Record<ScoreState, string>>;
    readonly alone: string;
    readonly injects: string;
    readonly injectHeads: readonly [string, string, string, string];
    readonly kind: Readonly<Record<InjectKind, string>>;
    readonly injectState: Readonly<Record<InjectState, string>>;
    readonly notCome: string;
    readonly hidden: string;
    readonly hiddenRows: Readonly<Record<'chemical' | 'trueRate' | 'foundRate' | 'missed' | 'notFound' | 'atOnce', string>>;
    readonly messages: string;
    readonly kept: (kept: string) => string;
    readonly left: (left: string) => string;
    readonly notes: string;
    readonly noNotes: string;
    readonly sources: string;
    readonly made: (moment: string, version: string, reader: string) => string;
  };
}

export const drillWords: Readonly<Record<ReportLanguage, DrillWords>> = { en, hi, gu, mr };
