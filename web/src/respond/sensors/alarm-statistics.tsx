import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './sensors.module.css';

/** Which sensors alarm most, and whose alarms are a nuisance: fleeting, chattering, shelved, standing. */
export const AlarmStatistics = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const statistics = useQuery(routeQuery('/api/industries/{id}/alarm-statistics', { path: { id: industryId } }));
  if (statistics.isError)
    return <ErrorPanel error={statistics.error} title={t('statistics.failed')} onRetry={() => void statistics.refetch()} />;
  if (statistics.data === undefined) return null;
  const { days, sensors } = statistics.data;
  const title = t('statistics.title', { count: days });
  return (
    <section aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {sensors.length === 0 ? (
        <Text size="sm">{t('statistics.none')}</Text>
      ) : (
        <>
          <TableFrame label={title} minWidth={560}>
            <table className={`hg-small hg-full hg-table ${classes.table}`}>
              <thead>
                <tr>
                  {(['sensor', 'raised', 'fleeting', 'chattering', 'shelved', 'standing'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`statistics.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sensors.map((row) => (
                  <tr key={row.sensorId}>
                    <th scope="row">
                      {row.code} · {row.name}
                    </th>
                    <td className="hg-together">{format.exact(row.raised)}</td>
                    <td className="hg-together">{format.exact(row.fleeting)}</td>
                    <td className="hg-together">{format.exact(row.chattering)}</td>
                    <td className="hg-together">{format.exact(row.shelved)}</td>
                    <td className="hg-together">{row.standingSince === null ? '' : format.moment(row.standingSince)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
          <Text size="sm" c="dimmed" mt={4}>
            {t('statistics.meaning')}
          </Text>
        </>
      )}
    </section>
  );
};
