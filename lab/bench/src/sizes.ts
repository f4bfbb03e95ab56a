import { defineFlags } from './flags.ts';

export const sizes = defineFlags({
  /** Recipients of the warning of `alerts`. */
  recipients: 100_000,
  /** How long `readings` are sent, s. */
  seconds: 60,
  /** Open streams of `live`. */
  clients: 10_000,
  /** 1: what `areas` finds is recorded, to be compared with the next engine's. */
  record: 0,
});
