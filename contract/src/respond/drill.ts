import { messages } from '@hazardguard/i18n/messages';
import { z } from 'zod';
import { scenarioBody } from '../assess/run.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId, rowVersion } from '../wire/fields.ts';
import { multiLine, multiLineOrNone, oneLine, oneLineOrNone } from '../wire/text.ts';
import { drillMilestoneIds, drillScore, drillTargets } from './drill-score.ts';

export const drillStates = ['planned', 'running', 'ended', 'abandoned'] as const;
export type DrillState = (typeof drillStates)[number];

/** The release starts; a phone call; a role player's message; a change of weather. */
export const injectKinds = ['release', 'call', 'message', 'weather'] as const;
export type InjectKind = (typeof injectKinds)[number];

/** `waiting`: delivered when due; `held`: not delivered until resumed; the other two are final. */
export const injectStates = ['waiting', 'held', 'fired', 'skipped'] as const;
export type InjectState = (typeof injectStates)[number];

export const drillLimits = { minMinutes: 5, maxMinutes: 480, injects: 60, aheadDays: 400, recordHours: 24 } as const;

const numberBetween = (low: number, high: number) => {
  const error = `A number from ${low} to ${high}`;
  return z.number({ error }).min(low, { error }).max(high, { error });
};

/** The weather of an exercise. */
export const drillWeather = z.object({
  windSpeedMs: numberBetween(0.5, 50),
  windFromDeg: numberBetween(0, 360),
  temperatureC: numberBetween(-30, 60),
  humidityPercent: numberBetween(0, 100),
  cloudPercent: numberBetween(0, 100),
});
export type DrillWeather = z.infer<typeof drillWeather>;

export const injectInput = z
  .object({
    afterS: z
      .int()
      .min(0)
      .max(drillLimits.maxMinutes * 60),
    kind: z.enum(injectKinds),
    text: multiLine(textLimits.note),
    /** The new weather. */
    weather: drillWeather.nullable().default(null),
  })
  .refine(({ kind, weather }) => (kind === 'weather') === (weather !== null), {
    error: 'Only a weather inject has weather, and it must have it',
    path: ['weather'],
  });
export type InjectInput = z.output<typeof injectInput>;

/** The plan of a drill. The scenario is the hidden release with the weather of the exercise. */
const drillFields = z.object({
  industryId: rowId,
  title: oneLine(),
  objective: multiLineOrNone(textLimits.note).default(''),
  /** The ready-made drill it is based on. */
  template: oneLineOrNone(60).nullable().default(null),
  inventoryItemId: rowId.nullable(),
  scenario: scenarioBody,
  plannedAt: isoMoment,
  durationMin: z.int().min(drillLimits.minMinutes).max(drillLimits.maxMinutes),
  targets: drillTargets,
  injects: z.array(injectInput).min(1, { error: messages.allFieldsMandatory }).max(drillLimits.injects),
});
type DrillFields = z.output<typeof drillFields>;

const hasOneRelease = ({ injects }: Pick<DrillFields, 'injects'>): boolean => injects.filter(({ kind }) => kind === 'release').length <= 1;
const oneReleaseError = { error: 'A drill has at most one release', path: ['injects'] };
const areInjectsInTime = ({ injects, durationMin }: Pick<DrillFields, 'injects' | 'durationMin'>): boolean =>
  injects.every(({ afterS }) => afterS < durationMin * 60);
const injectTimeError = { error: 'Every inject must be due before the drill ends', path: ['injects'] };

export const drillInput = drillFields.refine(hasOneRelease, oneReleaseError).refine(areInjectsInTime, injectTimeError);
export type DrillInput = z.output<typeof drillInput>;

export const drillChange = drillFields
  .extend({ version: rowVersion })
  .refine(hasOneRelease, oneReleaseError)
  .refine(areInjectsInTime, injectTimeError);

const isInOrder = ({ startedAt, endedAt, injects, reached }: z.output<typeof recordFields>): boolean => {
  const [startMs, endMs] = [Date.parse(startedAt), Date.parse(endedAt)];
  return [endedAt, ...injects.map(({ at }) => at), ...Object.values(reached)].every((at) => {
    const ms = Date.parse(at);
    return ms >= startMs && ms <= endMs;
  });
};

