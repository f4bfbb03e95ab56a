import { useTranslation } from '../../locales/use-translation.ts';

/** The allowed values of an input, parsed from the engine's sentence (`allowedFor` of its table of inputs). */
export type Allowed =
  | { readonly kind: 'range' | 'above'; readonly least: number; readonly most: number; readonly unit: string }
  | { readonly kind: 'choice'; readonly names: string }
  | { readonly kind: 'characters'; readonly most: number }
  | { readonly kind: 'moment' };

const number = String.raw`(-?[\d.]+(?:e[+-]?\d+)?)`;
const range = new RegExp(`^(above )?${number} (?:up )?to ${number}(?: (\\S+))?$`);

/** Undefined: another kind of sentence. */
export const readAllowed = (text: string): Allowed | undefined => {
  const [whole, above, least, most, unit = ''] = range.exec(text) ?? [];
  if (whole !== undefined) return { kind: above === undefined ? 'range' : 'above', least: Number(least), most: Number(most), unit };
  const choice = /^one of ([^;]+)$/.exec(text);
  if (choice) return { kind: 'choice', names: choice[1] ?? '' };
  const characters = /^text of 1 to (\d+) characters$/.exec(text);
  if (characters) return { kind: 'characters', most: Number(characters[1]) };
  return text.startsWith('an ISO 8601 moment') ? { kind: 'moment' } : undefined;
};

/** The allowed values of an input, in the reader's language. */
export const useAllowedText = () => {
  const { t } = useTranslation('shell');
  return (text: string): string => {
    const allowed = readAllowed(text);
    if (allowed === undefined) return text;
    if (allowed.kind === 'range' || allowed.kind === 'above') {
      const { least, most, unit } = allowed;
      return `${t(`problem.allowed.${allowed.kind}`, { least, most })}${unit === '' ? '' : `\u00a0${unit}`}`;
    }
    if (allowed.kind === 'choice') return t('problem.allowed.choice', { names: allowed.names });
    return allowed.kind === 'characters' ? t('problem.allowed.characters', { most: allowed.most }) : t('problem.allowed.moment');
  };
};
