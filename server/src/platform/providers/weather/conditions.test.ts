import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conditionKinds, toConditionIcon, toWmoCondition } from './conditions.ts';
import { toWeatherApiCondition } from './weatherapi-conditions.ts';

describe('conditions', () => {
  test('every icon exists among the static files', () => {
    const named = conditionKinds.flatMap((kind) => [toConditionIcon(kind, true), toConditionIcon(kind, false)]);
    const missing = named.filter((path) => !existsSync(new URL(`../../../../../web/public${path}`, import.meta.url)));
    expect(missing).toEqual([]);
  });

  test('an unknown code is shown as unknown', () => {
    expect(toWmoCondition(42)).toEqual({ kind: 'unknown', text: 'Weather code 42' });
    expect(toWeatherApiCondition(1)).toBe('unknown');
  });

  test('both vendors agree on what overcast, fog and thunder look like', () => {
    expect([3, 45, 95].map((code) => toWmoCondition(code).kind)).toEqual([1009, 1135, 1276].map(toWeatherApiCondition));
  });
});
