const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);

/** Ids of the open set of published cases, all of them. */
export const openCaseIds: readonly string[] = [
  ...numbered('met', 4),
  ...numbered('gau', 11),
  ...numbered('epa', 1),
  ...numbered('bm', 1),
  ...numbered('hg', 8),
  ...numbered('mc', 1),
  ...numbered('slab', 1),
  ...numbered('src', 9),
  ...numbered('tox', 2),
  ...numbered('thr', 1),
  ...numbered('ind', 2),
  ...numbered('fire', 6),
  ...numbered('vce', 4),
  ...numbered('tnt', 1),
  ...numbered('fld', 4),
  ...numbered('prop', 2),
  ...numbered('perf', 2),
];

/** Properties and speeds are proven by laws and benchmarks rather than by a table of numbers. */
export const provenElsewhere: Readonly<Record<string, string>> = {
  'prop-01': 'engine/src/laws.test.ts, mass is conserved',
  'prop-02': 'engine/src/laws.test.ts, monotone',
  'perf-01': 'bench/src/engine.ts, heavy footprint',
};

/** Cases whose model is not built yet. */
export const later: Readonly<Record<string, string>> = {
  'bm-01': 'Britter-McQuaid screening is not built',
  'slab-01': 'the dense plume with heat (best estimate) is not built',
  'tox-01': 'probits are not built',
  'thr-01': 'thermal doses are not built',
  'ind-01': 'indoor air is not built',
  'ind-02': 'indoor air is not built',
  'fire-01': 'fires are not built',
  'fire-02': 'fires are not built',
  'fire-03': 'fires are not built',
  'fire-04': 'fires are not built',
  'fire-05': 'fires are not built',
  'fire-06': 'fires are not built',
  'vce-01': 'flammable zones are not built',
  'vce-02': 'vapour cloud explosions by congestion are not built',
  'vce-03': 'vapour cloud explosions by congestion are not built',
  'vce-04': 'vapour cloud explosions by congestion are not built',
  'fld-01': 'field trials belong to validation/',
  'fld-02': 'field trials belong to validation/',
  'fld-03': 'field trials belong to validation/',
  'fld-04': 'the inverse source is not built',
  'perf-02': 'ensembles are not built',
};
