import { incidentOrigins, incidentViewIds } from '@hazardguard/contract';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import type { IncidentAddress } from '../incident-address.ts';
import { incidentPollMs } from '../use-incident-card.ts';

interface ViewSelectProps extends Pick<IncidentAddress, 'origin'> {
  readonly current: IncidentAddress['entry'];
  readonly onChoose: (change: Pick<IncidentAddress, 'origin' | 'entry'>) => void;
}

/** On a phone in place of the tabs and the side menu: the lists of both origins, with the counts of the chosen one. */
export const ViewSelect = ({ origin, current, onChoose }: ViewSelectProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const counts = useQuery({
    ...routeQuery('/api/incidents', { query: { origin, view: 'open', pageSize: 1 } }),
    refetchInterval: incidentPollMs,
  }).data?.counts;
  const entries = incidentOrigins.flatMap((of) =>
    (of === 'reported' ? (['create', ...incidentViewIds] as const) : incidentViewIds).map((entry) => {
      const count = of === origin && entry !== 'create' ? counts?.[entry] : undefined;
      const label = count === undefined ? t(`menu.${entry}`) : `${t(`menu.${entry}`)} (${format.exact(count)})`;
      return { value: `${of} ${entry}`, label, of, entry };
    }),
  );
  return (
    <NativeSelect
      mb="xs"
      aria-label={t('menu.name')}
      value={`${origin} ${current}`}
      data={incidentOrigins.map((of) => ({ group: t(`tab.${of}`), items: entries.filter((entry) => entry.of === of) }))}
      onChange={({ currentTarget }) => {
        const chosen = entries.find(({ value }) => value === currentTarget.value);
        if (chosen) onChoose({ origin: chosen.of, entry: chosen.entry });
      }}
    />
  );
};
