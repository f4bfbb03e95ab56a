import type { LevelEnsemble } from '@hazardguard/engine';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';

/** Below this share a level is hardly ever reached; then quantiles say nothing a person can use. */
const hardly = 0.05;
/** Reaches less than this apart, m, read as one distance. */
const apart = 1;

/** Where 9 of 10 computed variations end, in words: the same beside the reach, in the list and in a report. */
export const useBandWords = () => {
  const { t } = useTranslation('doubt');
  const format = useFormat();
  return {
    /** '1.1 to 2.4 km'; undefined where nothing is to be said. */
    band: ({ reachM: { p5, p95 }, reachedShare, beyondRangeShare }: LevelEnsemble): string | undefined => {
      if (reachedShare < hardly) return undefined;
      const to = format.distance(p95, 2);
      // Some end where the model does, not where the cloud does.
      const far = beyondRangeShare > hardly ? t('over', { distance: to }) : to;
      if (p5 < apart) return t('upTo', { to: far });
      return t('range', { from: format.distance(p5, 2), to: far });
    },
    hardly: ({ reachedShare }: LevelEnsemble): boolean => reachedShare < hardly,
  };
};
