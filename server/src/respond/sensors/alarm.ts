/** When a sensor raises an alarm, in its unit. */
export interface AlarmRule {
  readonly high: number;
  /** Cleared below it: between the two nothing changes. */
  readonly low: number;
  readonly readings: number;
  readonly seconds: number | null;
}

export interface AlarmState {
  readonly raised: boolean;
  readonly highCount: number;
  readonly highSince: Date | null;
}

export const noAlarm: AlarmState = { raised: false, highCount: 0, highSince: null };

export interface AlarmResult {
  readonly state: AlarmState;
  /** What this reading caused. */
  readonly change: 'raised' | 'cleared' | null;
}

/** Counts stop here: how long it has been high is in `highSince`. */
const mostCounted = 1_000;

/**
 * One more reading, in the order of time. High readings in a row raise an alarm once they are `readings` many, or `seconds` long; a
 * reading below `low` clears it; one between the two ends the row and keeps the alarm.
 */
export const evaluateReading = (
  state: AlarmState,
  rule: AlarmRule,
  { at, value }: { readonly at: Date; readonly value: number },
): AlarmResult => {
  if (value >= rule.high) {
    // A beginning that is still to come is of a clock that was ahead.
    const highSince = state.highSince !== null && state.highSince <= at ? state.highSince : at;
    const highCount = Math.min(mostCounted, state.highCount + 1);
    const lastedS = (at.getTime() - highSince.getTime()) / 1000;
    const raised = state.raised || highCount >= rule.readings || (rule.seconds !== null && highCount > 1 && lastedS >= rule.seconds);
    return { state: { raised, highCount, highSince }, change: raised && !state.raised ? 'raised' : null };
  }
  const cleared = state.raised && value < rule.low;
  return { state: { raised: state.raised && !cleared, highCount: 0, highSince: null }, change: cleared ? 'cleared' : null };
};
