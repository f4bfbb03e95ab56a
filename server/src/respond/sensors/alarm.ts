/** Alarm limits of a sensor, in its unit. */
export interface AlarmRule {
  readonly high: number;
  /** The alarm clears below this value; between the two it does not change. */
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
  /** Alarm change caused by this reading. */
  readonly change: 'raised' | 'cleared' | null;
}

/** Counting stops here; `highSince` holds the duration. */
const maxHighCount = 1_000;

/**
 * Evaluates one more reading, in order of time. Consecutive high readings raise an alarm once there are `readings` of them or they
 * last `seconds`. A reading below `low` clears it. One between the limits restarts the count and keeps the alarm.
 */
export const evaluateReading = (
  state: AlarmState,
  rule: AlarmRule,
  { at, value }: { readonly at: Date; readonly value: number },
): AlarmResult => {
  if (value >= rule.high) {
    // A start in the future comes from a clock that was ahead.
    const highSince = state.highSince !== null && state.highSince <= at ? state.highSince : at;
    const highCount = Math.min(maxHighCount, state.highCount + 1);
    const highForS = (at.getTime() - highSince.getTime()) / 1000;
    const raised = state.raised || highCount >= rule.readings || (rule.seconds !== null && highCount > 1 && highForS >= rule.seconds);
    return { state: { raised, highCount, highSince }, change: raised && !state.raised ? 'raised' : null };
  }
  const cleared = state.raised && value < rule.low;
  return { state: { raised: state.raised && !cleared, highCount: 0, highSince: null }, change: cleared ? 'cleared' : null };
};
