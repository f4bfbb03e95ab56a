import type { SecondOpinion } from '@hazardguard/contract';
import type { RunResult, Zone } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import type { Opinions, TableOpinion } from './use-opinions.ts';

/** Texts of a second opinion: its name, why it differs, its source. */
export interface ShownOpinion extends SecondOpinion {
  readonly name: string;
  readonly why: string;
  readonly source: string;
}

/** All opinions with a distance for this accident, in display order; `own` is the zone they are compared with. */
export const useShownOpinions = (
  { hazard }: Pick<RunResult, 'hazard'>,
  own: Zone | undefined,
  { opinions: { erg, rmpM, isDay }, table }: { readonly opinions: Opinions; readonly table: TableOpinion | undefined },
): readonly ShownOpinion[] => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const text = useZoneText();
  const shown: ShownOpinion[] = [];
  if (erg) {
    const name = t('second.erg', { spill: t(`second.spill.${erg.spill}`), part: t(isDay ? 'second.day' : 'second.night') });
    const container = erg.container === null ? '' : `${t('second.container', { container: erg.container })} `;
    shown.push({ who: 'erg', ...erg, name, why: t('second.why.erg'), source: `${container}${t('second.source.erg')}` });
  }
  if (hazard === 'leak' && own && table?.tables && typeof table.found !== 'string') {
    const { number, terrain, endpointMgL } = table.found;
    const endpoint =
      endpointMgL === null
        ? ''
        : ` ${t('second.endpoint', { endpoint: format.quantity(endpointMgL, 'mg/L'), level: text.level(own.level) })}`;
    shown.push({
      who: 'table',
      ...table.found,
      unverified: false,
      name: t('second.table', { number: format.exact(number), terrain: t(`second.terrain.${terrain}`) }),
      why: `${t('second.why.table')}${endpoint}`,
      source: t('second.source.table', { source: table.tables.source, edition: table.tables.edition }),
    });
  }
  if (rmpM !== null) {
    const facts = { distanceM: rmpM, orMore: false, unverified: true };
    shown.push({ who: 'rmp', ...facts, name: t('second.rmp'), why: t('second.why.rmp'), source: t('second.source.rmp') });
  }
  return shown;
};
