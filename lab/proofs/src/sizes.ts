import { defineFlags } from '../../bench/src/flags.ts';

export const sizes = defineFlags({
  /** Kills of `faults` and `crashes`; warnings of `doubled` and `release`. */
  rounds: 20,
  /** Duration of `soak`. */
  minutes: 60,
  /** Recipients of each warning of `faults`, `doubled` and `release`, by each channel. */
  warned: 10_000,
  /** Sites of each upload of `release`. */
  uploaded: 100_000,
  /** Elements with tags of `extract`. */
  features: 1_000_000,
  /** Seeds of `outbox`. */
  schedules: 10_000,
  /** Time between two kills of `doubled`, s. */
  every: 20,
});
