import {
  type DrillInput,
  type DrillMilestone,
  type DrillTemplate,
  type DrillWeather,
  drillMilestoneIds,
  type InjectInput,
  type InjectKind,
} from '@hazardguard/contract';
import { firstWeather, type ScenarioDocument } from '@hazardguard/engine';
import { readNumber } from '../../../ui/read-number.ts';

/** Number fields of the form. */
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
  /** React key of the row. */
  readonly key: number;
  readonly minutes: string;
  readonly kind: InjectKind;
  readonly text: string;
  /** New wind direction, degrees; only for a change of weather. */
  readonly windFromDeg: string;
}

export interface PlanValues extends Readonly<Record<PlanNumber, string>> {
  readonly title: string;
  readonly objective: string;
  readonly template: string | null;
  readonly inventoryItemId: number | null;
  readonly chemical: string;
  readonly hazard: 'leak' | 'flammable';
  /** Local time in the format of the field. */
  readonly plannedAt: string;
  readonly targets: Readonly<Record<DrillMilestone, string>>;
  readonly injects: readonly PlannedInject[];
}

const formatLocalTime = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const formatInput = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));

const toPlannedInject = ({ afterS, kind, text, weather }: InjectInput, key: number): PlannedInject => ({
  key,
  minutes: formatInput(afterS / 60),
  kind,
  text,
  windFromDeg: formatInput(weather?.windFromDeg),
});

/** Form values of a ready-made or stored drill. */
export const toPlanValues = (plan: DrillTemplate, plannedAt: Date): PlanValues => {
  const { scenario } = plan;
  const { rupture } = scenario;
  const weather = firstWeather(scenario);
  return {
    title: plan.title,
    objective: plan.objective,
    template: plan.template,
    inventoryItemId: plan.inventoryItemId,
    chemical: scenario.chemical,
    hazard: scenario.hazard === 'flammable' ? 'flammable' : 'leak',
    plannedAt: formatLocalTime(plannedAt),
    durationMin: formatInput(plan.durationMin),
    quantityKg: formatInput(scenario.quantityKg),
    holeMm: rupture?.type === 'circular' ? formatInput(Number((rupture.diameterM * 1000).toPrecision(6))) : '',
    latitude: scenario.site.latitude.toFixed(6),
    longitude: scenario.site.longitude.toFixed(6),
    isolationMin: formatInput(scenario.isolationMin),
    windSpeedMs: formatInput(weather.windSpeedMs),
    windFromDeg: formatInput(weather.windFromDeg),
    temperatureC: formatInput(weather.temperatureC),
    humidityPercent: formatInput(weather.humidityPercent),
    cloudPercent: formatInput(weather.cloudPercent),
    targets: Object.fromEntries(drillMilestoneIds.map((id) => [id, formatInput(plan.targets[id])])) as Record<DrillMilestone, string>,
    injects: plan.injects.map(toPlannedInject),
  };
};

export interface PlanRead {
  readonly input: DrillInput;
  /** Fields that are empty or not numbers, also `target.<milestone>` and `inject.<key>`. */
  readonly wrong: ReadonlySet<string>;
}

/** Reads the form as input for the API, with the incomplete fields. The server checks the rest. */
export const readPlan = (values: PlanValues, industryId: number): PlanRead => {
  const wrong = new Set<string>();
  const readField = (text: string, name: string): number => {
    const value = readNumber(text);
    if (value === undefined || Number.isNaN(value)) wrong.add(name);
    return value ?? Number.NaN;
  };
  const readNumberField = (name: PlanNumber): number => readField(values[name], name);
  if (values.title.trim() === '') wrong.add('title');
  if (values.chemical === '') wrong.add('inventoryItemId');
  const moment = new Date(values.plannedAt);
  if (Number.isNaN(moment.getTime())) wrong.add('plannedAt');
  if (values.injects.length === 0) wrong.add('injects');
  const weather: DrillWeather = {
    windSpeedMs: readNumberField('windSpeedMs'),
    windFromDeg: readNumberField('windFromDeg'),
    temperatureC: readNumberField('temperatureC'),
    humidityPercent: readNumberField('humidityPercent'),
    cloudPercent: readNumberField('cloudPercent'),
  };
  const scenario: ScenarioDocument = {
    chemical: values.chemical,
    hazard: values.hazard,
    quantityKg: readNumberField('quantityKg'),
    rupture: { type: 'circular', diameterM: readNumberField('holeMm') / 1000 },
    ...(values.isolationMin.trim() === '' ? {} : { isolationMin: readNumberField('isolationMin') }),
    weather,
    site: { latitude: readNumberField('latitude'), longitude: readNumberField('longitude') },
  };
  const input: DrillInput = {
    industryId,
    title: values.title.trim(),
    objective: values.objective.trim(),
    template: values.template,
    inventoryItemId: values.inventoryItemId,
    scenario,
    plannedAt: wrong.has('plannedAt') ? '' : moment.toISOString(),
    durationMin: readNumberField('durationMin'),
    targets: Object.fromEntries(drillMilestoneIds.map((id) => [id, readField(values.targets[id], `target.${id}`)])) as Record<
      DrillMilestone,
      number
    >,
    injects: values.injects.map(({ key, minutes, kind, text, windFromDeg }) => {
      const name = `inject.${key}`;
      if (text.trim() === '') wrong.add(name);
      return {
        afterS: Math.round(readField(minutes, name) * 60),
        kind,
        text: text.trim(),
        weather: kind === 'weather' ? { ...weather, windFromDeg: readField(windFromDeg, name) } : null,
      };
    }),
  };
  return { input, wrong };
};
