import type { SharedNamespace } from '@hazardguard/i18n/shared-namespaces';
import { readShared } from '@hazardguard/i18n/shared-texts';

const files = import.meta.glob<{ readonly default: object }>(
  ['./*/{data-import,duties,incidents,stakeholders,vessel-form}.json', './*/server/{duty-rules,incident-terms,stakeholder-groups}.json'],
  { base: '../../../i18n/src' },
);

/** A catalogue with the texts that it shares with another file. */
export const loadShared = (language: string, namespace: SharedNamespace): Promise<object> =>
  readShared(namespace, async (file) => {
    const load = files[`./${language}/${file}.json`];
    if (load === undefined) throw new Error(`There is no catalogue ${language}/${file}`);
    return (await load()).default;
  });
