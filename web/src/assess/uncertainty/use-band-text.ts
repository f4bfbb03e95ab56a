import type { LevelEnsemble } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Below this share a level is rarely reached, and quantiles are not useful. */
const rareShare = 0.05;
/** A band that starts nearer than this, m, starts at the source. */
const atSource = 1;

interface BandText {
  /** '1.1 km to 2.4 km', for use next to a number. */
  readonly short: string;
  /** 'likely between 1.1 km and 2.4 km', in a sentence. */
  readonly sentence: string;
}

/** The band in which 9 of 10 computed variations end, the same text at the reach, in the list and in a report. */
export const useBandText = () => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  /** Undefined when the level is rarely reached. */
  return ({ reachM: { p5, p95 }, reachedShare, beyondRangeShare }: LevelEnsemble): BandText | undefined => {
    if (reachedShare < rareShare) return undefined;
    const end = format.distance(p95, 2);
    // Some variations end at the limit of the model, not of the cloud.
    const to = beyondRangeShare > rareShare ? t('limit') : end;
    if (p5 < atSource) return { short: t('upTo', { to }), sentence: t('likely.upTo', { to }) };
    const from = format.distance(p5, 2);
    return { short: t('range', { from, to }), sentence: t('likely.between', { from, to }) };
  };
};
