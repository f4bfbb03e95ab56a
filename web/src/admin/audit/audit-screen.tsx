import { auditColumns, auditCountLimit } from '@hazardguard/contract';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Register } from '../../ui/register/register.tsx';
import { useRegisterView } from '../../ui/register/register-view.ts';
import { IconDownload, IconShieldCheck } from '../../ui/screen-icons.tsx';
import { ExcelLink } from '../../ui/table-file/excel-button.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { recordFile, useEntries, useFilters } from './audit-filters.ts';
import { CheckPanel } from './check-panel.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';

const files = [
  ['jsonl', 'downloadLines'],
  ['csv', 'downloadTable'],
] as const;

/** The last check on this server, read again while it runs. */
const checkQuery = routeQuery('/api/audit/check');
const checkMs = 700;

/** The audit record with its values before and after, and the check of its chain. */
export const AuditScreen = () => {
  const { t } = useTranslation(['audit', 'shell']);
  const [view, changeView] = useRegisterView(auditColumns);
  const [filters, changeFilters] = useFilters();
  const [openEntry, setOpenEntry] = useState<number>();
  const entries = useEntries(view, filters);
  const columns = useAuditColumns();
  const check = useQuery({
    ...checkQuery,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? checkMs : false),
  });
  const starting = useRouteChange('POST', '/api/audit/check', {
    onSuccess: (begun) => void queryClient.setQueryData(checkQuery.queryKey, begun),
  });
  const panel = check.data === undefined ? null : <CheckPanel check={check.data} />;
  // An earlier check that found nothing waits below the record.
  const isOld = check.data?.state === 'done' && check.data.faults.length === 0 && starting.isIdle;
  const running = check.data?.state === 'running' || starting.isPending;
  return (
    <>
      <PageHeader
        title={t('shell:screens.audit.title')}
        purpose={t('purpose')}
        actions={
          <Button leftSection={<IconShieldCheck size={18} stroke={1.6} aria-hidden />} loading={running} onClick={() => starting.mutate()}>
            {t('check.action')}
          </Button>
        }
      />
      <Stack gap="lg">
        {starting.isError ? <ErrorPanel error={starting.error} title={t('check.startFailed')} onRetry={() => starting.mutate()} /> : null}
        {isOld ? null : panel}
        <Register
          label={t('register')}
          searchLabel={t('search')}
          columns={columns}
          sortable={auditColumns}
          view={view}
          onView={changeView}
          query={entries}
          rowId={({ id }) => id}
          mark={() => undefined}
          empty={{ title: t('empty'), text: t('emptyText') }}
          filters={<FilterBar filters={filters} onChange={changeFilters} />}
          filtered={Object.values(filters).some((value) => value !== undefined)}
          tools={[
            ...files.map(([format, text]) => (
              <Button
                key={format}
                component="a"
                href={recordFile(format, filters, view.search)}
                download={`audit.${format}`}
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                {t(text)}
              </Button>
            )),
            <ExcelLink key="xlsx" href={recordFile('csv', filters, view.search)} fileName="audit.csv" />,
          ]}
          actions={({ id }) => (
            <Button variant="default" size="xs" aria-label={t('moreOf', { id })} onClick={() => setOpenEntry(id)}>
              {t('more')}
            </Button>
          )}
        />
        {entries.data?.total === auditCountLimit ? <p className="hg-small hg-quiet">{t('counted')}</p> : null}
        {isOld ? panel : null}
        {openEntry === undefined ? null : <EntryDialog id={openEntry} onClose={() => setOpenEntry(undefined)} />}
      </Stack>
    </>
  );
};
