import { runSchedule } from '../../../web/src/data/offline/outbox/schedules.ts';
import type { BenchRow } from '../../bench/src/measure.ts';
import { sizes } from './sizes.ts';

/** Random schedules of the browser's outbox: cuts, kills, clock jumps and failures over three devices (`schedules.ts`). */
export const proveOutbox = async (): Promise<BenchRow[]> => {
  const schedules = sizes.readSize('schedules');
  const wrong: string[] = [];
  for (let seed = 1; seed <= schedules; seed += 1) wrong.push(...(await runSchedule(seed)));
  for (const one of wrong.slice(0, 20)) process.stdout.write(`${one}\n`);
  return [
    {
      name: `${schedules.toLocaleString('en')} schedules: changes lost, doubled or out of order`,
      value: wrong.length,
      unit: '',
      target: '<= 0',
    },
  ];
};
