import { ApiError, type DrillState, type FieldProblem, type InjectAct, type InjectState } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type DrillRow = Selectable<Schema['drill']>;
export type InjectRow = Selectable<Schema['drill_inject']>;

/** The life of a drill: every step there is, from which state. */
export const drillSteps = {
  change: { from: ['planned'] },
  start: { from: ['planned'] },
  inject: { from: ['running'] },
  note: { from: ['running', 'ended', 'abandoned'] },
  end: { from: ['running'] },
  abandon: { from: ['running'] },
  report: { from: ['ended', 'abandoned'] },
} as const satisfies Readonly<Record<string, { readonly from: readonly DrillState[] }>>;
export type DrillStep = keyof typeof drillSteps;

const stepNames: Readonly<Record<DrillStep, string>> = {
  change: 'changed',
  start: 'started',
  inject: 'steered',
  note: 'commented',
  end: 'ended',
  abandon: 'abandoned',
  report: 'reported',
};

export const refuseDrillStep = (state: DrillState, step: DrillStep): void => {
  const from: readonly DrillState[] = drillSteps[step].from;
  if (!from.includes(state)) throw new ApiError('conflict', `A drill that is ${state} cannot be ${stepNames[step]}`);
};

/** What a controller may do with an inject, and what becomes of it. */
export const injectSteps: Readonly<Record<InjectAct, { readonly from: readonly InjectState[]; readonly to: InjectState }>> = {
  fire: { from: ['waiting', 'held'], to: 'fired' },
  hold: { from: ['waiting'], to: 'held' },
  resume: { from: ['held'], to: 'waiting' },
  skip: { from: ['waiting', 'held'], to: 'skipped' },
};

export const refuseInjectStep = (state: InjectState, act: InjectAct): void => {
  if (injectSteps[act].from.includes(state)) return;
  throw new ApiError('conflict', `That inject is ${state} already`);
};

/** What the sensors of a drill can show: a cloud of a known chemical, with the weather written into it. */
export const findScenarioProblems = ({ hazard, weather }: ScenarioDocument): readonly FieldProblem[] => [
  ...(hazard === 'leak' || hazard === 'flammable'
    ? []
    : [{ field: 'scenario.hazard', value: hazard, allowed: 'leak, flammable', message: 'Sensors show a cloud; a drill needs a leak' }]),
  ...(weather.windSpeedMs >= 0.5
    ? []
    : [
        {
          field: 'scenario.weather.windSpeedMs',
          value: String(weather.windSpeedMs),
          allowed: '0.5 m/s or more',
          message: 'A drill needs a wind that has a direction',
        },
      ]),
];

export const refuseProblems = (problems: readonly FieldProblem[]): void => {
  if (problems[0]) throw new ApiError('invalid-input', problems[0].message, problems);
};

export const noSuchDrill = (): ApiError => new ApiError('not-found', 'There is no such drill');
export const drillEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Somebody has changed this drill meanwhile; read it again and repeat your change');

export const computeEndsAt = ({
  started_at,
  planned_at,
  duration_min,
}: Pick<DrillRow, 'started_at' | 'planned_at' | 'duration_min'>): Date =>
  new Date((started_at ?? planned_at).getTime() + duration_min * 60_000);

/** Who acts when nobody does: the clock of the drill. */
export const drillClock = { id: 'drill-clock', name: 'Drill clock', email: '', role: 'imt', scope: { kind: 'all' } } as const;
