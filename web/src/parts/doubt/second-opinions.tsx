import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useZoneWords } from '../result/zone-words.ts';
import classes from './doubt.module.css';
import { comparedZone, disagreement, type Opinion } from './opinion.ts';
import { OpinionLine } from './opinion-line.tsx';
import type { Doubt } from './use-doubt.ts';
import { type Opinions, useOpinions } from './use-opinions.ts';

interface SecondOpinionsProps {
  readonly result: RunResult;
  readonly document: ScenarioDocument;
  readonly doubt: Doubt;
}

const asOpinion = ({ erg, rmpM }: Opinions): Opinion | undefined => {
  if (erg) return { who: 'erg', ...erg };
  return rmpM === null ? undefined : { who: 'rmp', distanceM: rmpM, orMore: false, unverified: true };
};

/** Own reach and another's distance as lines of one scale, and what it means where they part. */
const Lines = ({ result, doubt, opinions }: Pick<SecondOpinionsProps, 'result' | 'doubt'> & { readonly opinions: Opinions }) => {
  const { t } = useTranslation('doubt');
  const format = useFormat();
  const words = useZoneWords();
  const own = comparedZone(result);
  const other = asOpinion(opinions);
  if (!own || !other) return <Text size="sm">{t(result.hazard === 'leak' ? 'second.noErg' : 'second.noRmp')}</Text>;
  const spread = doubt.levelOf(own.level.id)?.reachM;
  const mostM = Math.max(own.reachM, other.distanceM, spread?.p95 ?? 0, 1);
  const ratio = disagreement(own, other);
  const { erg } = opinions;
  return (
    <>
      <ul className={classes.lines} aria-label={t('second.title')}>
        <OpinionLine
          name={t('second.own', { level: words.level(own.level) })}
          text={words.reach(own)}
          atM={own.reachM}
          mostM={mostM}
          spread={spread}
          own
        />
        <OpinionLine
          name={
            erg
              ? t('second.erg', { spill: t(`second.spill.${erg.spill}`), part: t(opinions.isDay ? 'second.day' : 'second.night') })
              : t('second.rmp')
          }
          text={other.orMore ? t('orMore', { distance: format.distance(other.distanceM, 2) }) : format.distance(other.distanceM, 2)}
          atM={other.distanceM}
          mostM={mostM}
        />
      </ul>
      <Text size="sm" fw={ratio === null ? 400 : 600} data-apart={ratio === null ? 'no' : 'yes'}>
        {ratio === null
          ? t('second.agree')
          : t(ratio > 1 ? 'second.farther' : 'second.nearer', { times: format.number(ratio > 1 ? ratio : 1 / ratio, 2) })}
      </Text>
      <Text size="sm">{t(`second.why.${other.who}`)}</Text>
      <Text size="xs" c="dimmed">
        {erg?.container ? `${t('second.container', { container: erg.container })} ` : ''}
        {t(`second.source.${other.who}`)}
        {other.unverified ? ` ${t('second.unverified')}` : ''}
      </Text>
    </>
  );
};

/** What the Emergency Response Guidebook or EPA's rule says of the same accident. */
export const SecondOpinions = ({ result, document, doubt }: SecondOpinionsProps) => {
  const { t } = useTranslation('doubt');
  const { card, opinions } = useOpinions(result, document);
  const known = result.hazard === 'leak' || result.hazard === 'explosion';
  return (
    <section className={classes.second} aria-label={t('second.title')}>
      <Title order={4} size="h5">
        {t('second.title')}
      </Title>
      {known ? null : <Text size="sm">{t('second.none')}</Text>}
      {known && card.isError ? <ErrorPanel error={card.error} onRetry={() => void card.refetch()} /> : null}
      {known && card.isPending ? <TextSkeleton lines={2} /> : null}
      {known && opinions ? <Lines result={result} doubt={doubt} opinions={opinions} /> : null}
      {result.hazard === 'leak' ? (
        <Text size="xs" c="dimmed">
          {t('second.noTable')}
        </Text>
      ) : null}
    </section>
  );
};
