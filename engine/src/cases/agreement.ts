/** How far a value may lie from the expected one. */
export interface Tolerance {
  readonly type: 'exact' | 'relative' | 'absolute' | 'ratio_range' | 'factor';
  readonly value?: number;
  readonly min?: number;
  readonly max?: number;
  /** Names of single values with a ratio range of their own. */
  readonly own?: Readonly<Record<string, readonly [number, number]>>;
}

const agrees = (actual: number, expected: number, tolerance: Tolerance, name: string): boolean => {
  const { value = 0, min = 1, max = 1 } = tolerance;
  const ratio = actual / expected;
  const own = tolerance.own?.[name];
  if (own !== undefined) return ratio >= own[0] && ratio <= own[1];
  switch (tolerance.type) {
    case 'exact':
      return actual === expected;
    case 'relative':
      return Math.abs(ratio - 1) <= value;
    case 'absolute':
      return Math.abs(actual - expected) <= value;
    case 'ratio_range':
      return ratio >= min && ratio <= max;
    case 'factor':
      return ratio >= 1 / value && ratio <= value;
  }
};

/**
 * Everything expected that the actual value misses, as readable lines; empty when all agree. Objects and lists are walked,
 * members of `actual` that nothing is expected of are not looked at.
 */
export const disagreements = (actual: unknown, expected: unknown, tolerance: Tolerance, name = ''): readonly string[] => {
  if (typeof expected === 'object' && expected !== null) {
    const members = actual as Readonly<Record<string, unknown>>;
    return Object.entries(expected).flatMap(([key, value]) =>
      disagreements(members?.[key], value, tolerance, name === '' ? key : `${name}.${key}`),
    );
  }
  if (typeof expected === 'number') {
    const fine = typeof actual === 'number' && agrees(actual, expected, tolerance, name);
    return fine ? [] : [`${name}: expected ${expected}, got ${String(actual)} (ratio ${(Number(actual) / expected).toFixed(3)})`];
  }
  return Object.is(actual, expected) ? [] : [`${name}: expected ${String(expected)}, got ${String(actual)}`];
};
