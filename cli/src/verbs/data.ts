import { Refusal } from '../refusal.ts';
import { countData, usage as countUsage } from './data-count.ts';

export const usage = countUsage;

const acts: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { count: countData };

/** Reads and counts the data of sites, places, people and roads, next to a running server. */
export const data = (args: readonly string[]): Promise<void> => {
  const [act, ...more] = args;
  const chosen = act !== undefined && Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (chosen === undefined) throw new Refusal(`One of ${Object.keys(acts).join(', ')} is needed`, `usage: ${usage}`);
  return chosen(more);
};
