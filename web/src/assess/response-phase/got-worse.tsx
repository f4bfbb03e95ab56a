import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { Comparison, Worsening } from '../changed-conditions/compare-footprints.ts';
import { useZoneWords } from '../result/zone-words.ts';
import classes from './response.module.css';

/** A worsening as one sentence. */
export const useWorseWords = () => {
  const { t } = useTranslation('response-phase');
  const format = useFormat();
  const words = useZoneWords();
  return (one: Worsening): string => {
    if (one.kind === 'level') return t('worse.level', { level: words.level(one.after.level), to: words.reach(one.after) });
    if (one.kind === 'reach') {
      return t('worse.reach', { level: words.level(one.after.level), from: words.reach(one.before), to: words.reach(one.after) });
    }
    if (one.kind === 'people') {
      return t('worse.people', { level: words.level(one.level), from: format.number(one.from), to: format.number(one.to) });
    }
    if (one.kind === 'sooner') return t('worse.sooner', { name: one.name, from: words.time(one.fromS), to: words.time(one.toS) });
    return t(`worse.${one.kind}`, { count: one.places, people: format.number(one.people) });
  };
};

/** Every worsening, said aloud when it changes; nothing worse is said, too. */
export const GotWorse = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation('response-phase');
  const sentence = useWorseWords();
  return (
    <div role="status">
      {comparison.worse.length === 0 ? <Text size="sm">{t('worse.nothing')}</Text> : null}
      <ul className={classes.words}>
        {comparison.worse.map((one) => {
          const text = sentence(one);
          return <li key={text}>{text}</li>;
        })}
      </ul>
      {comparison.incomplete ? <p className={classes.quiet}>{t('incomplete')}</p> : null}
    </div>
  );
};

/** The worst of it in a line under the map: how far the worst level reaches now, and how many are newly inside. */
export const WorstOfIt = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation('response-phase');
  const sentence = useWorseWords();
  const { worse } = comparison;
  const told = [worse.find(({ kind }) => kind === 'level' || kind === 'reach'), worse.find(({ kind }) => kind === 'inside')];
  const text = told.flatMap((one) => (one === undefined ? [] : [sentence(one)])).join(' ');
  return <strong>{text === '' && worse.length === 0 ? t('worse.nothing') : text}</strong>;
};
