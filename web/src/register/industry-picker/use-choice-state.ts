import { useCurrentSituation } from '../../data/current-situation.ts';
import { useTranslation } from '../../locales/use-translation.ts';

const kinds = ['inForce', 'incidents', 'sensorsInAlarm'] as const;

/** What goes on at an industry, as the current situation lists it; undefined where the list is cut or may not be read. */
export const useChoiceState = () => {
  const { t } = useTranslation(['parts', 'alerts']);
  const situation = useCurrentSituation().data;
  const isWhole = situation !== undefined && kinds.every((kind) => situation[kind].total <= situation[kind].rows.length);
  return ({ industryName }: { readonly industryName: string }): string | undefined => {
    const open = kinds.flatMap((kind) => {
      const row = situation?.[kind].rows.find((one) => one.industryName === industryName);
      if (row === undefined) return [];
      // An exercise is never taken for the real thing.
      const status = 'status' in row ? row.status : row.drillId === null ? 'Actual' : 'Exercise';
      return `${t(`industryPicker.state.${kind}`)}${status === 'Actual' ? '' : ` (${t(`alerts:status.${status}`)})`}`;
    });
    if (open.length > 0) return open.join(' · ');
    return isWhole ? t('industryPicker.state.none') : undefined;
  };
};
