import { siteStateKinds } from '@hazardguard/contract';
import { useCurrentSituation } from '../../data/current-situation.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** What goes on at an industry, as the current situation lists it; undefined where the list is cut or may not be read. */
export const useChoiceState = () => {
  const { t } = useTranslation(['parts', 'alerts']);
  const states = useCurrentSituation().data?.siteStates;
  return ({ industryName }: { readonly industryName: string }): string | undefined => {
    const own = (states?.rows ?? []).filter((row) => row.industryName === industryName);
    const open = siteStateKinds.flatMap((kind) => {
      // The rows begin with what is actual.
      const status = own.find((row) => row.kind === kind)?.status;
      // An exercise is never taken for the real thing.
      return status === undefined
        ? []
        : `${t(`industryPicker.state.${kind}`)}${status === 'Actual' ? '' : ` (${t(`alerts:status.${status}`)})`}`;
    });
    if (open.length > 0) return open.join(' · ');
    return states !== undefined && states.total <= states.rows.length ? t('industryPicker.state.none') : undefined;
  };
};
