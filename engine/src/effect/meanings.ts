import type { Severity } from '../types/common-types.ts';

const aegl: Readonly<Record<Severity, string>> = {
  severe: 'Life-threatening effects or death are possible in the general public, sensitive people included.',
  middle: 'Irreversible or other serious, long-lasting effects, or an impaired ability to escape, are possible.',
  mild: 'Notable discomfort or irritation is possible; effects pass when exposure ends.',
};
const erpg: Readonly<Record<Severity, string>> = {
  severe: 'Nearly everyone could bear this for an hour without life-threatening effects; above it lives are at risk.',
  middle: 'Nearly everyone could bear this for an hour without irreversible effects; above it they are possible.',
  mild: 'Nearly everyone could bear this for an hour with no more than mild, passing effects.',
};
const pac: Readonly<Record<Severity, string>> = {
  severe: 'Life-threatening effects are possible.',
  middle: 'Irreversible or other serious effects, or an impaired ability to escape, are possible.',
  mild: 'Mild, passing effects are possible.',
};
const idlh = 'Immediately dangerous to life or health of workers without breathing protection.';

/** What a toxic level means for a person. */
export const toxicMeaning = (family: 'AEGL' | 'ERPG' | 'PAC' | 'IDLH', severity: Severity): string =>
  ({ AEGL: aegl[severity], ERPG: erpg[severity], PAC: pac[severity], IDLH: idlh })[family];
