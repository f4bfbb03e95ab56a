import {
  type DrillInput,
  type DrillMilestone,
  type DrillTemplate,
  type DrillWeather,
  drillMilestoneIds,
  type InjectInput,
  type InjectKind,
} from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import { readNumber } from '../../../ui/read-number.ts';

/** Numbers as they are typed. */
export const planNumbers = [
  'durationMin',
  'quantityKg',
  'holeMm',
  'latitude',
  'longitude',
  'isolationMin',
  'windSpeedMs',
  'windFromDeg',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
] as const;
export type PlanNumber = (typeof planNumbers)[number];

export interface PlannedInject {
  /** Of the row on the screen. */
  readonly key: number;
  readonly minutes: string;
  readonly kind: InjectKind;
  readonly text: string;
  /** Where the wind turns to, degrees; of a change of the weather. */
  readonly windFromDeg: string;
}

export interface PlanValues extends Readonly<Record<PlanNumber, string>> {
  readonly title: string;
  readonly objective: string;
  readonly template: string | null;
  readonly inventoryItemId: number | null;
  readonly chemical: string;
  readonly hazard: 'leak' | 'flammable';
  /** Local time, as the field has it. */
  readonly plannedAt: string;
  readonly targets: Readonly<Record<DrillMilestone, string>>;
  readonly injects: readonly PlannedInject[];
}

const localTime = (moment: Date): string => new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const written = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));

const injectValues = ({ afterS, kind, text, weather }: InjectInput, key: number): PlannedInject => ({
  key,
  minutes: written(afterS / 60),
  kind,
  text,
  windFromDeg: written(weather?.windFromDeg),
});

/** A ready-made drill, or one that is stored, as the form has it. */
export const toPlanValues = (plan: DrillTemplate, plannedAt: Date): PlanValues => {
  const { scenario } = plan;
  const { weather, rupture } = scenario;
  return {
    title: plan.title,
    objective: plan.objective,
    template: plan.template,
    inventoryItemId: plan.inventoryItemId,
    chemical: scenario.chemical,
    hazard: scenario.hazard === 'flammable' ? 'flammable' : 'leak',
    plannedAt: localTime(plannedAt),
    durationMin: written(plan.durationMin),
    quantityKg: written(scenario.quantityKg),
    holeMm: rupture?.type === 'circular' ? written(Number((rupture.diameterM * 1000).toPrecision(6))) : '',
    latitude: scenario.site.latitude.toFixed(6),
    longitude: scenario.site.longitude.toFixed(6),
    isolationMin: written(scenario.isolationMin),
    windSpeedMs: written(weather.windSpeedMs),
    windFromDeg: written(weather.windFromDeg),
    temperatureC: written(weather.temperatureC),
    humidityPercent: written(weather.humidityPercent),
    cloudPercent: written(weather.cloudPercent),
    targets: Object.fromEntries(drillMilestoneIds.map((id) => [id, written(plan.targets[id])])) as Record<DrillMilestone, string>,
    injects: plan.injects.map(injectValues),
  };
};

export interface PlanRead {
  readonly input: DrillInput;
  /** Fields that are no numbers or are left out: `target.<milestone>`, `inject.<key>` among them. */
  readonly wrong: ReadonlySet<string>;
}

/** What the form says, as the server takes it; beside it what it does not say. The server checks what may be. */
export const readPlan = (values: PlanValues, industryId: number): PlanRead => {
  const wrong = new Set<string>();
  const number = (text: string, name: string): number => {
    const value = readNumber(text);
    if (value === undefined || Number.isNaN(value)) wrong.add(name);
    return value ?? Number.NaN;
  };
  const of = (name: PlanNumber): number => number(values[name], name);
  if (values.title.trim() === '') wrong.add('title');
  if (values.chemical === '') wrong.add('inventoryItemId');
  const moment = new Date(values.plannedAt);
  if (Number.isNaN(moment.getTime())) wrong.add('plannedAt');
  if (values.injects.length === 0) wrong.add('injects');
  const weather: DrillWeather = {
    windSpeedMs: of('windSpeedMs'),
    windFromDeg: of('windFromDeg'),
    temperatureC: of('temperatureC'),
    humidityPercent: of('humidityPercent'),
    cloudPercent: of('cloudPercent'),
  };
  const scenario: ScenarioDocument = {
    chemical: values.chemical,
    hazard: values.hazard,
    quantityKg: of('quantityKg'),
    rupture: { type: 'circular', diameterM: of('holeMm') / 1000 },
    ...(values.isolationMin.trim() === '' ? {} : { isolationMin: of('isolationMin') }),
    weather,
    site: { latitude: of('latitude'), longitude: of('longitude') },
  };
  const input: DrillInput = {
    industryId,
    title: values.title.trim(),
    objective: values.objective.trim(),
    template: values.template,
    inventoryItemId: values.inventoryItemId,
    scenario,
    plannedAt: wrong.has('plannedAt') ? '' : moment.toISOString(),
    durationMin: of('durationMin'),
    targets: Object.fromEntries(drillMilestoneIds.map((id) => [id, number(values.targets[id], `target.${id}`)])) as Record<
      DrillMilestone,
      number
    >,
    injects: values.injects.map(({ key, minutes, kind, text, windFromDeg }) => {
      const name = `inject.${key}`;
      if (text.trim() === '') wrong.add(name);
      return {
        afterS: Math.round(number(minutes, name) * 60),
        kind,
        text: text.trim(),
        weather: kind === 'weather' ? { ...weather, windFromDeg: number(windFromDeg, name) } : null,
      };
    }),
  };
  return { input, wrong };
};
