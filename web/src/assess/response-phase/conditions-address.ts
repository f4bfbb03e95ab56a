import type { Hazard } from '@hazardguard/engine';
import { type ConditionField, type ConditionsForm, emptyConditions, ruptureChoices } from '../changed-conditions/conditions-form.ts';
import { hazards, localTime } from '../scenario/scenario-form.ts';

export type Address = Readonly<Record<string, unknown>>;

/** Everything that the address stores for one industry. */
export interface ResponseState {
  readonly form: ConditionsForm;
  /** Id of the inventory item. */
  readonly item: number | undefined;
  /** Undefined: as in the previous run, else the first that can be computed. */
  readonly hazard: Hazard | undefined;
  /** Levels of the user's own as typed; undefined: those of the run to compare with. */
  readonly ownLevels: string | undefined;
  /** The user has allowed the last known weather. */
  readonly useLast: boolean;
  /** Stored run of these conditions; cleared by the first change. */
  readonly runId: string | undefined;
  /** Stored run to compare with, once fixed; undefined: the newest. 'none': there was none. */
  readonly beforeId: string | undefined;
}

const keys: Readonly<Record<Exclude<ConditionField, 'date' | 'ruptureType'>, string>> = {
  windDirection: 'dir',
  windSpeed: 'speed',
  circularDiameter: 'd',
  rectangularLength: 'l',
  rectangularBreadth: 'b',
  temperature: 'temp',
  humidity: 'humidity',
  quantity: 'kg',
};

const longest = 100;
const text = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, longest) : '');
const asRunId = (raw: unknown): string | undefined => (typeof raw === 'string' && /^[0-9a-f-]{36}$/i.test(raw) ? raw : undefined);
const momentIn = (raw: unknown): string => (typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? localTime(new Date(raw)) : '');

export const emptyState: ResponseState = {
  form: emptyConditions,
  item: undefined,
  hazard: undefined,
  ownLevels: undefined,
  useLast: false,
  runId: undefined,
  beforeId: undefined,
};

/** The parameters of a link for an industry; nothing when the link belongs to another. */
export const parseAddress = (address: Address, industryId: number): ResponseState => {
  if (address.at !== industryId) return emptyState;
  const fields = Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, text(address[key])])) as Omit<
    ConditionsForm,
    'date' | 'ruptureType'
  >;
  return {
    form: {
      ...fields,
      ruptureType: ruptureChoices.find((choice) => choice === address.rupture) ?? '',
      date: momentIn(address.seen),
    },
    item: Number.isInteger(address.item) ? Number(address.item) : undefined,
    hazard: hazards.find((hazard) => hazard === address.hazard),
    ownLevels: address.own === 'none' ? '' : text(address.own) || undefined,
    useLast: address.last === 1,
    runId: asRunId(address.run),
    beforeId: address.before === 'none' ? 'none' : asRunId(address.before),
  };
};

/** A number as the address stores it: links with quoted numbers are hard to read. */
const toAddressNumber = (typed: string): string | number | undefined => {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed;
};

export const toAddress = (state: ResponseState, industryId: number): Readonly<Record<string, string | number | undefined>> => ({
  ...Object.fromEntries(Object.entries(keys).map(([field, key]) => [key, toAddressNumber(state.form[field as ConditionField])])),
  at: industryId,
  rupture: state.form.ruptureType === '' ? undefined : state.form.ruptureType,
  seen: state.form.date === '' || Number.isNaN(Date.parse(state.form.date)) ? undefined : new Date(state.form.date).toISOString(),
  item: state.item,
  hazard: state.hazard,
  own: state.ownLevels === undefined ? undefined : state.ownLevels.trim() || 'none',
  last: state.useLast ? 1 : undefined,
  run: state.runId,
  before: state.beforeId,
});
