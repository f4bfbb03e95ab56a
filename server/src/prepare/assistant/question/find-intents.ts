import type { Concepts } from './read-concepts.ts';

/** What a question wants, the most urgent first: this is the order of the answers. */
export const intents = [
  'rescue',
  'tank-fire',
  'first-aid',
  'distance',
  'leak',
  'mixing',
  'all-clear',
  'report',
  'rota',
  'people',
  'expired',
  'stock',
  'contact',
  'duties',
] as const;
export type Intent = (typeof intents)[number];

export interface Named {
  /** Of the question with the names of its sites: what could be about a person is read so. */
  readonly whole: Concepts;
  /** Chemicals in the question. */
  readonly chemicals: number;
  /** A site or a district is in the question. */
  readonly site: boolean;
  readonly distance: boolean;
}

const rules: Readonly<Record<Intent, (says: Concepts, named: Named) => boolean>> = {
  // Too often rather than too seldom: the person who goes in without breathing apparatus is the next one.
  rescue: (says, { whole }) =>
    whole('down') ||
    (whole('weakDown') && whole('person')) ||
    (whole('rescue') && (whole('person') || says('confined') || says('gas'))) ||
    (says('enter') && says('confined')),
  'tank-fire': (says) => says('fire') && says('carrier'),
  'first-aid': (says, { chemicals }) => says('firstAid') || (says('body') && (says('hurt') || says('agent') || chemicals > 0)),
  distance: (says, { chemicals }) => says('howFar') && (chemicals > 0 || says('leak') || says('gas')) && !(says('fire') && says('carrier')),
  leak: (says, { chemicals }) =>
    chemicals > 0 &&
    !says('howFar') &&
    !says('howMany') &&
    ((says('leak') && !says('stock')) || (says('water') && (says('put') || says('leak')))),
  mixing: (says, { chemicals }) => chemicals >= 2 && !says('howFar'),
  'all-clear': (says) => says('allClear'),
  report: (says) => says('report') && says('accident') && says('when'),
  rota: (says) => says('onDuty'),
  people: (says, { site, distance }) => says('howMany') && (site || distance || says('around')),
  expired: (says) => says('expired'),
  stock: (says, { chemicals, site }) =>
    says('stock') &&
    (chemicals > 0 || site) &&
    !says('howMany') &&
    !says('howFar') &&
    !says('expired') &&
    !says('when') &&
    !(says('body') && says('hurt')),
  contact: (says, { site }) => says('telephone') && site,
  duties: (says) => says('duties') && !says('onDuty') && !says('howFar') && !says('expired') && !(says('report') && says('accident')),
};

export const findIntents = (says: Concepts, named: Named): readonly Intent[] => {
  const found = intents.filter((intent) => rules[intent](says, named));
  // A body out of the gas is treated; one in it is not reached alone. What the stock holds is no answer to either.
  return found.includes('rescue') ? found.filter((intent) => intent !== 'stock' && intent !== 'mixing') : found;
};
