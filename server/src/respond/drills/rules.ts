import { ApiError, type DrillState, type FieldProblem, type InjectAct, type InjectState } from '@hazardguard/contract';
import { firstWeather, type ScenarioDocument } from '@hazardguard/engine';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type DrillRow = Selectable<Schema['drill']>;
export type InjectRow = Selectable<Schema['drill_inject']>;
export type NoteRow = Selectable<Schema['drill_note']>;

/** The steps of a drill and the states they start from. */
export const drillSteps = {
  change: { from: ['planned'] },
  start: { from: ['planned'] },
  record: { from: ['planned'] },
  inject: { from: ['running'] },
  // Notes of a drill by hand may arrive before its record.
  note: { from: ['planned', 'running', 'ended', 'abandoned'] },
  end: { from: ['running'] },
  abandon: { from: ['running'] },
  report: { from: ['ended', 'abandoned'] },
} as const satisfies Readonly<Record<string, { readonly from: readonly DrillState[] }>>;
export type DrillStep = keyof typeof drillSteps;

const stepNames: Readonly<Record<DrillStep, string>> = {
  change: 'changed',
  start: 'started',
  record: 'recorded',
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

/** What a controller may do with an inject, and its state afterwards. */
export const injectSteps: Readonly<Record<InjectAct, { readonly from: readonly InjectState[]; readonly to: InjectState }>> = {
  fire: { from: ['waiting', 'held'], to: 'fired' },
  hold: { from: ['waiting'], to: 'held' },
  resume: { from: ['held'], to: 'waiting' },
  skip: { from: ['waiting', 'held'], to: 'skipped' },
};

export const refuseInjectStep = (state: InjectState, act: InjectAct): void => {
  if (injectSteps[act].from.includes(state)) return;
  throw new ApiError('conflict', `This inject is already ${state}`);
};

/** Simulated sensors need a cloud and a wind with a direction. */
export const findScenarioProblems = ({ hazard, weather: given }: ScenarioDocument): readonly FieldProblem[] => {
  const weather = firstWeather({ weather: given });
  return [
    ...(hazard === 'leak' || hazard === 'flammable'
      ? []
      : [
          {
            field: 'scenario.hazard',
            value: hazard,
            allowed: 'leak, flammable',
            message: 'Sensors measure a gas cloud; a drill needs a leak',
          },
        ]),
    ...(weather.windSpeedMs >= 0.5
      ? []
      : [
          {
            field: 'scenario.weather.windSpeedMs',
            value: String(weather.windSpeedMs),
            allowed: '0.5 m/s or more',
            message: 'A drill needs a wind of at least 0.5 m/s',
          },
        ]),
  ];
};

export const refuseProblems = (problems: readonly FieldProblem[]): void => {
  if (problems[0]) throw new ApiError('invalid-input', problems[0].message, problems);
};

export const noSuchDrill = (): ApiError => new ApiError('not-found', 'Drill not found');
export const drillEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Another person has changed this drill. Reload it and repeat your change');

export const computeEndsAt = ({
  started_at,
  planned_at,
  duration_min,
}: Pick<DrillRow, 'started_at' | 'planned_at' | 'duration_min'>): Date =>
  new Date((started_at ?? planned_at).getTime() + duration_min * 60_000);

/** The account that ends drills and writes notes automatically. */
export const drillClock = { id: 'drill-clock', name: 'Drill clock', email: '', role: 'imt', scope: { kind: 'all' } } as const;
