import { isLanguage, languages } from '@hazardguard/i18n/languages';
import { useTranslation } from '../../locales/use-translation.ts';

/** One of our words of a field, as screens call it: a kind of place, a group, a role, a vessel, a language; a unit as it is. */
export const useWordLabel = () => {
  const { t, i18n } = useTranslation(['vulnerability', 'stakeholders', 'shell', 'vessel-form']);
  return (field: string, word: string): string => {
    if (field === 'language' && isLanguage(word)) return languages.find(({ code }) => code === word)?.name ?? word;
    const key = {
      kind: `vulnerability:kind.${word}`,
      group: `stakeholders:group.${word}`,
      role: `shell:role.${word}`,
      terrain: `vulnerability:input.terrains.${word}`,
      vesselKind: `vessel-form:kind.${word}`,
      vesselOrientation: `vessel-form:orientation.${word}`,
    }[field];
    return key !== undefined && i18n.exists(key) ? (t as (key: string) => string)(key) : word;
  };
};
