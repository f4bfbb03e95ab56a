import { type Alert, type AlertInput, alertStatuses, type FieldProblem, incidentIdDigits, incidentIdPrefix } from '@hazardguard/contract';

/** From each state to those that may follow. A draft is saved again as a draft; what the public reads is not edited under its eyes. */
export const alertTransitions: Readonly<Record<Alert['state'], readonly Alert['state'][]>> = { draft: ['draft'], released: [] };

export const maySave = (from: Alert['state'], to: Alert['state']): boolean => alertTransitions[from].includes(to);

interface Setting {
  readonly mode: 'demo' | 'live';
  /** The run is about a made-up site. */
  readonly sample: boolean;
}

/** A made-up plant or a demo can never become a real warning. The first is the default. */
export const statusesFor = ({ mode, sample }: Setting): readonly AlertInput['status'][] =>
  mode === 'demo' || sample ? ['Exercise', 'Test'] : alertStatuses;

const longestMs = 24 * 60 * 60_000;

/** What the schema cannot know: what the run and the mode allow, and the moment. */
export const alertProblems = (input: AlertInput, setting: Setting, now: Date): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const statuses = statusesFor(setting);
  if (!statuses.includes(input.status)) {
    problems.push({
      field: 'status',
      value: input.status,
      allowed: statuses.join(', '),
      message: 'A demo or a sample site can make exercises and tests only, never an actual warning',
    });
  }
  if (input.status === 'Actual' && /^\s*(exercise|test)\b/i.test(input.hazardText)) {
    problems.push({ field: 'hazardText', message: 'The text begins with EXERCISE or TEST but the status is Actual' });
  }
  const leftMs = Date.parse(input.expiresAt) - now.getTime();
  if (!(leftMs > 0 && leftMs <= longestMs)) {
    problems.push({
      field: 'expiresAt',
      value: input.expiresAt,
      allowed: 'within the next 24 hours',
      message: 'The expiry must lie within the next 24 hours',
    });
  }
  return problems;
};

/** 'INC' and the last six digits of the time, ms: they come round every 1,000 s, so the store says which are taken. */
export const incidentIdAt = (ms: number): string => `${incidentIdPrefix}${String(ms).slice(-incidentIdDigits)}`;

/** The identifiers of this moment and the following ones, first choice first. */
export const incidentIdsFrom = (ms: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) => incidentIdAt(ms + index));
