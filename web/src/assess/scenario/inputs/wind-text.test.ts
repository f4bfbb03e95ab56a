import { expect, it } from 'vitest';
import { windTextPatch } from './wind-text.tsx';

it('reads a direction, and a speed with its unit', () => {
  expect(windTextPatch('NNW')).toEqual({ windFromDeg: 337.5 });
  expect(windTextPatch('340')).toEqual({ windFromDeg: 340 });
  expect(windTextPatch('north-west 4 m/s')).toEqual({ windFromDeg: 315, windSpeedMs: '4' });
  expect(windTextPatch('from the SW at 18 km/h')).toEqual({ windFromDeg: 225, windSpeedMs: '5' });
});

it('clears the direction for unreadable text', () => {
  for (const text of ['', 'sideways', '361', 'N 5', 'NNNW']) expect(windTextPatch(text)).toEqual({ windFromDeg: undefined });
});
