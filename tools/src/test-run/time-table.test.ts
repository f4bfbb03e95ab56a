import { expect, test } from 'vitest';
import { formatTimes } from './time-table.ts';

test('the steps are listed with elapsed and processor time, the costliest first, and the whole run last', () => {
  const steps = [
    { title: 'types', wallS: 30, processorS: 41.26 },
    { title: 'known weaknesses', wallS: 2, processorS: undefined },
    { title: 'tests', wallS: 300, processorS: 512 },
  ];
  expect(formatTimes(steps, { title: 'whole run', wallS: 400, processorS: 600 }).split('\n')).toEqual([
    'Where the time goes    elapsed  processor',
    'tests                  300.0 s    512.0 s',
    'types                   30.0 s     41.3 s',
    'known weaknesses         2.0 s not measured',
    'whole run              400.0 s    600.0 s',
  ]);
});
