import { ApiError, type Rota, type Shift, type ShiftInput } from '@hazardguard/contract';

/** A span between two neighbouring moments at which anything changes, and who stands in it. */
interface Watch {
  readonly from: number;
  readonly to: number;
  readonly shifts: readonly Shift[];
}

const toStartMs = (shift: Shift): number => Date.parse(shift.startsAt);
const toEndMs = (shift: Shift): number => Date.parse(shift.endsAt);
const toIso = (ms: number): string => new Date(ms).toISOString();

const listShiftsAt = (shifts: readonly Shift[], ms: number): readonly Shift[] =>
  shifts.filter((shift) => toStartMs(shift) <= ms && toEndMs(shift) > ms);

/** Cuts the time from `from` to `to` wherever a shift begins or ends. */
const listWatches = (shifts: readonly Shift[], from: number, to: number): readonly Watch[] => {
  const cuts = [...new Set([from, to, ...shifts.flatMap((shift) => [toStartMs(shift), toEndMs(shift)])])]
    .filter((ms) => ms >= from && ms <= to)
    .toSorted((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    return { from: start, to: end, shifts: listShiftsAt(shifts, start) };
  });
};

/** Names of those on duty, each once, whatever number of shifts a person stands in. */
const listNames = (shifts: readonly Shift[]): string[] => {
  const byMember = new Map(shifts.map((shift) => [shift.memberId, shift.name]));
  return [...byMember.values()].toSorted();
};

const toMembersKey = (shifts: readonly Shift[]): string => [...new Set(shifts.map(({ memberId }) => memberId))].toSorted().join();

/** Neighbouring watches with the same people are one. */
const joinWatches = (list: readonly Watch[]): readonly Watch[] => {
  const done: Watch[] = [];
  for (const next of list) {
    const last = done.at(-1);
    if (last !== undefined && toMembersKey(last.shifts) === toMembersKey(next.shifts)) done[done.length - 1] = { ...last, to: next.to };
    else done.push(next);
  }
  return done;
};

const longestLook = 62 * 24 * 60 * 60_000;

/** The end of the period whose shifts are needed to find the next change. */
export const computeHorizon = (now: Date, to: Date): Date => new Date(Math.max(now.getTime() + longestLook, to.getTime()));

const findNextChange = (shifts: readonly Shift[], now: number): Rota['nextChange'] => {
  const [, next] = joinWatches(listWatches(shifts, now, now + longestLook));
  return next === undefined ? null : { at: toIso(next.from), onDuty: listNames(next.shifts) };
};

/** Who is on duty, what comes next, where nobody is and where several are. `shifts`: all that end after `from` or `now`. */
export const buildRota = (
  shifts: readonly Shift[],
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Rota => {
  const [start, end, moment] = [from.getTime(), to.getTime(), now.getTime()];
  // A shift at one site fills no gap of the others.
  const common = shifts.filter(({ industryId }) => industryId === null);
  const all = joinWatches(listWatches(common, start, end));
  const ahead = end > moment ? joinWatches(listWatches(common, Math.max(start, moment), end)) : [];
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
    onDuty: [...listShiftsAt(shifts, moment)],
    nextChange: findNextChange(common, moment),
    shifts: shifts.filter((shift) => toStartMs(shift) < end && toEndMs(shift) > start),
    gaps: ahead.filter((watch) => watch.shifts.length === 0).map((watch) => ({ from: toIso(watch.from), to: toIso(watch.to) })),
    overlaps: all
      .map((watch) => ({ from: toIso(watch.from), to: toIso(watch.to), names: listNames(watch.shifts) }))
      .filter(({ names }) => names.length > 1),
  };
};

export const noSuchShift = (id: number): ApiError => new ApiError('not-found', `There is no shift with the id ${id}`);

interface StoredShift {
  readonly membership_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly industry_id: number | null;
}

/** What was, stays: a shift that has ended is a record; of one that has begun, only the end can move. */
export const refusePastChange = (stored: StoredShift, change: ShiftInput | 'remove', now: Date): void => {
  if (stored.ends_at <= now) throw new ApiError('conflict', 'This shift has ended and cannot be changed');
  if (stored.starts_at > now) return;
  const endMoves =
    change !== 'remove' &&
    change.memberId === stored.membership_id &&
    change.industryId === stored.industry_id &&
    Date.parse(change.startsAt) === stored.starts_at.getTime() &&
    Date.parse(change.endsAt) >= now.getTime();
  if (!endMoves) throw new ApiError('conflict', 'This shift has begun: only its end can be changed, to a time in the future');
};