const recordFields = z.object({
  startedAt: isoMoment,
  endedAt: isoMoment,
  /** The injects that were read out, and when. */
  injects: z.array(z.object({ id: rowId, at: isoMoment })).max(drillLimits.injects),
  /** When the organiser saw each milestone reached. */
  reached: z.partialRecord(z.enum(drillMilestoneIds), isoMoment),
});

/** What a device recorded of a drill without the server, by its own clock. */
export const drillRecord = recordFields
  .refine(isInOrder, { error: 'Every time must be between the start and the end', path: ['endedAt'] })
  .refine(({ startedAt, endedAt }) => Date.parse(endedAt) - Date.parse(startedAt) <= drillLimits.recordHours * 3_600_000, {
    error: `A record may have ${drillLimits.recordHours} hours at most`,
    path: ['endedAt'],
  });
export type DrillRecord = z.output<typeof drillRecord>;

export const inject = z.object({
  id: rowId,
  afterS: z.int().min(0),
  kind: z.enum(injectKinds),
  text: z.string(),
  weather: drillWeather.nullable(),
  state: z.enum(injectStates),
  dueAt: isoMoment.nullable(),
  firedAt: isoMoment.nullable(),
  /** Null: delivered on time, not by a person. */
  firedBy: z.string().nullable(),
});
export type Inject = z.infer<typeof inject>;

export const drillSummary = z.object({
  id: rowId,
  industryId: rowId.nullable(),
  industryName: z.string(),
  sample: z.boolean(),
  title: z.string(),
  objective: z.string(),
  template: z.string().nullable(),
  plannedAt: isoMoment,
  durationMin: z.int(),
  state: z.enum(drillStates),
  startedAt: isoMoment.nullable(),
  startedBy: z.string().nullable(),
  endedAt: isoMoment.nullable(),
  /** Null while it runs, and when it ended because its time was up. */
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
  /** Run without the server: the times were recorded on a device. */
  byHand: z.boolean(),
  createdBy: z.string(),
  version: z.int().min(1),
});
export type DrillSummary = z.infer<typeof drillSummary>;

export const drillNote = z.object({
  id: rowId,
  at: isoMoment,
  /** The time on the clock of the device that wrote it and sent it later; null: within a minute of `at`. */
  deviceAt: isoMoment.nullable(),
  by: z.string(),
  text: z.string(),
});
export type DrillNote = z.infer<typeof drillNote>;

/** The source estimate compared with the hidden release. */
export const drillFound = z.object({
  trueRateKgS: z.number().nullable(),
  foundRateKgS: z.number().nullable(),
  /** Distance between the true and the estimated source, m. */
  missedByM: z.number().nullable(),
});

/** Everything about a drill for its controller, including the hidden source. */
export const drillCard = z.object({
  drill: drillSummary,
  inventoryItemId: rowId.nullable(),
  scenario: scenarioBody,
  /** The present weather of the exercise. */
  weather: drillWeather,
  targets: drillTargets,
  injects: z.array(inject),
  score: drillScore,
  notes: z.array(drillNote),
  found: drillFound.nullable(),
  incidents: z.array(z.object({ id: z.string(), state: z.string(), description: z.string() })),
  alerts: z.array(z.object({ id: z.uuid(), incidentId: z.string(), state: z.string() })),
  /** Messages of this drill's alerts: kept inside, and sent outside, which must always be 0. */
  messages: z.object({ kept: z.int().min(0), waiting: z.int().min(0), left: z.int().min(0) }),
});
export type DrillCard = z.infer<typeof drillCard>;

/** A running or just abandoned drill, as every screen shows it to everyone. */
export const drillNow = z.object({
  id: rowId,
  title: z.string(),
  industryId: rowId.nullable(),
  industryName: z.string(),
  state: z.enum(drillStates),
  startedAt: isoMoment,
  endsAt: isoMoment,
  endedBy: z.string().nullable(),
  weather: drillWeather,
  /** Delivered calls and messages, newest first. */
  inbox: z.array(z.object({ id: rowId, kind: z.enum(['call', 'message', 'weather']), at: isoMoment, text: z.string() })),
  /** Real incidents at the same site since the drill started. */
  real: z.array(z.object({ incidentId: z.string(), at: isoMoment, description: z.string() })),
});
export type DrillNow = z.infer<typeof drillNow>;

/** A ready-made drill for one site, to review and plan. */
export const drillTemplate = drillFields.omit({ plannedAt: true, industryId: true });
export type DrillTemplate = z.infer<typeof drillTemplate>;
