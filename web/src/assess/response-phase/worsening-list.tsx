import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Comparison, Worsening } from '../changed-conditions/compare-footprints.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { useZoneText } from '../result/use-zone-text.ts';

/** A worsening as one sentence. */
export const useWorseningText = () => {
  const { t } = useTranslation('response-phase');
  const texts = useZoneText();
  const people = usePeopleText();
  return (one: Worsening): string => {
    if (one.kind === 'level') return t('worse.level', { level: texts.level(one.after.level), to: texts.reach(one.after) });
    if (one.kind === 'reach') {
      return t('worse.reach', { level: texts.level(one.after.level), from: texts.reach(one.before), to: texts.reach(one.after) });
    }
    if (one.kind === 'people') {
      return t('worse.people', { level: texts.level(one.level), from: people.inside(one.from), to: people.inside(one.to) });
    }
    if (one.kind === 'sooner') return t('worse.sooner', { name: one.name, from: texts.time(one.fromS), to: texts.time(one.toS) });
    return t(`worse.${one.kind}`, { count: one.places, people: people.sum(one) });
  };
};

/** Every worsening, announced when it changes, also when nothing got worse. */
export const WorseningList = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation('response-phase');
  const sentence = useWorseningText();
  return (
    <div role="status">
      {comparison.worse.length === 0 ? <Text size="sm">{t('worse.nothing')}</Text> : null}
      <ul className="hg-small hg-bullets">
        {comparison.worse.map((one) => {
          const text = sentence(one);
          return <li key={text}>{text}</li>;
        })}
      </ul>
      {comparison.incomplete ? <p className="hg-tiny hg-quiet">{t('incomplete')}</p> : null}
    </div>
  );
};

/** One line under the map: how far the worst level reaches now, and how many people are newly inside. */
export const WorstChange = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation('response-phase');
  const sentence = useWorseningText();
  const { worse } = comparison;
  const shownWorsening = [worse.find(({ kind }) => kind === 'level' || kind === 'reach'), worse.find(({ kind }) => kind === 'inside')];
  const text = shownWorsening.flatMap((one) => (one === undefined ? [] : [sentence(one)])).join(' ');
  return <strong>{text === '' && worse.length === 0 ? t('worse.nothing') : text}</strong>;
};
